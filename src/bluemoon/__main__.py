"""`python -m bluemoon` is the command `bluemoon`."""

import sys

from bluemoon.errors import BluemoonError
from bluemoon.extras import how_to_get, missing
from bluemoon.installation import version


def main() -> None:
    """Run the command; without the packages of the extra `cli`, say what to install."""
    absent = missing("cli")
    if absent and sys.argv[1:] == ["--version"]:
        print(version())
        return
    if absent:
        print(f"bluemoon: the command needs {', '.join(absent)}: {how_to_get('cli')}", file=sys.stderr)
        print("The extra 'server' brings it with the table in the browser.", file=sys.stderr)
        sys.exit(2)
    try:
        from bluemoon.cli import run
    except BluemoonError as wrong:  # a file of cards or figures of one's own that is broken
        print(f"bluemoon: {wrong}", file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
