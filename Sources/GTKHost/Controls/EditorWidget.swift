#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// The background of a multi-line text.
  enum EditorBackground: Hashable {
    /// The background of an entry.
    case field
    /// A sheet of paper for writing.
    case page
    /// No background: what lies below shows, such as a card.
    case none
  }

  /// A multi-line text, which scrolls in its frame.
  final class EditorWidget: TextWidget {
    private let view = gtk_text_view_new()!
    private let placeholder = gtk_label_new(nil)!

    init(on background: EditorBackground, _ host: GTKHost?) {
      let frame = gtk_scrolled_window_new()!
      let overlay = gtk_overlay_new()!
      super.init(overlay, host)
      gtk_overlay_set_child(overlay.opaque, frame)
      switch background {
      case .field: frame.addClass("field")
      case .page: frame.addClass("page")
      case .none: frame.addClass("groundless")
      }
      gtk_scrolled_window_set_policy(frame.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(frame.opaque, view)
      gtk_text_view_set_wrap_mode(view.to(), GTK_WRAP_WORD_CHAR)
      gtk_text_view_set_accepts_tab(view.to(), 0)
      // Not an overlay of the text view's own: GTK draws those twice, and so twice as dark.
      placeholder.addClass("dim-label")
      gtk_widget_set_can_target(placeholder, 0)
      gtk_widget_set_valign(placeholder, GTK_ALIGN_START)
      let padding = Int32(Self.padding)
      gtk_widget_set_margin_top(placeholder, padding)
      gtk_widget_set_margin_start(placeholder, background == .none ? 0 : padding)
      gtk_widget_set_margin_end(placeholder, background == .none ? 0 : padding)
      gtk_label_set_wrap(placeholder.opaque, 1)
      gtk_overlay_add_overlay(overlay.opaque, placeholder)
      gtk_overlay_set_clip_overlay(overlay.opaque, placeholder, 1)
      guard host != nil else { return }
      connect(OpaquePointer(buffer), "changed") { [weak self] _ in
        self?.showPlaceholder()
        self?.changed()
      }
      for property in ["cursor-position", "has-selection"] {
        connect(OpaquePointer(buffer), "notify::\(property)") { [weak self] _ in
          self?.selectionChanged()
        }
      }
      followComposing(of: view.opaque)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view.to()) }

    override func named(_ label: String, hint: String?) {
      kumiki_set_accessible_label(view, label)
      if let hint { kumiki_set_accessible_description(view, hint) }
    }

    override var lettered: [Widget] { [view, placeholder] }

    override var input: Widget { view }

    override var text: String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    override var cursor: Int {
      var iterator = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &iterator, gtk_text_buffer_get_insert(buffer))
      return Int(gtk_text_iter_get_offset(&iterator))
    }

    override var selected: Range<Int> {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else {
        return cursor..<cursor
      }
      return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    override func select(_ range: Range<Int>) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
      gtk_text_buffer_select_range(buffer, &end, &start)
      gtk_text_view_scroll_mark_onscreen(input.to(), gtk_text_buffer_get_insert(buffer))
    }

    /// Shows the placeholder while the field is empty; GTK's text views have none.
    private func showPlaceholder() {
      gtk_widget_set_visible(
        placeholder, (gtk_text_buffer_get_char_count(buffer) == 0 && !isComposing).gboolean)
    }

    override func composingChanged() { showPlaceholder() }

    override func update(_ content: NodeContent) {
      gtk_label_set_text(placeholder.opaque, content.control?.placeholder ?? "")
      showPlaceholder()
      let share = content.textInput?.leftShare ?? 0
      gtk_text_view_set_justification(
        input.to(),
        share == 0 ? GTK_JUSTIFY_LEFT : share == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER)
      // GTK counts from the side on which lines start.
      let isReversed = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
      gtk_label_set_xalign(placeholder.opaque, Float(isReversed ? 1 - share : share))
      super.update(content)
      show(content.textInput?.looks ?? [])
    }

    /// The current styles of the text, as tags of the buffer.
    private var tags: [UnsafeMutablePointer<GtkTextTag>] = []

    private func show(_ looks: [TextInputSpec.Look]) {
      let table = gtk_text_buffer_get_tag_table(buffer)
      for tag in tags { gtk_text_tag_table_remove(table, tag) }
      tags = []
      let text = looks.isEmpty ? "" : text
      var index = text.startIndex
      var start = 0
      for look in looks {
        let next = text.index(index, offsetBy: look.count, limitedBy: text.endIndex)
        let end = start + text.unicodeScalars.distance(from: index, to: next ?? text.endIndex)
        tags.append(tag(look.style, Int32(start), Int32(end)))
        (index, start) = (next ?? text.endIndex, end)
      }
    }

    private func tag(
      _ style: TextStyle, _ start: Int32, _ end: Int32
    ) -> UnsafeMutablePointer<GtkTextTag> {
      var color: GdkRGBA?
      if case .color(let own) = style.paint, own != .semantic(.primary) {
        color = host?.theme.ink(own)
      }
      func tag(_ color: UnsafePointer<GdkRGBA>?) -> UnsafeMutablePointer<GtkTextTag> {
        kumiki_tag_text(
          buffer, start, end, Int32(style.font.weight), style.font.isItalic.gboolean,
          style.isUnderlined.gboolean, style.isStruckThrough.gboolean, color)
      }
      guard var color else { return tag(nil) }
      return tag(&color)
    }

    override func replace(_ range: Range<Int>, with piece: String, cursor: Int) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert(buffer, &start, piece, -1)
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(cursor))
      gtk_text_buffer_place_cursor(buffer, &start)
    }

    /// Returns the size: an editor takes the available space; a multi-line field takes as many
    /// lines as its text has.
    override func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> CGSize {
      let ideal = CGSize(width: 180, height: 120)
      guard content.control?.kind == .textField else {
        return proposal.replacingUnspecifiedDimensions(by: ideal)
      }
      let width = proposal.width.flatMap { $0.isFinite ? max(48, $0) : nil } ?? ideal.width
      let height = max(38, Self.padding * 2 + (lines(of: content, in: width - Self.padding * 2)))
      return CGSize(width: width, height: min(height, proposal.height.map { max(38, $0) } ?? 160))
    }

    /// The same value as in the style sheet.
    private static let padding: CGFloat = 8

    /// Returns the height of the text. A text view reports it only once it is laid out.
    private func lines(of content: NodeContent, in width: CGFloat) -> CGFloat {
      guard case .text(let text)? = content.value, let texts else { return 0 }
      let style = TextStyle(font: content.control?.font ?? .body)
      // The cursor's line counts even if it is empty.
      let shown = text.isEmpty || text.hasSuffix("\n") ? text + " " : text
      return texts.paragraph(TextContent(shown, style: style), width: width, height: nil) { _ in
        nil
      }.measurement.size.height
    }
  }
#endif
