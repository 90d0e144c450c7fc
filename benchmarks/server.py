"""Load test: many duels at once over real websockets; what is answered, and how soon.

    python -m benchmarks.server --tables 1000 --rate 1 --seconds 60
    python -m benchmarks.server --tables 300 --database postgresql --processes 2 --apart
    python -m benchmarks.server --tables 5000 --idle          # tables that nobody watches
    python -m benchmarks.server --tables 5000 --restart       # it is killed and started again

Every table has two scripted seats, each with its own socket; each table takes `rate` actions a second. The
players are a process of their own (`server_clients`). Latency is measured from sending an action to its
update at the seat that acted and at the other one. With `--bots` the second seat is a bot of that level.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
from benchmarks.server_clients import Found, Plan
from tests.server.kit import Guest, Server, bot, me
from tests.server.postgres import postgres


def percentile(values: Sequence[float], share: float) -> float:
    """The percentile of some seconds, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def memory(pid: int) -> float:
    """The resident memory of a process in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(plan: Plan, pids: Sequence[int], spy: str = "") -> tuple[Found, float]:
    """Let the clients play in their own process; what they found, and the processor time of the servers while
    they played. `spy`: a command that is started with the first server's process id when they begin."""
    command = [sys.executable, "-m", "benchmarks.server_clients"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdin is not None
        assert clients.stdout is not None
        clients.stdin.write(msgspec.json.encode(plan).decode() + "\n")
        clients.stdin.flush()
        if clients.stdout.readline().strip() != "ready":
            raise SystemExit("the clients did not get ready")
        watching = subprocess.Popen([*spy.split(), str(pids[0])]) if spy else None
        used = sum(map(processor, pids))
        clients.stdin.write("go\n")
        clients.stdin.flush()
        found = msgspec.json.decode(clients.stdout.readline(), type=Found)
        used = sum(map(processor, pids)) - used
        if watching is not None:
            watching.wait()
    return found, used


def report(plan: Plan, found: Found, used: float, pids: Sequence[int], load: float) -> None:
    """Print what was measured."""
    actions = len(found.own)
    print(f"tables            {plan.tables}, load before {load:.1f}, after {os.getloadavg()[0]:.1f}")
    if not plan.idle:
        rate = actions / plan.seconds
        print(f"actions           {actions} ({rate:.0f} a second)")
        print(f"not taken         {found.refused} refused, {found.lost} lost")
        print(f"games ended       {found.games}")
        named = (("own update", found.own), ("other's update", found.other), ("sent late", found.late))
        for name, values in named:
            p50, p99, most = percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)
            print(f"{name:17} p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {most:.1f} ms")
        print(f"sent by server    {found.bytes / found.took / 1e6:.2f} MB a second")
        print(f"clients           {100 * found.cpu / found.took:.0f} % of one core")
    sizes = " + ".join(f"{memory(pid):.0f}" for pid in pids)
    print(f"server processes  {sizes} MiB, {100 * used / found.took:.1f} % of one core")
    if actions:
        print(f"processor time    {1000 * used / actions:.3f} ms an action")


def restart(server: Server, tables: int) -> None:
    """Let bots play at many tables, kill the server, and measure how soon a player's move is accepted."""
    ann = Guest(server)
    ids = [ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"] for _ in range(tables)]
    load = os.getloadavg()[0]
    server.kill()
    began = time.monotonic()
    server.start()
    print(f"started           {time.monotonic() - began:.2f} s, {tables} tables, load before {load:.1f}")
    took = []
    for name in (ids[0], ids[tables // 2], ids[-1], ids[tables // 3]):
        asked = time.monotonic()
        line = ann.sit(name)
        line.until(lambda line=line: line.decision is not None)  # type: ignore[misc]
        sent = time.monotonic()
        answer = line.act(line.actions[0])
        assert answer["type"] == "update", answer
        took.append(time.monotonic() - asked)
        print(f"a player's move   {took[-1]:.2f} s ({time.monotonic() - sent:.2f} s after it was sent)")
        line.close()


def main() -> None:
    """Start servers and run the load test against them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="actions a second at each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bots", default="", help="the level of the second seat's bot; none: scripted")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a fresh one) or an address")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database")
    parser.add_argument("--apart", action="store_true", help="the seats of a table at different servers")
    parser.add_argument("--idle", action="store_true", help="nobody watches the tables")
    parser.add_argument("--restart", action="store_true", help="kill the server and start it again")
    parser.add_argument("--spy", default="", help="a command such as 'py-spy record -d 20 -o FILE -p'")
    given = parser.parse_args()
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        address = running.enter_context(postgres()) if given.database == "postgresql" else given.database
        servers = []
        for number in range(given.processes):
            place = folder / str(number)
            place.mkdir()
            server = Server(place, "" if address == "sqlite" else address, live_tables=20_000, sockets=0)
            servers.append(running.enter_context(server))
        if given.restart:
            restart(servers[0], given.tables)
            return
        pids = [server.process.pid for server in servers if server.process is not None]
        urls = [server.url for server in servers]
        plan = Plan(urls, given.tables, given.rate, given.seconds, given.bots, given.apart, given.idle)
        load = os.getloadavg()[0]
        found, used = play(plan, pids, given.spy)
        report(plan, found, used, pids, load)


if __name__ == "__main__":
    main()
