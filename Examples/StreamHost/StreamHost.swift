import CellText
import Foundation
import HostInterface
import LayoutCore

/// Shows an app as lines of text on a stream, and reads what the user does as lines of words: `tap
/// Save`, `type Name: 花子`, `back`.
@MainActor
final class StreamHost: RenderHost {
  weak var client: (any HostClient)?
  let environment = HostEnvironment()
  let size: CGSize
  /// A character stands for 8 by 16 points, and everything keeps to that grid.
  let metrics = HostMetrics(grid: CGSize(width: 8, height: 16))
  private let cells = CellMetrics()
  private let tree = HostTree()
  private let write: (String) -> Void
  private var wantsFrame = false
  private var isClockRunning = false
  private var now = 0.0
  /// The typed text: the runtime has it, and does not send it back.
  private var typed: [NodeID: String] = [:]

  init(columns: Int, rows: Int, write: @escaping (String) -> Void) {
    size = cells.size(columns: columns, rows: rows)
    self.write = write
  }

  // MARK: Measuring

  /// Each text input is one leaf; every other control is composed of texts.
  func supports(_ control: ControlSpec) -> Bool {
    [.textField, .secureField].contains(control.kind)
  }

  func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    switch content.leaf {
    case .text(let text): return cells.measure(text, in: proposal)
    case .image: return LeafMeasurement(size: cells.size(columns: 2, rows: 1))
    case .control:
      let width = proposal.width.map { min($0, size.width) } ?? 160
      return LeafMeasurement(size: CGSize(width: width, height: 16))
    case .shape, .drawing, .none:
      return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
    }
  }

  /// Buttons are in brackets, one column at each side.
  func insets(for control: ControlSpec) -> EdgeInsets {
    control.kind == .button
      ? EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : EdgeInsets()
  }

  // MARK: Showing

  func commit(_ patch: consuming Patch) {
    for case .update(let id, _) in patch.operations { typed[id] = nil }
    tree.apply(patch)
  }

  func requestFrame() { wantsFrame = true }

  func setFrameClock(running: Bool) { isClockRunning = running }

  func perform(_ command: HostCommand) {
    switch command {
    case .announce(let text): write("! \(text)")
    case .openURL(let url): write("> \(url)")
    case .focus(let id): client?.handle(.focused(id))
    case .copy, .offer, .prefer, .showOverlays, .present, .close: break
    }
  }

  /// Runs frames until the app is at rest, at most a second of them, and writes the screen.
  func show() {
    for _ in 0..<60 where wantsFrame || isClockRunning {
      wantsFrame = false
      now += 1.0 / 60
      if isClockRunning { client?.tick(at: now) }
      client?.runFrame()
    }
    let (columns, rows) = (Int(size.width / cells.width), Int(size.height / cells.height))
    var lines = Array(repeating: Array(repeating: " " as String, count: columns), count: rows)
    draw(tree.root, on: &lines)
    for line in lines {
      let text = line.joined()
      write(String(text.reversed().drop { $0 == " " }.reversed()))
    }
  }

  private func draw(_ node: HostTree.Node, on lines: inout [[String]]) {
    let (content, frame) = (node.content, node.absoluteFrame)
    if content.control?.kind == .button {
      put("[", at: frame.minX, frame.minY, on: &lines)
      put("]", at: frame.maxX - cells.width, frame.minY, on: &lines)
    }
    switch content.leaf {
    case .text(let text):
      let layout = cells.layout(text, in: ProposedViewSize(frame.size))
      for (row, line) in layout.lines.enumerated() {
        put(layout.string(of: line), at: frame.minX, frame.minY + CGFloat(row) * 16, on: &lines)
      }
    case .image(let image):
      if case .symbol(let name) = image.source {
        put(String(SymbolGlyphs.glyph(named: name)), at: frame.minX, frame.minY, on: &lines)
      }
    case .control:
      if case .text(let known) = content.value {
        let text = typed[node.id] ?? known
        let isSecret = content.control?.kind == .secureField
        let shown = isSecret ? String(repeating: "•", count: text.count) : text
        let label = shown.isEmpty ? content.control?.placeholder ?? "" : shown
        put("_\(label)_", at: frame.minX, frame.minY, on: &lines)
      }
    case .shape, .drawing, .none: break
    }
    for child in node.children { draw(child, on: &lines) }
  }

  /// A wide character also covers the next column.
  private func put(_ text: String, at x: CGFloat, _ y: CGFloat, on lines: inout [[String]]) {
    var column = Int((x / cells.width).rounded())
    let row = Int((y / cells.height).rounded())
    guard lines.indices.contains(row) else { return }
    for character in text {
      let width = CellWidth.columns(of: String(character))
      if column >= 0, column + width <= lines[row].count, width > 0 {
        lines[row][column] = String(character)
        if width == 2 { lines[row][column + 1] = "" }
      }
      column += width
    }
  }

  // MARK: Being told

  /// Executes a line and shows the screen; an unknown line gets a short reply.
  func receive(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("tap", let name?):
      guard let node = find(name, { $0.content.actions.contains(.activate) }) else { break }
      client?.handle(.activate(node.id))
      return show()
    case ("type", let text?):
      let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      guard parts.count == 2,
        let node = find(String(parts[0]), { $0.content.actions.contains(.edit) })
      else { break }
      client?.handle(.focused(node.id))
      let new = String(parts[1])
      typed[node.id] = new
      client?.handle(.edit(node.id, .init(text: new, selection: new.count..<new.count)))
      return show()
    case ("back", nil):
      guard let node = find(nil, { $0.content.actions.contains(.dismiss) }) else { break }
      client?.handle(.dismiss(node.id))
      return show()
    default: break
    }
    write("? \(line)")
  }

  /// The last node in tree order with a name, because what is in front comes last.
  private func find(_ name: String?, _ matches: (HostTree.Node) -> Bool) -> HostTree.Node? {
    var found: HostTree.Node?
    tree.root.forEachNode { node in
      // Anything behind a modal node takes no input.
      if node.content.traits.contains(.modal) { found = nil }
      guard matches(node), !node.content.traits.contains(.disabled) else { return }
      let names = [node.spokenLabel, node.content.control?.placeholder]
      if name == nil || names.contains(name) { found = node }
    }
    return found
  }
}
