"""Uses each app of the gallery as an assistive technology does: over AT-SPI, by roles and names.

Run by Scripts/check gtk:  accessibility.py GALLERY [APP...]
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

# How the one that is chosen shows it.
CHECKED = (Atspi.StateType.CHECKED, Atspi.StateType.PRESSED, Atspi.StateType.SELECTED)

# What a person acts on; each must have a name of its own and something that can be done to it.
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "text", "password text", "entry",
    "combo box", "slider",
}


def nodes(node):
    if node is None:
        return
    yield node
    for index in range(node.get_child_count()):
        yield from nodes(node.get_child_at_index(index))


class App:
    def __init__(self, gallery, name):
        self.name = name
        # Nothing that was kept before, and nothing that is kept.
        self.home = tempfile.TemporaryDirectory()
        environment = dict(os.environ, XDG_DATA_HOME=self.home.name, HOME=self.home.name)
        arguments = [gallery, name]
        if name == "todo":
            arguments.append(os.path.join(self.home.name, "todo.json"))
        self.process = subprocess.Popen(arguments, env=environment, stderr=subprocess.DEVNULL)

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

    def find(self, role, name, wanted=True):
        """The element of a role with a name, waited for; names may be given by their beginning."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                for node in self.tree():
                    own = node.get_name() or ""
                    fits = own == name or name.endswith("…") and own.startswith(name[:-1])
                    if node.get_role_name() in role.split("|") and fits:
                        if wanted:
                            return node
                        break
                else:
                    if not wanted:
                        return None
            except GLib.Error:
                pass
            time.sleep(0.05)
        shown = "; ".join(f"{n.get_role_name()} {n.get_name()!r}" for n in self.tree())
        sys.exit(f"{self.name}: {role} {name!r} is {'not ' if wanted else ''}there. {shown}")

    def press(self, name, role="push button|radio button|check box"):
        Atspi.Action.do_action(self.find(role, name), 0)

    def type(self, name, text, role="text|entry|password text"):
        Atspi.EditableText.set_text_contents(self.find(role, name), text)

    def is_checked(self, name, role="radio button|toggle button|check box"):
        until = time.monotonic() + 10
        while time.monotonic() < until:
            states = self.find(role, name).get_state_set()
            if any(states.contains(state) for state in CHECKED):
                return
            time.sleep(0.1)
        sys.exit(f"{self.name}: {name!r} is not checked.")

    def says(self, text):
        self.find("label|heading", text)

    def check_names(self):
        """Every control says what it is and can be acted on."""
        self.find("frame", "…")
        for node in self.tree():
            role = node.get_role_name()
            if role not in CONTROLS:
                continue
            name = node.get_name() or ""
            if not name or name.startswith(("Gtk", "Adw")):
                sys.exit(f"{self.name}: a {role} has no name ({name!r}).")
            actions = node.get_action_iface()
            acts = Atspi.Action.get_n_actions(actions) if actions else 0
            if role == "slider":
                if node.get_value_iface() is None:
                    sys.exit(f"{self.name}: the slider {name!r} has no value.")
            elif role != "combo box" and acts == 0:
                sys.exit(f"{self.name}: nothing can be done to the {role} {name!r}.")


def counter(app):
    app.press("Increase")
    app.says("Count: 1")
    app.press("Reset")
    app.says("Count: 0")


def tally(app):
    app.press("More")
    app.says("Count: 1")


def todo(app):
    app.type("New todo", "Feed the 猫")
    app.press("Add")
    app.says("Feed the 猫")
    app.says("0/…")


def temperature(app):
    Atspi.Value.set_current_value(app.find("slider", "Celsius"), 40)
    app.says("Fahrenheit: 104.0°F")


def toggles(app):
    app.press("Sounds")
    app.says("3 of 3 are on")
    app.press("All off")
    app.says("0 of 3 are on")


def profile(app):
    app.type("Name", "山田")
    app.says("An e-mail…")
    app.press("Increase")
    app.find("panel", "Age: 31")


def registration(app):
    app.type("Name", "Ada")
    app.press("I accept the terms")
    app.find("push button", "Register")


def login(app):
    app.type("Name", "Ada")
    app.type("Password", "sesame")
    app.press("Sign in")
    app.says("Welcome, Ada!")


def posts(app):
    app.press("Try again")
    first = app.find("entry|text", "Search")
    Atspi.EditableText.set_text_contents(first, "zzz")
    app.says("No Results…")


def weather(app):
    app.press("京都")
    app.find("label", "京都")


def shop(app):
    app.press("Add お茶")
    app.press("Cart (1)")
    app.find("frame", "Cart")
    app.press("Increase")
    app.says("€25.00")
    app.press("Buy")


def themes(app):
    app.press("Night")
    app.is_checked("Night")


def morning(app):
    app.type("本文", "おはよう 🌅")
    app.press("投稿する")
    app.says("おはよう 🌅")


def notebook(app):
    app.press("More")
    app.press("Open")
    app.press("Empty…")
    app.find("dialog|alert|frame", "Empty the notebook?")
    app.press("Cancel…")
    app.find("dialog|alert|frame", "Empty the notebook?", wanted=False)
    app.press("Shopping")
    app.find("text|entry", "Title")
    app.type("Title", "買い物メモ")
    app.press("Save")
    app.find("push button", "買い物メモ")


def parks(app):
    app.press("Sarek")
    app.press("Back")
    app.find("push button", "Shiretoko")


USES = [
    counter, tally, todo, temperature, toggles, profile, registration, login, posts, weather, shop,
    themes, morning, notebook, parks,
]

gallery, chosen = sys.argv[1], sys.argv[2:]
for use in USES:
    if chosen and use.__name__ not in chosen:
        continue
    app = App(gallery, use.__name__)
    try:
        app.check_names()
        use(app)
        print(f"{use.__name__}: used over AT-SPI")
    finally:
        app.end()
