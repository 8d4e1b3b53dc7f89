"""A program in a window, as another program sees it: its tree over AT-SPI, its window for xdotool.

accessibility.py and input.py drive the gallery with it.
"""

import os
import subprocess
import sys
import tempfile
import time
import traceback
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# For how long something may take to show on a busy machine.
PATIENCE = 30


class NotThere(Exception):
    """What was waited for did not come."""


def nodes(node):
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from nodes(node.get_child_at_index(index))


class App:
    """An app of the gallery, or its menu, running; nothing is kept from before and nothing after."""

    def __init__(self, gallery, name=None):
        self.name = name
        self.home = tempfile.TemporaryDirectory()
        own = {place: self.home.name for place in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        environment = dict(os.environ, **own)
        arguments = [gallery] + ([name] if name else [])
        if name == "todo":
            arguments.append(os.path.join(self.home.name, "todo.json"))
        self.process = subprocess.Popen(arguments, env=environment, stderr=subprocess.DEVNULL)

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.home.cleanup()

    def tree(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_process_id() == self.process.pid:
                yield from nodes(app)

    def until(self, what, is_so):
        """What `is_so` answers, asked again until that is neither None nor False."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise NotThere(f"it ended with {self.process.returncode} before {what} was there")
            try:
                answer = is_so()
                if answer:
                    return answer
            except GLib.Error:
                # A widget went while it was looked at.
                pass
            time.sleep(0.05)
        try:
            shown = "; ".join(f"{n.get_role_name()} {n.get_name()!r}" for n in self.tree())
        except GLib.Error as error:
            shown = str(error)
        raise NotThere(f"{what} is not there. {shown}")

    def node(self, what, fits):
        """The first element that fits, waited for."""
        return self.until(what, lambda: next((n for n in self.tree() if fits(n)), None))


def use_each(uses, done):
    """Runs each use with an app of its own; the program's arguments are GALLERY [APP...]."""
    gallery, chosen = sys.argv[1], sys.argv[2:]
    failed = []
    for use in uses:
        name = use.__name__
        if chosen and name not in chosen:
            continue
        app = App(gallery, name)
        try:
            use(app)
            print(f"{name}: {done}", flush=True)
        except NotThere as error:
            failed.append(name)
            print(f"error: {name}: {error}", flush=True)
        except Exception:
            failed.append(name)
            print(f"error: {name}: {traceback.format_exc()}", flush=True)
        finally:
            app.end()
    sys.exit(1 if failed else 0)
