"""Uses apps of the gallery by keyboard and mouse, as a person does, and reads what they show.

Run by Scripts/check gtk:  input.py GALLERY [APP...]     (keys and clicks are xdotool's)
"""

import os
import subprocess
import time

from desktop import Atspi, use_each


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True, timeout=30
    ).stdout.split()


def window(app):
    """The app's window, shown and with the keyboard."""

    def shown():
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)],
            capture_output=True, text=True).stdout.split()
        return found[-1] if found else None

    if not hasattr(app, "window"):
        app.window = app.until("a window", shown)
        # What is read over AT-SPI is drawn: nothing is clicked or typed before.
        app.node("a frame", lambda node: node.get_role_name() == "frame")
        # Nobody manages the windows of this display.
        xdotool("windowfocus", "--sync", app.window)
        has_keyboard = Atspi.StateType.ACTIVE
        app.node("a frame with the keyboard", lambda node: node.get_role_name() == "frame"
                 and node.get_state_set().contains(has_keyboard))
    return app.window


def says(app, text):
    app.node(repr(text), lambda node: (node.get_name() or "").startswith(text))


def holds(app, text):
    """A field holds this text and nothing else."""

    def is_field(node):
        if node.get_text_iface() is None or "text" not in node.get_role_name():
            return False
        length = Atspi.Text.get_character_count(node)
        return Atspi.Text.get_text(node, 0, length) == text

    app.node(f"a field with {text!r}", is_field)


def click(app, name):
    here = window(app)

    def place():
        """Where it is, once it stays there."""
        node = app.node(
            name, lambda node: node.get_name() == name and node.get_action_iface() is not None)
        areas = []
        for _ in range(2):
            area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            areas.append((area.x + area.width // 2, area.y + area.height // 2))
            time.sleep(0.1)
        return areas[0] if areas[0] == areas[1] else None

    x, y = app.until(f"{name!r} at rest", place)
    xdotool("mousemove", "--window", here, x, y, "click", 1)


def keys(app, *chosen):
    window(app)
    for key in chosen:
        xdotool("key", key)
        time.sleep(0.05)


def type(app, text):
    window(app)
    xdotool("type", "--delay", 20, text)


def counter(app):
    click(app, "Increase")
    says(app, "Count: 1")
    # The button has the focus now.
    keys(app, "space")
    says(app, "Count: 2")
    keys(app, "Shift+Tab", "Return")
    says(app, "Count: 0")
    # The inspector has a window of its own.
    keys(app, "F12")
    app.node("the inspector", lambda node: node.get_name() == "State Inspector"
             and node.get_role_name() == "frame")
    says(app, "CounterView.count")


def login(app):
    type(app, "Ada")
    holds(app, "Ada")
    keys(app, "Tab")
    type(app, "sesame")
    keys(app, "Return")
    says(app, "Welcome, Ada!")


def profile(app):
    click(app, "Name")
    # An input method of GTK's own: it composes until the space, and commits once.
    keys(app, "ctrl+shift+u")
    type(app, "3042")
    keys(app, "space")
    holds(app, "あ")
    type(app, "b")
    keys(app, "Left", "Left")
    type(app, "x")
    holds(app, "xあb")


def has_focus(app, name):
    """What is called so has the keyboard focus, and keeps it."""
    focused = Atspi.StateType.FOCUSED

    def is_it(node):
        return (node.get_name() or "").startswith(name) and node.get_state_set().contains(focused)

    app.node(f"{name!r} with the focus", is_it)
    time.sleep(0.3)
    app.node(f"{name!r} still with the focus", is_it)


def gone(app, text):
    app.until(f"{text!r} gone", lambda: not any(
        (node.get_name() or "").startswith(text) for node in app.tree()))


def todo(app):
    keys(app, "Tab", "Tab")
    for count, word in enumerate(["one", "two", "three"], 1):
        type(app, word)
        keys(app, "Return")
        says(app, f"0/{count} done")
    # To a row's button; each time the row that came into the place has the focus.
    keys(app, "shift+Tab")
    has_focus(app, "Mark ")
    for left in ["0/2 done", "0/1 done", "Nothing to do."]:
        keys(app, "Delete")
        says(app, left)
        if left.endswith("done"):
            has_focus(app, "Mark ")


def parks(app):
    click(app, "Sarek")
    says(app, "Back")
    keys(app, "Escape")
    says(app, "Shiretoko")
    has_focus(app, "Sarek")
    keys(app, "ctrl+f")
    type(app, "aka")
    gone(app, "Sarek")
    keys(app, "Escape")
    says(app, "Sarek")
    click(app, "Marked")
    says(app, "Nothing is marked")


def notebook(app):
    click(app, "More")
    says(app, "By title")
    keys(app, "Escape")
    has_focus(app, "More")
    keys(app, "Tab", "Tab")
    has_focus(app, "Shopping")
    # The main menu leaves the focus where the user works, opened by mouse or by key.
    click(app, "Main Menu")
    says(app, "Sorting")
    keys(app, "Down", "Escape")
    has_focus(app, "Shopping")
    keys(app, "F10")
    says(app, "Sorting")
    keys(app, "Escape")
    has_focus(app, "Shopping")
    keys(app, "Return")
    says(app, "Title")


def board(app):
    here = window(app)
    card = app.node("a card", lambda node: node.get_name() == "Write a letter")
    column = app.node("a column", lambda node: node.get_name() == "Done")
    area = Atspi.Component.get_extents(card, Atspi.CoordType.WINDOW)
    goal = Atspi.Component.get_extents(column, Atspi.CoordType.WINDOW)
    x, y = area.x + 20, area.y + area.height // 2
    xdotool("mousemove", "--window", here, x, y, "mousedown", 1)
    for step in range(1, 11):
        xdotool("mousemove", "--window", here, x + (goal.x + 20 - x) * step // 10, y + step)
        time.sleep(0.05)
    xdotool("mouseup", 1)

    def moved():
        labels = [node.get_name() for node in app.tree() if node.get_role_name() == "label"]
        return labels[-3:] == ["Done", "1", "Write a letter"]

    app.until("the card in the last column", moved)


def writer(app):
    type(app, "Dear Ada")
    says(app, "Lines: 1, characters: 8")
    keys(app, "ctrl+s")
    in_dialog(app)
    file = os.path.join(app.home.name, "letter.txt")
    # The whole name that is offered goes, and a path comes.
    xdotool("key", "ctrl+a")
    xdotool("type", "--delay", 20, file)
    xdotool("key", "Return")
    app.until(f"{file} with the text", lambda: contents(file) == "Dear Ada")
    xdotool("windowfocus", "--sync", app.window)
    has_focus = Atspi.StateType.FOCUSED
    app.node("the text with the focus that it had", lambda node: node.get_name() == "Text"
             and node.get_state_set().contains(has_focus))
    type(app, "!")
    app.until(f"{file} saved by itself", lambda: contents(file) == "Dear Ada!")


def contents(file):
    if not os.path.exists(file):
        return None
    with open(file, encoding="utf-8") as opened:
        return opened.read()


def in_dialog(app):
    """Gives the keyboard to the window that has come up before the app's own."""

    def shown():
        found = xdotool("search", "--onlyvisible", "--pid", app.process.pid)
        return next((window for window in found if window != app.window), None)

    dialog = app.until("a dialog", shown)
    app.node("a field for a name", lambda node: node.get_name() == "Name:"
             and node.get_role_name() == "text")
    xdotool("windowfocus", "--sync", dialog)
    time.sleep(0.5)


if __name__ == "__main__":
    uses = [counter, todo, login, profile, parks, notebook, board, writer]
    use_each(uses, "used by keyboard and mouse")
