"""Builds the documentation site into the server's folder, from docs/, the rulebook and the docstrings:

    python -m tools.site.build        (`make docs`)

Without the network: Sphinx, its theme and everything that the pages show come from this machine. No script
stands inside a page, so that the server's strict policy holds for the site, too.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

from tools.site.rules import card_file, write_rules

from bluemoon.pictures import building, dragon

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "build" / "site-source"
TARGET = ROOT / "src" / "bluemoon" / "server" / "site"
HERE = Path(__file__).parent
OUTSIDE = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)
EXECUTED = ROOT / "build" / "notebooks"  # with outputs, made by `make soak-docs`


def main() -> None:
    """Gather the pages, let Sphinx build them, and take the scripts out of them."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    gather()
    shutil.rmtree(TARGET, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-d"]
    subprocess.run([*command, ROOT / "build" / "site-cache", "-c", SOURCE, SOURCE, TARGET], check=True)
    for unwanted in (".buildinfo", "objects.inv"):
        (TARGET / unwanted).unlink(missing_ok=True)
    for page in TARGET.rglob("*.html"):
        without_scripts(page)
    size = sum(file.stat().st_size for file in TARGET.rglob("*") if file.is_file())
    print(f"{TARGET.relative_to(ROOT)}: {len(list(TARGET.rglob('*.html')))} pages, {size / 1e6:.1f} MB")


def gather() -> None:
    """All pages in one folder, as Sphinx wants them."""
    shutil.copytree(ROOT / "docs", SOURCE, ignore=shutil.ignore_patterns("*.ipynb"))
    shutil.copytree(HERE / "static", SOURCE / "_static")
    shutil.copy(ROOT / "web" / "public" / "moon.svg", SOURCE / "_static")
    shutil.copy(HERE / "conf.py", SOURCE)
    shutil.copy(ROOT / "CITATION.cff", SOURCE / "_static")
    for name in OUTSIDE:
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        (SOURCE / name).write_text(text, encoding="utf-8")
    write_rules(SOURCE)
    draw()
    for file in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        (SOURCE / "notebooks").mkdir(exist_ok=True)
        page = notebook_page(newest(file))
        (SOURCE / "notebooks" / f"{file.stem}.md").write_text(page, encoding="utf-8")
    for page in SOURCE.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(LINK.sub(partial(reachable, page), text), encoding="utf-8")


def reachable(page: Path, link: re.Match[str]) -> str:
    """A link to what is on the site stays; one to another file of the repository becomes its name."""
    words, target = link[1], link[2]
    if target.startswith(("#", "http:", "https:", "mailto:", "/")):
        return link[0]
    path, _, anchor = target.partition("#")
    place = (page.parent / path).resolve()
    if place.is_file() and place.is_relative_to(SOURCE):
        return link[0]
    moved = SOURCE / place.name
    if place.suffix == ".md" and moved.is_file():
        return f"[{words}]({place.name}{'#' + anchor if anchor else ''})"
    return words


def draw() -> None:
    """The pictures of cards, buildings and dragons that pages show: `cards/cinder.svg`, `city/mill.svg`."""
    for page in SOURCE.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        for name in re.findall(r'src="cards/[\w-]+\.svg" alt="([^"]+)"', text):
            card_file(name, SOURCE)
        for name in re.findall(r'src="city/[\w-]+\.svg" alt="([^"]+)"', text):
            (SOURCE / "city").mkdir(exist_ok=True)
            drawn = dragon(name) if name in ("Lika", "Doran", "Sesa") else building(name)
            file = SOURCE / "city" / f"{name.casefold().replace(' ', '-')}.svg"
            file.write_text(drawn, encoding="utf-8")
    for folder in ("cards", "city"):  # named by plain HTML, which Sphinx does not follow
        if (SOURCE / folder).is_dir():
            shutil.copytree(SOURCE / folder, SOURCE / "_static" / folder, dirs_exist_ok=True)
    for page in SOURCE.glob("*.md"):
        text = re.sub(r'src="(cards|city)/', r'src="_static/\1/', page.read_text(encoding="utf-8"))
        page.write_text(text, encoding="utf-8")


def newest(file: Path) -> Path:
    """The notebook as it was executed by `make soak-docs`, if it has not changed since."""
    executed = EXECUTED / file.name
    mark = EXECUTED / f"{file.name}.sha256"
    same = mark.is_file() and mark.read_text() == sha256(file.read_bytes()).hexdigest()
    return executed if same and executed.is_file() else file


def notebook_page(file: Path) -> str:
    """A notebook as Markdown: its texts, its code, and what came out."""
    parts: list[str] = []
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "text/html" in data:
                html = "".join(data["text/html"])
                parts.append(f"```{{raw}} html\n{html}\n```")
            elif "image/png" in data:
                parts.append(f"![](data:image/png;base64,{''.join(data['image/png']).strip()})")
            else:
                told = "".join(output.get("text", data.get("text/plain", "")))
                parts.append(f"```text\n{told.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def without_scripts(page: Path) -> None:
    """Move every script that stands inside the page into a file of its own: the server allows no others."""
    text = page.read_text(encoding="utf-8")
    static = TARGET / "_static"
    up = "../" * len(page.relative_to(TARGET).parent.parts)

    def moved(script: re.Match[str]) -> str:
        name = f"inline-{sha256(script[1].encode()).hexdigest()[:12]}.js"
        (static / name).write_text(script[1], encoding="utf-8")
        return f'<script src="{up}_static/{name}"></script>'

    page.write_text(INLINE.sub(moved, accessible(text)), encoding="utf-8")


def accessible(text: str) -> str:
    """What the theme leaves out for keyboards and screen readers: levels of headings, names of landmarks, and
    that whatever scrolls can be reached by the keyboard."""
    for old, new in (
        ('class="caption" role="heading"', 'class="caption" role="heading" aria-level="2"'),
        ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="All pages">'),
        ('<aside class="toc-drawer">', '<aside class="toc-drawer" aria-label="On this page">'),
        ("<pre>", '<pre tabindex="0">'),
        ('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
    ):
        text = text.replace(old, new)
    return re.sub(r"<th( [^>]*)?>(<p></p>)?</th>", "<td></td>", text)


if __name__ == "__main__":
    main()
