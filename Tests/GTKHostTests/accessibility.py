"""Uses each app of the gallery as an assistive technology does: over AT-SPI, by roles and names.

Run by Scripts/check gtk:  accessibility.py GALLERY [APP...]
"""

from desktop import Atspi, NotThere, use_each

# What a person acts on; each must have a name of its own and something that can be done to it.
CONTROLS = {
    "push button", "check box", "radio button", "text", "password text", "entry", "combo box",
    "slider", "list item", "table row", "menu item", "check menu item", "radio menu item",
    "page tab", "link",
}


def find(app, role, name):
    """The element of a role with a name, waited for; names may be given by their beginning."""
    return app.node(f"{role} {name!r}", lambda node: fits(node, role, name))


def fits(node, role, name):
    own = node.get_name() or ""
    named = own.startswith(name[:-1]) if name.endswith("…") else own == name
    return named and node.get_role_name() in role.split("|")


def gone(app, role, name):
    app.until(
        f"a tree without {role} {name!r}",
        lambda: not any(fits(node, role, name) for node in app.tree()))


# What can be pressed, whatever it stands for.
PRESSED = ("push button|radio button|check box|list item|table row|menu item|check menu item|"
           "radio menu item|page tab|link")


def press(app, name, role=PRESSED):
    Atspi.Action.do_action(find(app, role, name), 0)


def type(app, name, text, role="text|entry|password text"):
    Atspi.EditableText.set_text_contents(find(app, role, name), text)


def says(app, text):
    """The text is told: by itself, or by the row that tells all that is written in it."""
    part = text.removesuffix("…")
    app.node(
        repr(text),
        lambda node: fits(node, "label|heading", text)
        or node.get_role_name() in ("list item", "table cell") and part in (node.get_name() or ""))


def holds(app, outer, inner, name):
    """Something of a role stands in what has another one."""
    node = find(app, inner, name)
    around = node.get_parent()
    if around is None or around.get_role_name() != outer:
        raise NotThere(f"the {inner} {name!r} is not in a {outer}")


def has(app, role, name, state):
    """Its state is told."""
    app.until(f"{name!r}, {state.value_nick},",
              lambda: find(app, role, name).get_state_set().contains(state))


def check_names(app):
    """Every control says what it is and can be acted on."""
    find(app, "frame", "…")
    for node in app.tree():
        role = node.get_role_name()
        if role not in CONTROLS:
            continue
        focusable = node.get_state_set().contains(Atspi.StateType.FOCUSABLE)
        if role in ("list item", "table row") and not focusable:
            # It only holds what is in the row.
            continue
        name = node.get_name() or ""
        if not name or name.startswith(("Gtk", "Adw")):
            raise NotThere(f"a {role} has no name ({name!r})")
        for relation in node.get_relation_set():
            if relation.get_relation_type() != Atspi.RelationType.LABELLED_BY:
                continue
            for index in range(relation.get_n_targets()):
                # Screen readers say it before the name.
                label = relation.get_target(index).get_name() or ""
                if label.startswith(("Gtk", "Adw")):
                    raise NotThere(f"the {role} {name!r} is called {label!r} as well")
        actions = node.get_action_iface()
        acts = Atspi.Action.get_n_actions(actions) if actions else 0
        if role == "slider":
            if node.get_value_iface() is None:
                raise NotThere(f"the slider {name!r} has no value")
        elif role != "combo box" and acts == 0:
            raise NotThere(f"nothing can be done to the {role} {name!r}")


def counter(app):
    press(app, "Increase")
    says(app, "Count: 1")
    press(app, "Reset")
    says(app, "Count: 0")


def tally(app):
    press(app, "More")
    says(app, "Count: 1")


def todo(app):
    type(app, "New todo", "Feed the 猫")
    press(app, "Add")
    says(app, "Feed the 猫")
    says(app, "0/…")
    press(app, "Hide done")
    has(app, "check box", "Hide done", Atspi.StateType.CHECKED)


def temperature(app):
    Atspi.Value.set_current_value(find(app, "slider", "Celsius"), 40)
    says(app, "Fahrenheit: 104.0°F")


def toggles(app):
    press(app, "Sounds")
    says(app, "3 of 3 are on")
    press(app, "All off")
    says(app, "0 of 3 are on")


def profile(app):
    type(app, "Name", "山田")
    says(app, "An e-mail…")
    press(app, "Increase")
    find(app, "panel", "Age: 31")


def registration(app):
    type(app, "Name", "Ada")
    press(app, "I accept the terms")
    find(app, "push button", "Register")


def login(app):
    type(app, "Name", "Ada")
    type(app, "Password", "sesame")
    press(app, "Sign in")
    says(app, "Welcome, Ada!")


def posts(app):
    press(app, "Try again")
    first = find(app, "entry|text", "Search")
    Atspi.EditableText.set_text_contents(first, "zzz")
    says(app, "No Results…")


def weather(app):
    press(app, "京都")
    find(app, "label", "京都")


def shop(app):
    holds(app, "list item", "push button", "Add お茶")
    press(app, "Add お茶")
    press(app, "Cart (1)")
    # A sheet is in the window if there is room for it, else a window of its own.
    find(app, "frame|filler", "Cart")
    press(app, "Increase")
    says(app, "€25.00")
    press(app, "Buy")


def themes(app):
    press(app, "Night")
    has(app, "radio button", "Night", Atspi.StateType.CHECKED)


def morning(app):
    type(app, "本文", "おはよう 🌅")
    press(app, "投稿する")
    says(app, "おはよう 🌅")


def notebook(app):
    press(app, "More")
    has(app, "check menu item", "Ask before deletion", Atspi.StateType.CHECKED)
    has(app, "radio menu item", "As written", Atspi.StateType.CHECKED)
    press(app, "Open")
    press(app, "Empty…")
    find(app, "dialog|alert|frame", "Empty the notebook?")
    press(app, "Cancel")
    gone(app, "dialog|alert|frame", "Empty the notebook?")
    press(app, "Shopping")
    find(app, "text|entry", "Title")
    type(app, "Title", "買い物メモ")
    press(app, "Save")
    find(app, "push button|list item", "買い物メモ")


def parks(app):
    holds(app, "page tab list", "page tab", "Marked")
    has(app, "page tab", "Parks", Atspi.StateType.SELECTED)
    holds(app, "list", "list item", "Sarek")
    press(app, "Sarek")
    press(app, "Back")
    find(app, PRESSED, "Shiretoko")


def board(app):
    card = find(app, "panel", "Write a letter")
    actions = card.get_action_iface()
    for index in range(Atspi.Action.get_n_actions(actions)):
        if Atspi.Action.get_action_name(actions, index) == "menu.popup":
            Atspi.Action.do_action(actions, index)
    press(app, "Move to Done")

    def moved():
        labels = [node.get_name() for node in app.tree() if node.get_role_name() == "label"]
        return labels[-3:] == ["Done", "1", "Write a letter"]

    app.until("the card in the last column", moved)


def writer(app):
    type(app, "Text", "吾輩は猫である 🐈")
    says(app, "Lines: 1, characters: 9")
    press(app, "Main Menu")
    find(app, "menu item", "File")


def orrery(app):
    press(app, "Mars")
    press(app, "Pause")
    find(app, "push button", "Go on")


USES = [
    counter, tally, todo, temperature, toggles, profile, registration, login, posts, weather, shop,
    themes, morning, notebook, parks, board, writer,
    orrery,
]


def named(use):
    """The same use, after a look at the names of all controls."""

    def whole(app):
        check_names(app)
        use(app)

    whole.__name__ = use.__name__
    return whole


use_each([named(use) for use in USES], "used over AT-SPI")
