#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// A button without its own label, which is painted over it.
  final class ButtonWidget: NativeWidget {
    private let style: ControlSpec.Style
    private var isDestructive = false
    private var actions: Actions = []
    private var tint: HostColor?

    private let what: NativeWidgetKind.Pressed
    private var isOn = false
    private let holdsCells: Bool
    override var holdsParts: Bool { holdsCells }

    init(
      style: ControlSpec.Style, _ what: NativeWidgetKind.Pressed = .button,
      isBackground: Bool = false,
      _ host: GTKHost?
    ) {
      self.style = style
      self.what = what
      holdsCells = isBackground && what == .tableRow
      super.init(
        holdsCells ? kumiki_background_new(what.role) : kumiki_button_new(what.role), host)
      if what.tellsOff { kumiki_set_accessible_state(widget, what.onState, 0) }
      // The content has been given its space: the desktop's minimum width is that of a word.
      widget.addClass("image-button")
      if Self.isBare(style) { widget.addClass("bare") }
      if isBackground || coversRow { widget.addClass("behind") }
      if Self.isEntry(style) || what == .tab { widget.addClass("flat") }
      if style == .submenu { widget.addClass("submenu") }
      if Self.isProminent(style) { widget.addClass("suggested-action") }
      connect(widget.opaque, "clicked") { [unowned self] _ in
        guard let owner else { return }
        self.host?.activate(owner)
      }
      if host != nil { waitForLongPress() }
      if host != nil, Self.isEntry(style) { followPointer() }
    }

    /// Focuses the menu entry below the pointer: arrows continue from there, and only one entry is
    /// marked.
    private func followPointer() {
      let motion = gtk_event_controller_motion_new()!
      connect(motion, "enter") { [unowned self] _ in
        gtk_widget_get_ancestor(widget, gtk_popover_get_type())?.setClass("keyed", false)
        if mayHaveFocus { gtk_widget_grab_focus(widget) }
      }
      gtk_widget_add_controller(widget, motion)
    }

    /// Whether it is as large as the row that it represents.
    var coversRow: Bool { what == .listItem && Self.isBare(style) }

    static func isBare(_ style: ControlSpec.Style) -> Bool {
      [.plain, .borderless, .link].contains(style)
    }

    /// Returns whether it is an entry of a menu.
    static func isEntry(_ style: ControlSpec.Style) -> Bool {
      [.menuItem, .submenu].contains(style)
    }

    static func isProminent(_ style: ControlSpec.Style) -> Bool { style == .borderedProminent }

    private func waitForLongPress() {
      let gesture = gtk_gesture_long_press_new()!
      connect(gesture, "pressed") { [unowned self] _ in
        guard actions.contains(.longPress) else { return }
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        send { .longPress($0) }
      }
      gtk_widget_add_controller(widget, gesture)
    }

    override func update(_ content: NodeContent) {
      actions = content.actions
      tint = content.control?.tint
      isDestructive = content.traits.contains(.destructive)
      if Self.isProminent(style) {
        widget.setClass("suggested-action", !isDestructive)
        widget.setClass("destructive-action", isDestructive)
      }
      if what != .tab, [.automatic, .menu].contains(style), let id = owner?.id {
        widget.setClass("flat", host?.tree[id]?.isFlatInBar == true)
      }
      let isOn = content.traits.contains(.selected)
      if isOn != self.isOn {
        self.isOn = isOn
        kumiki_set_accessible_state(widget, what.onState, isOn.gboolean)
      }
      if isOn {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
      }
    }

    override func labelColor(_ theme: Theme) -> GdkRGBA? {
      if Self.isProminent(style) { return theme["accent_fg_color"] }
      if isDestructive { return theme["destructive_color"] }
      guard [.borderless, .link].contains(style) else { return nil }
      return tint.map(theme.ink) ?? theme["accent_color"]
    }
  }

  extension HostTree.Node {
    /// Whether it is in a window's bar, where GNOME's buttons have no background until the pointer
    /// is over them. Those of a sheet are answers, and look like buttons.
    var isFlatInBar: Bool {
      if content.traits.contains(.backAction) { return true }
      let edge = nearest { $0.content.role.isBar || $0.isScrollContainer || $0.isPresentation }
      guard let edge, edge.content.role.isBar else { return false }
      return edge.nearest(where: \.isPresentation) == nil
    }

    private var isPresentation: Bool { content.control?.kind == .presentation }
  }
#endif
