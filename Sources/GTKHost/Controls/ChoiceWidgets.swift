#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  extension NodeContent {
    /// The chosen option, if there is one.
    fileprivate var choice: Int? {
      if case .choice(let index?)? = value, options.indices.contains(index) { return index }
      return nil
    }
  }

  /// A picker that opens a list of its options.
  final class DropDownWidget: NativeWidget {
    private var options: [String] = []
    /// What is typed in the open list.
    private var typed = TypedWords()

    init(_ host: GTKHost?) {
      super.init(gtk_drop_down_new(nil, nil), host)
      connect(widget.opaque, "notify::selected") { [unowned self] _ in
        let selected = gtk_drop_down_get_selected(widget.opaque)
        guard selected != GTK_INVALID_LIST_POSITION else { return }
        send(.choice(Int(selected)))
      }
      guard host != nil, let list else { return }
      connect(list.popover.opaque, "show") { [unowned self] _ in seekChosen() }
      // A list that is open keeps its keys to itself.
      followKeys(of: list.popover) { [unowned self] key, held in
        held.rawValue & ~GDK_SHIFT_MASK.rawValue == 0 && type(UInt32(key))
      }
    }

    /// The list that it opens.
    private lazy var list: (popover: Widget, rows: Widget)? = {
      let popover = widget.parts.first {
        g_type_check_instance_is_a($0.to(), gtk_popover_get_type()) != 0
      }
      return popover.flatMap { popover in
        popover.first(of: gtk_list_view_get_type()).map { (popover, $0) }
      }
    }()

    /// Moves the keyboard focus to the chosen option of the list that has just opened: GTK 4.8
    /// moves it to the first one.
    private func seekChosen() {
      typed = TypedWords()
      let selected = gtk_drop_down_get_selected(widget.opaque)
      if selected != GTK_INVALID_LIST_POSITION { seek(selected) }
    }

    /// Moves the keyboard focus to the first option that begins with what is typed in the open
    /// list. GTK searches in a field only, for which it needs room.
    func type(_ key: UInt32) -> Bool {
      guard let host, let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value > 32,
        scalar.value != 127
      else { return false }
      let words = typed.type(Character(scalar), at: host.time.now).words
      let index = options.firstIndex { TypedWords.begins($0, with: words) }
      guard let index else { return true }
      // GTK hides where the focus is from a user who types letters.
      if let window { gtk_window_set_focus_visible(window.to(), 1) }
      seek(UInt32(index))
      return true
    }

    /// Selects a row of the open list and moves the keyboard focus to it: Return chooses the
    /// selected row, wherever the focus is.
    private func seek(_ index: UInt32) {
      guard let rows = list?.rows else { return }
      // The index, and whether it is added to the selection or extends it.
      var place = [g_variant_new_uint32(index), g_variant_new_boolean(0), g_variant_new_boolean(0)]
      gtk_widget_activate_action_variant(
        rows, "list.select-item", g_variant_new_tuple(&place, gsize(place.count)))
      guard !focusSelected(in: rows) else { return }
      // A distant row exists only after the list has scrolled to it, which requires that the list
      // is laid out.
      var turns = 0
      scheduleRepeating(milliseconds: 16) { [weak self] in
        guard let self, turns < 30, gtk_widget_get_mapped(rows) != 0 else { return false }
        turns += 1
        gtk_widget_activate_action_variant(rows, "list.scroll-to-item", g_variant_new_uint32(index))
        return !focusSelected(in: rows)
      }
    }

    private func focusSelected(in rows: Widget) -> Bool {
      let row = rows.parts.first {
        gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }
      return row.map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    override func update(_ content: NodeContent) {
      if content.options != options {
        options = content.options
        let list = gtk_string_list_new(nil)!
        for option in options { gtk_string_list_append(list, option) }
        gtk_drop_down_set_model(widget.opaque, list)
        g_object_unref(UnsafeMutableRawPointer(list))
      }
      let position = content.choice.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
      if gtk_drop_down_get_selected(widget.opaque) != position {
        gtk_drop_down_set_selected(widget.opaque, position)
      }
      nameButton(content.choice.map { options[$0] })
    }

    /// Names the button inside, which takes the focus: clients also read the name of the whole, so
    /// the button is named after the chosen option, or as GTK names it if there is none.
    private func nameButton(_ chosen: String?) {
      guard let button = gtk_widget_get_first_child(widget) else { return }
      if let chosen {
        kumiki_set_accessible_label(button, chosen)
      } else {
        kumiki_set_accessible_label(button, g_dgettext("gtk40", "(None)"))
      }
    }

    /// Returns a size as wide as the longest option, so that a new choice moves nothing.
    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      var widest = CGSize.zero
      var shown = content
      let longest = content.options.sorted { $0.utf8.count > $1.utf8.count }.prefix(3)
      for option in longest.isEmpty ? [""] : longest {
        shown.options = [option]
        shown.value = .choice(0)
        show(shown)
        let own = naturalSize
        widest = CGSize(width: max(widest.width, own.width), height: max(widest.height, own.height))
      }
      if content.choice == nil {
        show(content)
        widest.width = max(widest.width, naturalSize.width)
      }
      if let texts {
        // As high as the buttons beside it, also with larger fonts.
        let line = texts.line(of: .body).size.height
        widest.height = max(widest.height, line + GTKHost.buttonPadding * 2)
      }
      let most = proposal.width.map { max($0, 60) } ?? .infinity
      return CGSize(width: min(widest.width, most), height: widest.height)
    }
  }

  /// A picker that shows all its options: segments side by side, or buttons below each other or in
  /// a row.
  final class ChoicesWidget: NativeWidget {
    private let isSegmented: Bool
    private var options: [String] = []
    private var buttons: [Widget] = []

    init(isSegmented: Bool, isRow: Bool = false, _ host: GTKHost?) {
      self.isSegmented = isSegmented
      let box = gtk_box_new(
        isSegmented || isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
        isSegmented ? 0 : isRow ? 12 : 4)!
      if isSegmented { box.addClass("linked") }
      gtk_box_set_homogeneous(box.to(), isSegmented.gboolean)
      super.init(box, host)
      if isSegmented, host != nil { followArrows() }
    }

    /// Handles the arrow keys. Radio buttons do so themselves; with toggle buttons, each would be a
    /// tab stop.
    private func followArrows() {
      followKeys { [unowned self] key, held in
        guard held.rawValue == 0 else { return false }
        switch key {
        case GDK_KEY_Left, GDK_KEY_KP_Left: return chooseBeside(isLeft: true)
        case GDK_KEY_Right, GDK_KEY_KP_Right: return chooseBeside(isLeft: false)
        default: return false
        }
      }
    }

    /// Chooses the segment beside the focused one, and focuses it.
    ///
    /// - Returns: whether there is one.
    func chooseBeside(isLeft: Bool) -> Bool {
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      let focused = gtk_widget_get_focus_child(widget)
      guard let place = buttons.firstIndex(where: { $0 == focused }) else { return false }
      let next = place + (isLeft == isMirrored ? 1 : -1)
      guard buttons.indices.contains(next) else { return false }
      setActive(buttons[next], true)
      return true
    }

    /// Makes the segments one tab stop: the chosen one, or the first if none is chosen.
    private func updateStop() {
      guard isSegmented else { return }
      let stop = buttons.firstIndex(where: isActive) ?? 0
      let hasFocus = gtk_widget_get_focus_child(widget) != nil
      for (index, button) in buttons.enumerated() where index == stop {
        gtk_widget_set_focusable(button, 1)
        if hasFocus || !isUpdating { gtk_widget_grab_focus(button) }
      }
      for (index, button) in buttons.enumerated() where index != stop {
        gtk_widget_set_focusable(button, 0)
      }
    }

    override func update(_ content: NodeContent) {
      if content.options != options {
        options = content.options
        for button in buttons { gtk_box_remove(widget.to(), button) }
        buttons = []
        for (index, option) in options.enumerated() { buttons.append(button(option, index)) }
      }
      let choice = content.choice
      for (index, button) in buttons.enumerated() { setActive(button, index == choice) }
      updateStop()
    }

    private func button(_ title: String, _ index: Int) -> Widget {
      let button: Widget
      if isSegmented {
        button = kumiki_segment_new(title)
        gtk_widget_set_hexpand(button, 1)
        // Otherwise its text would determine the minimum width.
        if let label = gtk_button_get_child(button.to()) {
          gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        }
        if let first = buttons.first { gtk_toggle_button_set_group(button.to(), first.to()) }
      } else {
        button = gtk_check_button_new_with_label(title)
        if let first = buttons.first { gtk_check_button_set_group(button.to(), first.to()) }
      }
      tellState(of: button)
      connect(button.opaque, "toggled") { [unowned self] _ in
        tellState(of: button)
        guard isActive(button) else { return }
        if !isUpdating { updateStop() }
        send(.choice(index))
      }
      gtk_box_append(widget.to(), button)
      return button
    }

    /// Reports the state of a segment: its role is a radio button, which clients ask whether it is
    /// checked; GTK reports it as pressed.
    private func tellState(of button: Widget) {
      guard isSegmented else { return }
      kumiki_set_accessible_state(
        button, GTK_ACCESSIBLE_STATE_CHECKED, isActive(button).gboolean)
    }

    private func isActive(_ button: Widget) -> Bool {
      isSegmented
        ? gtk_toggle_button_get_active(button.to()) != 0
        : gtk_check_button_get_active(button.to()) != 0
    }

    private func setActive(_ button: Widget, _ isOn: Bool) {
      guard isActive(button) != isOn else { return }
      if isSegmented {
        gtk_toggle_button_set_active(button.to(), isOn.gboolean)
      } else {
        gtk_check_button_set_active(button.to(), isOn.gboolean)
      }
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      let own = naturalSize
      guard isSegmented else { return own }
      let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
      // GTK makes it no narrower than that: it would overlap its neighbours.
      let width = offered.map { max($0, CGFloat(widget.widths.least)) } ?? widthOfEqualSegments
      return CGSize(width: width, height: own.height)
    }

    /// Segments have equal widths. If there is no room for that, each has the width of its text,
    /// and with less room, texts are truncated.
    override func placed(in rect: CGRect, on surface: Surface) {
      guard isSegmented else { return }
      let isEqual = rect.width.rounded() >= widthOfEqualSegments
      gtk_box_set_homogeneous(widget.to(), isEqual.gboolean)
    }

    private var widthOfEqualSegments: CGFloat {
      let widest = buttons.map(\.widths.natural).max() ?? 0
      return CGFloat(widest) * CGFloat(buttons.count)
    }
  }
#endif
