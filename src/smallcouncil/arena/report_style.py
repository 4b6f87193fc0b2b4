"""The looks of a report."""

STYLE = """
:root{--paper:#fbfaf7;--card:#fff;--ink:#1d1b18;--quiet:#6a645b;--rule:#ddd7cc;--blue:#1f5f9e;--band:#1f5f9e2e;
--good:31,122,77;--bad:176,58,46}
@media (prefers-color-scheme:dark){:root{--paper:#161513;--card:#201e1b;--ink:#ece7de;--quiet:#a39c90;--rule:#3a362f;
--blue:#7db4ea;--band:#7db4ea33;--good:88,190,132;--bad:232,112,98}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.25rem 1rem 3rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:0 0 .6rem}
.headline{font-size:1.15rem;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
.quiet,figcaption,footer{color:var(--quiet);font-size:.85rem}
.quiet{margin:.5rem 0 0}
section,figure{background:var(--card);border:1px solid var(--rule);border-radius:.6rem;padding:1rem;margin:1rem 0}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1rem;align-items:start}
.plots figure{margin:0}
figcaption{margin-top:.4rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{padding:.4rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--rule)}
tbody tr:last-child>*{border-bottom:0}
th{font-weight:600;color:var(--quiet);font-size:.82rem}
.name{text-align:left;white-space:normal;overflow-wrap:anywhere;min-width:6rem}
td.name,tbody th.name{font-weight:600;color:var(--ink);font-size:.92rem}
.pairs td{text-align:center}.pairs thead th{text-align:center;white-space:normal;overflow-wrap:anywhere;min-width:5rem}
.pairs small{display:block;color:var(--quiet);font-size:.75rem}
.ahead{background:rgba(var(--good),calc(.08 + .3*var(--s)))}.behind{background:rgba(var(--bad),calc(.08 + .3*var(--s)))}
.none{color:var(--quiet)}
svg{display:block;width:100%;height:auto}
svg text{fill:var(--ink);font-size:12px;font-family:inherit}
svg .tick{fill:var(--quiet);font-size:11px}
svg .name{font-weight:600}
svg .line{stroke:var(--blue);stroke-width:2;fill:none;stroke-linecap:round;stroke-linejoin:round}
svg .mark,svg .bar{fill:var(--blue)}
svg .band{fill:var(--band)}
svg .even{stroke:var(--quiet);stroke-dasharray:4 4}
svg .axis{stroke:var(--rule)}
pre{margin:0;padding:.7rem;background:var(--paper);border:1px solid var(--rule);border-radius:.4rem;
white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem;user-select:all}
summary{cursor:pointer}summary h2{display:inline}
.forfeits{margin:0;padding-left:1.1rem}.forfeits li{margin:.4rem 0;overflow-wrap:anywhere}
.forfeits span{color:var(--quiet);font-size:.85rem}
footer{margin-top:1.5rem}
"""
