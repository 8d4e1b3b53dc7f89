#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// An alert or a confirmation dialog as the desktop's message dialog: its texts become the
  /// heading and the body, its buttons the responses. Fields and toggles lie on the canvas below
  /// the texts.
  final class DialogSurface: Surface {
    private let parent: Widget
    private(set) var dialog: Widget?
    /// Whether a node had the focus before one of the buttons, which are no nodes.
    var hasTakenFocus = false
    private var shown = Description()
    private var fields: [NodeID] = []

    init(_ id: NodeID, over parent: Widget, _ host: GTKHost) {
      self.parent = parent
      super.init(id, host)
    }

    isolated deinit { discard() }

    /// The parts of the dialog.
    private struct Description: Equatable {
      var heading = ""
      var body = ""
      var buttons: [Button] = []

      /// The buttons in the desktop's order: the cancelling one comes first.
      var inOrder: [Button] {
        guard buttons.count > 1, let cancel else { return buttons }
        return [cancel] + buttons.filter { $0 != cancel }
      }

      var cancel: Button? {
        buttons.first { $0.traits.contains(.cancelAction) }
          ?? (buttons.count == 1 ? buttons.first : nil)
      }

      /// The button for Return, if the program sets one.
      var usual: Button? {
        buttons.first { $0.traits.contains(.defaultAction) && !$0.traits.contains(.destructive) }
      }

      struct Button: Equatable {
        let id: NodeID
        let label: String
        let traits: Traits
      }
    }

    // MARK: What stands on the canvas

    override var parts: [HostTree.Node] { fields.compactMap { host.tree[$0] } }

    override var origin: CGPoint { area.origin }

    override var sizes: (least: CGSize, natural: CGSize) { (area.size, area.size) }

    private var area: CGRect {
      parts.map(\.absoluteFrame).reduce(CGRect.null) { $0.union($1) }.standardized
    }

    override func holds(_ node: HostTree.Node) -> Bool {
      var current: HostTree.Node? = node
      while let node = current, node.id != id {
        if fields.contains(node.id) { return true }
        current = node.parent
      }
      return false
    }

    // MARK: The dialog

    override func update() {
      guard let node else { return }
      var new = Description()
      var fields: [NodeID] = []
      read(node, &new, &fields)
      if fields != self.fields {
        self.fields = fields
        node.forEachNode { host.syncNativeWidget($0) }
      }
      gtk_widget_queue_resize(canvas)
      guard new != shown else { return }
      shown = new
      if dialog != nil { make() }
    }

    private func read(
      _ node: HostTree.Node, _ description: inout Description, _ fields: inout [NodeID]
    ) {
      let content = node.content
      if content.role == .button {
        description.buttons.append(
          Description.Button(id: node.id, label: node.spokenLabel, traits: content.traits))
        return
      }
      if content.leaf == .control || [.toggle, .picker, .stepper, .slider].contains(content.role) {
        fields.append(node.id)
        return
      }
      if case .text(let text) = content.leaf {
        if description.heading.isEmpty {
          description.heading = text.string
        } else {
          description.body += (description.body.isEmpty ? "" : "\n") + text.string
        }
      }
      for child in node.children { read(child, &description, &fields) }
    }

    private func make() {
      discard()
      let new = adw_message_dialog_new(parent.to(), shown.heading, shown.body)!
      g_object_ref_sink(new)
      dialog = new
      let dialog: UnsafeMutablePointer<AdwMessageDialog> = new.to()
      for button in shown.inOrder {
        // An underscore would mark the letter that follows it.
        let label = button.label.replacingOccurrences(of: "_", with: "__")
        adw_message_dialog_add_response(dialog, name(button), label)
        if button.traits.contains(.destructive) {
          adw_message_dialog_set_response_appearance(
            dialog, name(button), ADW_RESPONSE_DESTRUCTIVE)
        } else if button.traits.contains(.defaultAction) {
          adw_message_dialog_set_response_appearance(dialog, name(button), ADW_RESPONSE_SUGGESTED)
        }
        if button.traits.contains(.disabled) {
          adw_message_dialog_set_response_enabled(dialog, name(button), 0)
        }
      }
      let cancel = shown.cancel
      // Return must not destroy anything unseen.
      if let usual = shown.usual ?? cancel {
        adw_message_dialog_set_default_response(dialog, name(usual))
      }
      adw_message_dialog_set_close_response(dialog, cancel.map(name) ?? "close")
      nameButtons(in: new)
      if !fields.isEmpty { adw_message_dialog_set_extra_child(dialog, canvas) }
      host.watch(new, isMain: false)
      connect(new.opaque, "response") { [weak self] values in
        self?.answer(values.string(1))
      }
      gtk_window_present(new.to())
      // If there are fields, the first one has the focus; otherwise the button that Return presses,
      // rather than the first button, whatever it does.
      if fields.isEmpty, let button = gtk_window_get_default_widget(new.to()) {
        gtk_window_set_focus(new.to(), button)
      }
    }

    /// Names the buttons once. For GTK, a button with a label has that name twice, by the label and
    /// by its content.
    private func nameButtons(in widget: Widget) {
      for part in widget.parts {
        if g_type_check_instance_is_a(part.to(), gtk_button_get_type()) != 0,
          let label = part.first(of: gtk_label_get_type())
        {
          part.setName(ofPicture: String(cString: gtk_label_get_text(label.opaque)))
        } else {
          nameButtons(in: part)
        }
      }
    }

    private func name(_ button: Description.Button) -> String { "\(button.id.rawValue)" }

    /// Returns the desktop's name of the response with this label; empty: there is none.
    func response(labelled label: String) -> String {
      shown.buttons.first { $0.label == label }.map(name) ?? ""
    }

    private func answer(_ response: String) {
      // It closes itself after a response.
      if let number = Int(response) {
        host.send(.activate(NodeID(number)))
      } else {
        host.send(.dismiss(id))
      }
      host.afterEvents { [weak self] in
        // The app keeps it open all the same.
        if let self, host.tree[id] != nil, host.surfaces[id] === self { make() }
      }
    }

    override func present() {
      if dialog == nil { make() }
    }

    override func close() { discard() }

    private func discard() {
      guard let dialog else { return }
      self.dialog = nil
      if gtk_widget_get_parent(canvas) != nil {
        adw_message_dialog_set_extra_child(dialog.to(), nil)
      }
      gtk_window_destroy(dialog.to())
      g_object_unref(dialog)
    }
  }
#endif
