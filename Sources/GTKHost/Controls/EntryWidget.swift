#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A single-line text field, or a password field.
  final class EntryWidget: TextWidget {
    init(style: ControlSpec.Style, isSecure: Bool = false, _ host: GTKHost?) {
      super.init(
        isSecure
          ? gtk_password_entry_new()
          : style == .search ? gtk_search_entry_new() : gtk_entry_new(), host)
      if style == .plain { widget.addClass("bare") }
      guard host != nil else { return }
      connect(widget.opaque, "changed") { [weak self] _ in self?.changed() }
      connect(widget.opaque, "notify::cursor-position") { [weak self] _ in self?.selectionChanged()
      }
      connect(widget.opaque, "notify::selection-bound") { [weak self] _ in self?.selectionChanged()
      }
      connect(widget.opaque, "activate") { [unowned self] _ in
        guard let owner, owner.content.actions.contains(.submit) else { return }
        self.host?.resignedField = owner.id
        self.host?.leftPlace = owner.id
        send { .submit($0) }
      }
      // A search entry handles the key itself.
      if style == .search {
        connect(widget.opaque, "stop-search") { [weak self] _ in _ = self?.host?.pressEscape() }
      }
      if let text = gtk_editable_get_delegate(widget.opaque) { followComposing(of: text) }
    }

    override var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }
    override var cursor: Int { Int(gtk_editable_get_position(widget.opaque)) }

    override var selected: Range<Int> {
      var (start, end): (Int32, Int32) = (0, 0)
      let isSelecting = gtk_editable_get_selection_bounds(widget.opaque, &start, &end) != 0
      return isSelecting ? Int(start)..<Int(end) : cursor..<cursor
    }

    override func select(_ range: Range<Int>) {
      gtk_editable_select_region(
        widget.opaque, Int32(range.lowerBound), Int32(range.upperBound))
    }

    override func update(_ content: NodeContent) {
      kumiki_set_string(widget, "placeholder-text", content.control?.placeholder ?? "")
      let share = content.textInput?.leftShare ?? 0
      // GTK counts from the side on which lines start.
      let isReversed = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      gtk_editable_set_alignment(widget.opaque, Float(isReversed ? 1 - share : share))
      super.update(content)
    }

    override func replace(_ range: Range<Int>, with piece: String, cursor: Int) {
      gtk_editable_delete_text(widget.opaque, Int32(range.lowerBound), Int32(range.upperBound))
      var place = Int32(range.lowerBound)
      gtk_editable_insert_text(widget.opaque, piece, -1, &place)
      gtk_editable_set_position(widget.opaque, Int32(cursor))
    }

    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      var size = stretched(proposal, ideal: 180)
      guard gtk_widget_has_css_class(widget, "bare") == 0, let texts else { return size }
      // As high as the buttons beside it, also with larger fonts.
      let height = texts.line(of: content.control?.font ?? .body).size.height
      size.height = max(size.height, height + GTKHost.buttonPadding * 2)
      return size
    }
  }
#endif
