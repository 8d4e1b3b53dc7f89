"""Drives the gallery's counter as an assistive technology does: over AT-SPI, by roles and names.

Run by Scripts/check gtk, with the gallery as its argument.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def nodes(node):
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from nodes(node.get_child_at_index(index))


def find(role, name):
    """The element of a role with a name, waited for."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for node in nodes(Atspi.get_desktop(0)):
            try:
                if node.get_role_name() == role and node.get_name() == name:
                    return node
            except gi.repository.GLib.Error:
                pass
        time.sleep(0.1)
    sys.exit(f"There is no {role} called {name!r}.")


def press(name):
    Atspi.Action.do_action(find("push button", name), 0)


app = subprocess.Popen([sys.argv[1], "counter"])
try:
    find("label", "Count: 0")
    press("Increase")
    find("label", "Count: 1")
    press("Increase")
    find("label", "Count: 2")
    press("Reset")
    find("label", "Count: 0")
    print("The counter was used over AT-SPI.")
finally:
    app.kill()
