"""Uses apps of the gallery by keyboard and mouse, as a person does, and reads what they show.

Run by Scripts/check gtk:  input.py GALLERY     (keys and clicks are xdotool's)
"""

import os
import subprocess
import sys
import tempfile
import time
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True
    ).stdout.split()


def nodes(node):
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from nodes(node.get_child_at_index(index))


class App:
    def __init__(self, gallery, name):
        self.name = name
        self.home = tempfile.TemporaryDirectory()
        environment = dict(os.environ, XDG_DATA_HOME=self.home.name, HOME=self.home.name)
        self.process = subprocess.Popen(
            [gallery, name], env=environment, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                capture_output=True, text=True).stdout.split()
            if found:
                break
            time.sleep(0.1)
        self.window = found[-1]
        # Nobody manages the windows of this display.
        xdotool("windowfocus", "--sync", self.window)
        time.sleep(0.3)

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()

    def tree(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_process_id() == self.process.pid:
                yield from nodes(app)

    def wait(self, what, is_there):
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                for node in self.tree():
                    if is_there(node):
                        return node
            except GLib.Error:
                pass
            time.sleep(0.05)
        shown = "; ".join(f"{n.get_role_name()} {n.get_name()!r}" for n in self.tree())
        sys.exit(f"{self.name}: {what} is not there. {shown}")

    def says(self, text):
        self.wait(repr(text), lambda n: (n.get_name() or "").startswith(text))

    def holds(self, text):
        """A field holds this text and nothing else."""

        found = []

        def is_field(node):
            if node.get_text_iface() is None or "text" not in node.get_role_name():
                return False
            length = Atspi.Text.get_character_count(node)
            found.append(Atspi.Text.get_text(node, 0, length))
            return found[-1] == text

        self.wait(f"a field with {text!r} (there were {found[:8]})", is_field)

    def click(self, name):
        node = self.wait(name, lambda n: n.get_name() == name and n.get_action_iface() is not None)
        area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        xdotool(
            "mousemove", "--window", self.window, area.x + area.width // 2,
            area.y + area.height // 2, "click", 1)

    def keys(self, *keys):
        for key in keys:
            xdotool("key", key)
            time.sleep(0.05)

    def type(self, text):
        xdotool("type", "--delay", 20, text)


def counter(app):
    app.click("Increase")
    app.says("Count: 1")
    # The button has the focus now.
    app.keys("space")
    app.says("Count: 2")
    app.keys("Shift+Tab", "Return")
    app.says("Count: 0")


def login(app):
    app.type("Ada")
    app.keys("Tab")
    app.type("sesame")
    app.keys("Return")
    app.says("Welcome, Ada!")


def profile(app):
    app.click("Name")
    # An input method of GTK's own: it composes until the space, and commits once.
    app.keys("ctrl+shift+u")
    app.type("3042")
    app.keys("space")
    app.holds("あ")
    app.type("b")
    app.keys("Left", "Left")
    app.type("x")
    app.holds("xあb")


def parks(app):
    app.click("Sarek")
    app.says("Back")
    app.keys("Escape")
    app.says("Shiretoko")
    app.click("Marked")
    app.says("Nothing is marked")


def notebook(app):
    app.click("More")
    app.says("By title")
    app.keys("Escape")
    app.click("Shopping")
    app.says("Title")


gallery, chosen = sys.argv[1], sys.argv[2:]
for use in [counter, login, profile, parks, notebook]:
    if chosen and use.__name__ not in chosen:
        continue
    app = App(gallery, use.__name__)
    try:
        use(app)
        print(f"{use.__name__}: used by keyboard and mouse")
    finally:
        app.end()
