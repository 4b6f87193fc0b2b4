"""Compile the rules of the card games with mypyc, for `smallcouncil.core.compiled_rules` to find.

Which modules a package wants compiled stands in its `compiled.txt`.
"""

import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ["SMALLCOUNCIL_RULES"] = "plain"

from smallcouncil.core.compiled_rules import FOLDER, MANIFEST, PACKAGE, SUFFIX, digest, fits, manifest

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "compiled" / FOLDER.name
GROUP = "smallcouncil_rules"


def main() -> None:
    trouble = missing()
    if trouble:
        raise SystemExit(f"The rules cannot be compiled here: {trouble}. They run as plain Python all the same.")
    made = manifest()
    if made is not None and fits(made) and {*wanted()} < {*made}:
        print("The compiled rules are up to date.")
        return
    modules = wanted()
    made_from = {module: digest(module) for module in modules}
    print(f"Compiling {len(modules)} modules; the first time this takes some minutes.", flush=True)
    built = compiled(modules)
    lay_out(built, made_from)
    print(f"The rules of the card games run compiled now ({FOLDER.relative_to(ROOT)}).")


def missing() -> str:
    """What is not there that compiling takes."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (on Debian and Ubuntu the package python3-dev)"
    absent = [name for name in ("mypyc", "setuptools", "librt") if find_spec(name) is None]
    return f"{' and '.join(absent)} cannot be imported (make compiled brings them)" if absent else ""


def wanted() -> list[str]:
    """The modules that all packages want compiled."""
    found = []
    for listing in sorted(PACKAGE.rglob("compiled.txt")):
        package = ".".join(listing.parent.relative_to(PACKAGE.parent).parts)
        names = [line for line in listing.read_text().split("\n") if line and not line.startswith("#")]
        found += [f"{package}.{name.replace('/', '.')}" for name in names]
    return found


def compiled(modules: list[str]) -> Path:
    """The folder in which the modules lie, compiled.

    Nobody puts other functions in the place of theirs, so that on Linux they call each other straight.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    BUILD.mkdir(parents=True, exist_ok=True)
    os.chdir(PACKAGE.parent)
    extensions = mypycify(
        [
            *("--strict", "--explicit-package-bases", "--config-file=", f"--cache-dir={BUILD / 'mypy'}"),
            *(f"{module.replace('.', '/')}.py" for module in modules),
        ],
        group_name=GROUP,
        multi_file=True,
        target_dir=str(BUILD / "c"),
        opt_level="2",
    )

    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic")

    class Build(build_ext):  # type: ignore[misc, unused-ignore]
        def build_extensions(self) -> None:
            _compile_side_by_side(self.compiler)
            super().build_extensions()

    command = Build(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "temp")
    command.ensure_finalized()
    command.run()
    return BUILD / "lib"


def _compile_side_by_side(compiler: Any) -> None:
    """Several files at a time, and none whose result is newer than it and all headers."""
    headers = max((each.stat().st_mtime for each in BUILD.joinpath("c").rglob("*.h")), default=0.0)

    def compile_all(sources: list[str], output_dir: str, macros: Any, include_dirs: Any, debug: Any, **how: Any) -> Any:
        before, after = how.get("extra_preargs"), how.get("extra_postargs")
        macros, objects, after, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, how.get("depends"), after
        )
        arguments = compiler._get_cc_args(options, debug, before)

        def one(target: str) -> None:
            source, kind = build[target]
            if not _is_newer(target, max(headers, os.path.getmtime(source))):
                compiler._compile(target, source, kind, arguments, after, options)

        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(one, objects))
        return objects

    compiler.compile = compile_all


def _is_newer(path: str, when: float) -> bool:
    return os.path.exists(path) and os.path.getmtime(path) > when


def lay_out(built: Path, made_from: dict[str, str]) -> None:
    """Put all where it is looked for; the manifest comes last, so that nothing half done is used."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    told = {**made_from, f"{GROUP}__mypyc": ""}
    for module in told:
        shutil.copy(built / f"{module.replace('.', '/')}{SUFFIX}", FOLDER / f"{module}{SUFFIX}")
    (FOLDER / MANIFEST).write_text(json.dumps(told, indent=0))


if __name__ == "__main__":
    main()
