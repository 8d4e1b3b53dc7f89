import CellText
import Foundation
import HostInterface
import LayoutCore
import Pictures
import Rasterizer

/// Draws the render tree into a screen of cells.
///
/// The result is a function of the tree and of ``interaction``: the focus, the pressed node, the
/// edited text.
@MainActor
final class CellPainter {
  private(set) var screen: CellBuffer
  var theme: Theme { didSet { screen.backdrop = theme.backdrop } }
  let metrics = CellMetrics()
  let pictures = PictureCache()
  /// The pictures shown in pixels.
  let store = PictureStore()
  /// The last sheet or alert that dims the content behind it; looked up at most once per paint, if
  /// a picture needs it.
  private var lastScrim: NodeID??
  var interaction = Interaction()
  /// The position of the terminal's cursor; nil: hidden.
  private(set) var cursor: CellPoint?
  /// The area to be redrawn for every step of ``Interaction/phase``.
  private(set) var moving: CellRect = .zero
  private var damage = CellRect.zero
  /// The rows drawn since they were last taken.
  private var drawnRows = 0..<0
  private var corners: [PendingCorner] = []

  init(size: CellSize, theme: Theme) {
    self.theme = theme
    screen = CellBuffer(size: size, backdrop: theme.backdrop)
  }

  func resize(to size: CellSize) {
    let links = screen.links
    screen = CellBuffer(size: size, backdrop: theme.backdrop)
    screen.links = links
    cursor = nil
  }

  /// Redraws the rows that `damage` touches.
  ///
  /// Whole rows, because a wide glyph across the edge of a narrower area would be cut in two.
  func paint(_ root: HostTree.Node, damage: CellRect) {
    self.damage = CellRect(
      columns: screen.bounds.columns, rows: damage.rows.clamped(to: screen.bounds.rows))
    if damage.isEmpty { self.damage = .zero }
    guard !self.damage.isEmpty else { return }
    noteDrawn(self.damage.rows)
    if let cursor, self.damage.contains(cursor) { self.cursor = nil }
    if self.damage.contains(moving) { moving = .zero }
    lastScrim = nil
    screen.clipped(to: self.damage) { $0.erase($0.bounds) }
    let area = metrics.extent(reaching: self.damage)
    TreeWalk(metrics: metrics, isFocusable: interaction.isFocusable).run(
      root, clip: screen.bounds,
      where: { facts, origin in
        facts.marks.contains(.panel) || facts.reach.offset(by: origin).touches(area)
      },
      visit: { node, placement in
        guard isDamaged(node, placement) else { return false }
        draw(node, placement)
        return true
      },
      leave: { node, placement in finish(node, placement) })
    roundCorners()
  }

  /// Draws over everything, for overlays on top of the tree.
  ///
  /// - Parameter rows: the rows to which drawing is limited; nil: all.
  func overlay(rows: Range<Int>? = nil, _ draw: (inout CellBuffer) -> Void) {
    noteDrawn(rows ?? screen.bounds.rows)
    draw(&screen)
  }

  /// Returns the rows that may have changed since the last call.
  func takeDrawnRows() -> Range<Int> {
    defer { drawnRows = 0..<0 }
    return drawnRows.clamped(to: screen.bounds.rows)
  }

  private func noteDrawn(_ rows: Range<Int>) {
    let all = CellRect(columns: 0..<1, rows: drawnRows).union(CellRect(columns: 0..<1, rows: rows))
    drawnRows = all.rows
  }

  func hideCursor() { cursor = nil }

  /// Returns the cells that a node and its descendants may have drawn in.
  func reach(of node: HostTree.Node, at frame: CGRect) -> CellRect {
    metrics.cells(node.facts.reach.offset(by: frame.origin).rect)
      .inset(columns: -Self.margin.columns, rows: -Self.margin.rows)
  }

  /// Small nodes are drawn in the cell that contains their middle, and focus shows around the edge.
  nonisolated static let margin = CellSize(2, 1)

  /// Returns whether a node needs drawing. A panel always does: it may dim everything behind it.
  private func isDamaged(_ node: HostTree.Node, _ placement: Placement) -> Bool {
    if node.facts.marks.contains(.panel) { return true }
    return !reach(of: node, at: placement.frame).intersection(damage).isEmpty
  }

  // MARK: Nodes

  private func draw(_ node: HostTree.Node, _ placement: Placement) {
    let content = node.content
    if node.isPanel { drawPanel(node, placement) }
    drawHighlight(node, placement)
    guard let change = content.leafInChange else { return draw(content.leaf, of: node, placement) }
    var placement = placement
    placement.opacity *= change.opacity
    if placement.opacity > 0.01 { draw(change.leaf, of: node, placement) }
  }

  private func draw(_ leaf: Leaf, of node: HostTree.Node, _ placement: Placement) {
    let content = node.content
    let sampler: (Paint) -> PaintSampler = {
      PaintSampler($0, in: placement.frame, placement: placement, theme: self.theme)
    }
    switch leaf {
    case .none:
      if content.role == .divider { drawDivider(content, placement) }
    case .text(let text):
      let link = node.id == interaction.focused ? focusedLink(of: node) : nil
      within(placement) {
        let painting = TextPainting(text, placement, metrics, theme)
        painting.draw(on: &$0, focused: link)
        if let selected = interaction.selected, selected.node == node.id,
          selected.text == text.string, let range = selected.range
        {
          painting.mark(range, on: &$0)
        }
      }
    case .image(let image):
      if let pixmap = pictures.pixmap(of: image.source) {
        let foreground = sampler(image.paint)
        let tiled = drawTiles(of: pixmap, image, node, placement)
        var rest = placement
        if let tiled { rest.clip = rest.clip.intersection(rowBelow(tiled)) }
        let painting = PixmapPainting(
          pixmap: pixmap, image: image, theme: theme, opacity: placement.opacity, metrics: metrics)
        return within(rest) {
          painting.draw(
            in: placement.cells, ink: { foreground.ink(at: $0, metrics: metrics) }, on: &$0)
        }
      }
      within(placement) {
        ImagePainting(image, metrics).draw(
          in: placement.cells, quarterTurns: placement.quarterTurns, sampler: sampler(image.paint),
          theme: theme, on: &$0)
      }
    case .shape(let shape):
      if content.role == .divider { return drawDivider(content, placement) }
      let painting = ShapePainting(shape, placement, metrics)
      var rounded: [PendingCorner] = []
      within(placement) { painting.draw(sampler, on: &$0, corners: &rounded) }
      corners += rounded
    case .drawing(let list):
      within(placement) {
        DrawingPainting(node, placement, metrics, theme, pictures).draw(list, on: &$0)
      }
    case .control: drawControl(node, placement)
    }
  }

  /// Returns the focused link of the focused text.
  func focusedLink(of node: HostTree.Node) -> TextContent.Link? {
    let links = node.links
    return links.isEmpty ? nil : links[min(interaction.link, links.count - 1)]
  }

  /// Leaves the cells of a picture to the terminal, if it supports pixels. A picture behind a sheet
  /// is drawn in cells, which can be dimmed.
  ///
  /// - Returns: the rows that were left to it.
  private func drawTiles(
    of pixmap: Pixmap, _ image: ImageContent, _ node: HostTree.Node, _ placement: Placement
  ) -> Range<Int>? {
    let rect = placement.cells
    guard store.pictureProtocol != nil, !rect.isEmpty, placement.opacity > 0.99,
      placement.filters.isEmpty, !theme.isColorless, !isBehindScrim(node),
      let number = store.number(
        of: pixmap, image, over: CellSize(rect.columns.count, rect.rows.count))
    else { return nil }
    // Sixels that end in the last row make some terminals scroll.
    let last = screen.size.rows - (store.pictureProtocol == .sixel ? 1 : 0)
    let rows = rect.rows.clamped(to: 0..<max(0, last))
    within(placement) { buffer in
      for row in rows.clamped(to: buffer.clip.rows) {
        for column in rect.columns.clamped(to: buffer.clip.columns) {
          let tile = PictureTile(
            picture: number, column: UInt16(column - rect.columns.lowerBound),
            row: UInt16(row - rect.rows.lowerBound))
          buffer.put(tile, at: CellPoint(column, row))
        }
      }
    }
    return rows
  }

  /// Returns the part of the screen below some rows.
  private func rowBelow(_ rows: Range<Int>) -> CellRect {
    CellRect(
      columns: screen.bounds.columns,
      rows: min(rows.upperBound, screen.size.rows)..<screen.size.rows)
  }

  private func isBehindScrim(_ node: HostTree.Node) -> Bool {
    let root = sequence(first: node, next: \.parent).reduce(node) { $1 }
    let scrim = lastScrim ?? root.lastScrim?.id
    lastScrim = .some(scrim)
    guard let scrim else { return false }
    return !sequence(first: node, next: \.parent).contains { $0.id == scrim }
  }

  func within(_ placement: Placement, _ draw: (inout CellBuffer) -> Void) {
    let area = placement.clip.intersection(damage)
    guard !area.isEmpty else { return }
    screen.clipped(to: area, draw)
  }

  func look(of node: HostTree.Node, _ placement: Placement) -> ControlLook {
    ControlLook(
      theme: theme, tint: theme.tint(of: node.content.control),
      isFocused: placement.owner != nil && placement.owner == interaction.focused,
      isResting: placement.owner != nil && placement.owner == interaction.resting
        && interaction.focused == nil,
      isPressed: placement.owner != nil && placement.owner == interaction.pressed,
      isDisabled: placement.isDisabled, opacity: placement.opacity, phase: interaction.phase)
  }

  private func drawControl(_ node: HostTree.Node, _ placement: Placement) {
    let content = node.content
    guard let kind = content.control?.kind, let renderer = kind.renderer else { return }
    let rect = metrics.visibleCells(placement.frame)
    let look = look(of: node, placement)
    if kind == .progress, content.value == .indeterminate || content.value == nil {
      moving = moving.union(rect.intersection(placement.clip))
    }
    guard let field = renderer as? FieldRenderer else {
      return within(placement) { renderer.draw(content, in: rect, look: look, on: &$0) }
    }
    let owner = placement.owner ?? node.id
    var place: CellPoint?
    within(placement) {
      place = field.draw(
        content, in: rect, isFramed: node.hasLineOverEdge, editing: &interaction.fields[owner],
        look: look, on: &$0)
    }
    if let place, placement.clip.contains(place) { cursor = place }
  }

  private func drawDivider(_ content: NodeContent, _ placement: Placement) {
    let rect = metrics.visibleCells(placement.frame)
    let isVertical = rect.columns.count == 1
    let pen = theme.line()
    within(placement) {
      $0.fill(
        rect, with: isVertical ? "│" : "─",
        pen: Pen(pen.foreground.faded(by: placement.opacity * 0.8), attributes: pen.attributes))
    }
  }

  // MARK: Panels

  /// Draws the background of a sheet or an alert, above everything before it, which is dimmed.
  private func drawPanel(_ node: HostTree.Node, _ placement: Placement) {
    let chrome = node.content.control.flatMap { $0.kind == .presentation ? PanelChrome($0) : nil }
    // A modal of unknown kind gets a box around it.
    let panel =
      (chrome == nil ? placement.cells.inset(columns: -2, rows: -1) : placement.cells)
      .intersection(screen.bounds)
    let isModal = node.content.traits.contains(.modal)
    screen.clipped(to: damage) { buffer in
      if isModal, chrome?.dimsWhatIsBehind ?? true { dim(&buffer) }
      guard panel != buffer.bounds else { return buffer.erase(panel) }
      let frame = chrome ?? PanelChrome(ControlSpec(kind: .presentation, style: .sheet))
      frame.draw(in: panel, on: &buffer, theme: theme)
    }
  }

  private func dim(_ buffer: inout CellBuffer) {
    buffer.restyle(buffer.bounds) { style in
      if theme.isFlat {
        style.attributes.insert(.dim)
      } else {
        let text = style.foreground.isStandard ? theme.backdrop.foreground : style.foreground
        style.foreground = text.mixed(with: theme.backdrop.background, share: 0.55)
        if !style.background.isStandard {
          style.background = style.background.mixed(with: theme.backdrop.background, share: 0.5)
        }
      }
    }
  }

  // MARK: Corners

  /// Reduces the corner cells of filled shapes to part of a cell, where nothing was drawn over
  /// them.
  private func roundCorners() {
    for corner in corners where screen.bounds.contains(corner.point) {
      let cell = screen[corner.point.column, corner.point.row]
      guard cell.isBlank, cell.style.background == corner.fill else { continue }
      screen.put(
        corner.glyph, width: 1, at: corner.point,
        pen: Pen(Ink(corner.fill), background: Ink(corner.below)))
    }
    corners = []
  }
}

/// A corner of a filled shape that becomes part of a cell after everything else is drawn: only then
/// is it known whether a text reaches into it.
struct PendingCorner {
  var point: CellPoint
  var glyph: Character
  var fill: CellColor
  var below: CellColor
}

extension HostTree.Node {
  /// The last node drawn that dims the content behind it.
  fileprivate var lastScrim: HostTree.Node? {
    guard facts.traits.contains(.modal) else { return nil }
    var found: HostTree.Node?
    if content.traits.contains(.modal),
      content.control.map({ PanelChrome($0) })?.dimsWhatIsBehind ?? true
    {
      found = self
    }
    forEachChild(at: .zero, where: { facts, _ in facts.traits.contains(.modal) }) { child in
      if let scrim = child.lastScrim { found = scrim }
    }
    return found
  }

  /// Whether it contains only text and symbols, so that a background drawn below it is visible.
  var hasPlainLabel: Bool {
    switch content.leaf {
    case .shape(let shape) where shape.fill != nil: return false
    case .control: return false
    default: return children.allSatisfy(\.hasPlainLabel)
    }
  }

  /// Whether it is a drawing without text.
  var isPicture: Bool { content.role != .row && isDrawn && !holdsText }

  private var isDrawn: Bool {
    switch content.leaf {
    case .drawing, .shape: return true
    case .image(let image): if case .symbol = image.source { return false } else { return true }
    default: return children.contains { $0.isDrawn }
    }
  }

  private var holdsText: Bool {
    if case .text = content.leaf { return true }
    return children.contains { $0.holdsText }
  }

  /// Whether it shows the focus itself: controls that the host draws do, and so do nodes that look
  /// like a button, such as a toggle.
  var showsFocusItself: Bool { holdsControl || looksLikeButton }

  private var holdsControl: Bool {
    content.leaf == .control || children.contains { $0.holdsControl }
  }

  /// Whether it contains the background of a button that it acts for, rather than a separate
  /// button.
  private var looksLikeButton: Bool {
    children.contains { child in
      guard child.content.actions.isEmpty else { return false }
      return child.content.control?.kind == .button && child.hasPlainLabel || child.looksLikeButton
    }
  }
}
