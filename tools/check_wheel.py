"""Install a wheel into a fresh environment far from the checkout and see that everything is in it.

    python tools/check_wheel.py dist/bluemoon-….whl

Third-party packages are taken from the environment that runs this script.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

LOOK = """
import sys
from pathlib import Path
import bluemoon
from bluemoon import city, duel
from bluemoon.bench.engines import runs_compiled
from bluemoon.bots import make
from bluemoon.cards import POOL, SPECIAL
from bluemoon.pictures import picture

here = Path(bluemoon.__file__).resolve()
assert here.is_relative_to(Path(sys.prefix).resolve()), here
assert len(POOL) == 306 and len(SPECIAL) == 38, (len(POOL), len(SPECIAL))
assert all(picture(card.name).startswith("<svg") for card in (*POOL, *SPECIAL))
for game, name in ((duel.new_game(("Hoax", "Vulca"), seed=1), "duel"), (city.new_game(3, seed=1), "city")):
    for _ in range(20):
        seat = game.player
        bot = make(name, "novice", 1)
        game.apply(bot.choose(game.view(seat), game.legal_actions()))
packages = ("bluemoon.duel.", "bluemoon.city.")
modules = [module for name, module in sys.modules.items() if name.startswith(packages)]
compiled = [module for module in modules if not module.__file__.endswith(".py")]
assert bool(compiled) == runs_compiled() == (sys.argv[1] == "compiled"), (len(compiled), sys.argv[1])
assert not compiled or len(compiled) > len(modules) / 2
print(f"{len(compiled)} of {len(modules)} modules of the rules are compiled")
"""


def check(wheel: Path) -> None:
    """Install the wheel and run LOOK in its environment; raises an error if something is missing."""
    expected = "plain" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / "env"
        venv.create(home, with_pip=False)
        python = home / "bin" / "python"
        subprocess.run(
            [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", str(wheel)],
            check=True,
        )
        # A path in a .pth file is only a path: the editable install in that folder stays unknown.
        packages = next(home.glob("lib/python*/site-packages"))
        (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
        clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        subprocess.run([python, "-P", "-c", LOOK, expected], check=True, cwd=name, env=clean)
        subprocess.run([home / "bin" / "bluemoon", "cards", "Cinder"], check=True, cwd=name, env=clean)
    print(f"{wheel.name}: installed, played and found {expected}")


if __name__ == "__main__":
    check(Path(sys.argv[1]).resolve())
