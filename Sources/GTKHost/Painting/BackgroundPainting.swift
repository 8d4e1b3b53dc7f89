#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// The backgrounds of containers: cards of grouped rows, boxes, panels above the window, and
  /// selection marks.
  extension SnapshotPainter {
    func drawBackground(of node: HostTree.Node, in rect: CGRect) {
      guard let control = node.content.control else { return }
      switch control.kind {
      case .presentation: drawPanel(node, in: rect)
      case .groupBox: drawCard(.roundedRectangle(12, 12, 12, 12), in: rect)
      case .bar where ![.navigation, .tabs].contains(control.style):
        drawBar(node.content, control.style, in: rect)
      case .row: drawRow(node, RowChrome(control), in: rect)
      default: break
      }
    }

    private func drawRow(_ node: HostTree.Node, _ chrome: RowChrome, in rect: CGRect) {
      guard chrome.isRow else { return }
      // As wide as the row's widget, which shows the pointer and the focus.
      let card = rect.insetBy(dx: node.cardMargin, dy: 0)
      var geometry = ShapeContent.Geometry.rectangle
      if chrome.isGrouped {
        geometry = node.cardShape
        if node.endsOfGroup.isFirst, node.isGroupDrawn {
          let group = CGRect(
            x: card.minX, y: card.minY, width: card.width, height: node.groupHeight)
          drawShade(round: group)
        }
        if !node.content.traits.contains(.hasOwnBackground) {
          draw(ShapeContent(geometry: geometry, fill: color("card_bg_color")), in: card)
        }
      }
      guard node.content.traits.contains(.selected) else { return }
      // Like the desktop's own sidebars.
      if chrome.isSidebar { geometry = .roundedRectangle(9, 9, 9, 9) }
      let fill = Paint.color(
        chrome.isSidebar ? .semantic(.primary, opacity: 0.1) : .semantic(.accent, opacity: 0.2))
      draw(ShapeContent(geometry: geometry, fill: fill), in: card)
    }

    /// Draws what lies over a row's content: the separator below it.
    func drawMarks(of node: HostTree.Node, in rect: CGRect) {
      guard let control = node.content.control, control.kind == .row else { return }
      let chrome = RowChrome(control)
      guard chrome.isRow, !chrome.isSidebar, !node.content.traits.contains(.hidesSeparator),
        !(chrome.isGrouped && node.endsOfGroup.isLast)
      else { return }
      let inset = chrome.margin + (chrome.isGrouped ? 0 : 12)
      let line = CGRect(
        x: rect.minX + inset, y: rect.maxY.rounded() - 1, width: rect.width - 2 * inset, height: 1)
      append(.color(.semantic(.separator, opacity: 0.7)), in: line)
    }

    /// Draws the mark of a button that opens a menu.
    func drawMenuMark(_ style: ControlSpec.Style, of node: HostTree.Node, in rect: CGRect) {
      // At the end of the lines: on the side where the label leaves room for it.
      let label = node.children.first?.frame ?? .zero
      let isMirrored = label.minX > rect.width - label.maxX
      // Beside a picture there is less room than beside a word.
      let room = isMirrored ? label.minX : rect.width - label.maxX
      let edge = min(14, max(0, room - 22))
      let start = isMirrored ? rect.minX + edge : rect.maxX - edge - 16
      let mark = CGRect(x: start, y: rect.midY - 8, width: 16, height: 16)
      let symbol =
        style == .menu ? "arrowtriangle.down" : isMirrored ? "chevron.left" : "chevron.right"
      draw(ImageContent(source: .symbol(symbol)), in: mark)
    }

    /// Draws the faint edge around a card, below its first row for all of them.
    private func drawShade(round card: CGRect) {
      let geometry = ShapeContent.Geometry.roundedRectangle(12, 12, 12, 12)
      var outline = geometry.roundedRect(in: card)!
      var shade = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.07)
      gtk_snapshot_append_outset_shadow(snapshot, &outline, &shade, 0, 0, 1, 0)
      gtk_snapshot_append_outset_shadow(snapshot, &outline, &shade, 0, 1, 1, 3)
    }

    private func drawCard(_ geometry: ShapeContent.Geometry, in rect: CGRect) {
      draw(
        ShapeContent(
          geometry: geometry, fill: color("card_bg_color"),
          stroke: ShapeContent.Stroke(
            paint: .color(.semantic(.separator, opacity: 0.5)), width: 1, isInside: true)), in: rect
      )
    }

    private func color(_ name: String) -> Paint {
      .color(.rgba(theme[name]))
    }

    /// Draws the background of a cover. Sheets, popovers and dialogs are windows with their own
    /// background.
    private func drawPanel(_ node: HostTree.Node, in rect: CGRect) {
      guard let control = node.content.control else { return }
      if control.style == .cover { append(color("window_bg_color"), in: rect) }
      guard control.hasGrip else { return }
      let grip = CGRect(x: rect.midX - 18, y: rect.minY + 6, width: 36, height: 4)
      draw(ShapeContent(geometry: .capsule, fill: .color(.semantic(.tertiary))), in: grip)
    }

    /// Draws a bar's background like the window's header bar, with a line to the content.
    private func drawBar(_ bar: NodeContent, _ style: ControlSpec.Style, in rect: CGRect) {
      if !bar.traits.contains(.hasOwnBackground) {
        append(color("headerbar_bg_color"), in: rect)
      }
      var line = rect
      line.size.height = 1
      if style != .lower { line.origin.y = rect.maxY - 1 }
      append(.color(.semantic(.separator, opacity: 0.7)), in: line)
    }

    // MARK: Scroll bars

    func drawScrollBars(of node: HostTree.Node, in rect: CGRect) {
      let seen = rect.overlap(with: clip)
      for isVertical in [true, false] {
        guard
          let bar = ScrollBar(
            node, in: rect, seen: seen.isNull ? rect : seen, isVertical: isVertical)
        else { continue }
        if seen != rect { log.isCut = true }
        drawThumb(bar.mark)
      }
    }

    private func drawThumb(_ rect: CGRect) {
      draw(
        ShapeContent(geometry: .capsule, fill: .color(.semantic(.primary, opacity: 0.35))), in: rect
      )
    }
  }

  /// The space around a list's rows, and which of them lie on a card.
  struct RowChrome {
    private let list: ControlSpec.Style
    private let part: ControlSpec.RowPart

    init(_ control: ControlSpec) { (list, part) = (control.style, control.rowPart) }

    var isRow: Bool { part == .row }

    /// Whether the rows of a section form a card like GNOME's boxed lists.
    var isGrouped: Bool { isRow && hasCards }

    private var hasCards: Bool { [.insetGrouped, .grouped, .automatic].contains(list) }

    /// Whether the rows are those of a sidebar: without separators, the selected one rounded.
    var isSidebar: Bool { list == .sidebar }

    /// The distance from the list's edge to the card, or to the selection mark of a sidebar's row.
    var margin: CGFloat { isSidebar ? 6 : list == .plain ? 0 : 12 }

    /// The maximum width of rows: cards are no wider than a readable line, as in GNOME's own
    /// programs.
    var widest: CGFloat? { isGrouped ? 600 + 2 * margin : nil }

    /// The insets above the first row and below the last.
    var listInsets: EdgeInsets {
      let room: CGFloat = isGrouped ? 12 : isSidebar ? 6 : 0
      return EdgeInsets(top: room, leading: 0, bottom: room, trailing: 0)
    }

    var insets: EdgeInsets {
      let side = margin + 12
      switch part {
      case .header: return EdgeInsets(top: 18, leading: side, bottom: 6, trailing: side)
      case .footer: return EdgeInsets(top: 6, leading: side, bottom: 12, trailing: side)
      case .row, .gap: return EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
      case .background:
        let room = hasCards ? margin : 0
        return EdgeInsets(top: 0, leading: room, bottom: 0, trailing: room)
      }
    }
  }

  extension HostTree.Node {
    /// Returns the row's part of the card, for a part of a background that the program set for the
    /// row and that reaches an edge of it: the card's corners cut it.
    func partOfCard(in rect: CGRect) -> (shape: ShapeContent.Geometry, rect: CGRect)? {
      guard let row = parent, row.content.traits.contains(.hasOwnBackground),
        let control = row.content.control, control.kind == .row, RowChrome(control).isGrouped
      else { return nil }
      let card = CGRect(origin: .zero, size: row.frame.size).insetBy(dx: row.cardMargin, dy: 0)
      guard
        frame.minX <= card.minX || frame.maxX >= card.maxX || frame.minY <= card.minY
          || frame.maxY >= card.maxY
      else { return nil }
      return (
        row.cardShape, card.offsetBy(dx: rect.minX - frame.minX, dy: rect.minY - frame.minY)
      )
    }

    /// The height from this row to the last one of its group.
    fileprivate var groupHeight: CGFloat { (restOfGroup.last?.frame ?? frame).maxY - frame.minY }

    /// Whether a row from this one to the last one of its group has the card as its background.
    fileprivate var isGroupDrawn: Bool {
      restOfGroup.contains { !$0.content.traits.contains(.hasOwnBackground) }
    }

    /// This row and those after it in its group.
    private var restOfGroup: ArraySlice<HostTree.Node> {
      guard let rows = parent?.children, let first = rows.firstIndex(where: { $0 === self }) else {
        return [self]
      }
      var last = first
      while !rows[last].endsOfGroup.isLast { last += 1 }
      return rows[first...last]
    }

    /// The height of the card that is drawn with its first row; zero for other rows.
    var heightOfSharedBackground: CGFloat {
      guard let control = content.control, control.kind == .row, RowChrome(control).isGrouped,
        endsOfGroup.isFirst
      else { return 0 }
      return groupHeight
    }

    /// The distance from a row's edges to its card, or to the selection mark of a sidebar's row,
    /// which is what takes presses and has the focus ring.
    var cardMargin: CGFloat {
      guard let control = content.control, control.kind == .row else { return 0 }
      let chrome = RowChrome(control)
      return chrome.isGrouped || chrome.isSidebar ? chrome.margin : 0
    }

    /// The shape of a row's part of the card.
    var cardShape: ShapeContent.Geometry {
      let (isFirst, isLast) = endsOfGroup
      let (top, bottom) = (isFirst ? 12.0 : 0, isLast ? 12.0 : 0)
      return .roundedRectangle(top, top, bottom, bottom)
    }

    /// Whether a row is the first and the last of its group.
    var endsOfGroup: (isFirst: Bool, isLast: Bool) {
      guard let rows = parent?.children, let index = rows.firstIndex(where: { $0 === self })
      else { return (true, true) }
      func isRow(_ index: Int) -> Bool {
        guard rows.indices.contains(index), let control = rows[index].content.control else {
          return false
        }
        return control.kind == .row && RowChrome(control).isRow
      }
      return (!isRow(index - 1), !isRow(index + 1))
    }

    /// The node that has the focus and receives the events: itself, or the control that it is the
    /// drawn part of.
    var owner: HostTree.Node {
      guard isPartOfControl else { return self }
      var current = parent
      while let node = current {
        if node.content.traits.contains(.focusable) { return node }
        if node.isScrollContainer { break }
        current = node.parent
      }
      return self
    }
  }
#endif
