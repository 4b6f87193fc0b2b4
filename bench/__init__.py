"""Benchmarks. `python -m bench` runs all, `python -m bench speed` one; results go to bench/RESULTS.md."""
