#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A text field of one line, or a field for a password.
  ///
  /// What a person types is told at once. What the model makes of it comes back with the next frame and
  /// is put in where the two differ, so that the cursor stays; while an input method is composing,
  /// nothing is put in.
  final class EntryFace: ControlFace {
    private var isComposing = false
    /// The model's text, to be put in when the composing is over.
    private var deferred: String?

    init(style: String, isSecure: Bool = false, _ host: GTKHost?) {
      super.init(
        isSecure
          ? gtk_password_entry_new()
          : style == "search" ? gtk_search_entry_new() : gtk_entry_new(), host)
      if style == "plain" || style == "row" { widget.addClass("bare") }
      guard host != nil else { return }
      connect(widget.opaque, "changed") { [weak self] _ in self?.changed() }
      connect(widget.opaque, "activate") { [unowned self] _ in
        if owner?.content.actions.contains(.submit) == true { send { .submit($0) } }
      }
      guard let text = gtk_editable_get_delegate(widget.opaque) else { return }
      connect(text, "preedit-changed") { [weak self] values in
        guard let self else { return }
        isComposing = !values.string(1).isEmpty
        if !isComposing { writeDeferred() }
      }
    }

    private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

    private func changed() {
      guard !isUpdating else { return }
      // What is committed now is newer than what the model said while it was composed.
      deferred = nil
      let text = text
      host?.note(.text(text), shownBy: id)
      // The cursor moves after the signal.
      let cursor = text.characterOffset(ofScalar: Int(gtk_editable_get_position(widget.opaque)))
      let edit = HostEvent.TextEdit(text: text, selection: cursor..<cursor)
      send { .edit($0, edit) }
    }

    override func update(_ content: NodeContent) {
      kumiki_set_string(widget, "placeholder-text", content.control?.placeholder ?? "")
      guard case .text(let model)? = content.value else { return }
      if isComposing {
        deferred = model
      } else {
        write(model)
      }
    }

    private func writeDeferred() {
      guard let text = deferred else { return }
      deferred = nil
      host?.afterEvents { [weak self] in
        guard let self, !isComposing, let node = host?.tree[id],
          case .text(text)? = node.content.value
        else { return }
        show(node.content)
      }
    }

    private func write(_ model: String) {
      let shown = text
      guard shown != model else { return }
      let difference = TextDifference(from: shown, to: model)
      let cursor = difference.moved(Int(gtk_editable_get_position(widget.opaque)))
      gtk_editable_delete_text(
        widget.opaque, Int32(difference.removed.lowerBound), Int32(difference.removed.upperBound))
      var place = Int32(difference.removed.lowerBound)
      gtk_editable_insert_text(widget.opaque, difference.inserted, -1, &place)
      gtk_editable_set_position(widget.opaque, Int32(cursor))
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      stretched(proposal, ideal: 180)
    }
  }
#endif
