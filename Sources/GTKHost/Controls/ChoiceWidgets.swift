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

    init(_ host: GTKHost?) {
      super.init(gtk_drop_down_new(nil, nil), host)
      connect(widget.opaque, "notify::selected") { [unowned self] _ in
        let selected = gtk_drop_down_get_selected(widget.opaque)
        guard selected != GTK_INVALID_LIST_POSITION else { return }
        send(.choice(Int(selected)))
      }
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
    }

    /// What takes presses is a button inside of it.
    override func named(_ label: String, hint: String?) {
      super.named(label, hint: hint)
      guard let button = gtk_widget_get_first_child(widget) else { return }
      kumiki_set_accessible_label(button, label)
    }

    /// As wide as the longest option, so that choosing another moves nothing.
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
    }

    private func button(_ title: String, _ index: Int) -> Widget {
      let button: Widget
      if isSegmented {
        button = kumiki_segment_new(title)
        gtk_widget_set_hexpand(button, 1)
        if let first = buttons.first { gtk_toggle_button_set_group(button.to(), first.to()) }
      } else {
        button = gtk_check_button_new_with_label(title)
        if let first = buttons.first { gtk_check_button_set_group(button.to(), first.to()) }
      }
      connect(button.opaque, "toggled") { [unowned self] _ in
        if isActive(button) { send(.choice(index)) }
      }
      gtk_box_append(widget.to(), button)
      return button
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
      guard isSegmented, let width = proposal.width, width.isFinite else { return own }
      return CGSize(width: max(width, min(own.width, width)), height: own.height)
    }
  }
#endif
