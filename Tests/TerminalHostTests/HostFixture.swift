import CellText
import Foundation
import HostInterface
import TerminalDevice
import TerminalInput

@testable import TerminalHost
@testable import Timekeeping

/// A host without a terminal, with a tree that the test lays out in cells and a record of what the
/// runtime was told.
@MainActor
final class HostFixture: HostClient {
  let host: TerminalHost
  let time = VirtualTimeSource()
  private(set) var ticks: [Double] = []
  private(set) var events: [HostEvent] = []
  /// The program's reaction to an event, such as writing a model and committing its new value.
  var respond: (HostEvent) -> Void = { _ in }
  /// Changes the tree during a frame.
  var onFrame: () -> Void = {}
  private(set) var hasQuit = false

  /// - Parameter lateness: how much later than scheduled everything happens.
  init(
    _ columns: Int, _ rows: Int, _ environment: [String: String] = ["TERM": "xterm-kitty"],
    lateness: Duration = .zero
  ) {
    host = TerminalHost(
      size: CellSize(columns, rows),
      capabilities: TerminalCapabilities(environment: environment),
      time: lateness == .zero ? time : LateTimeSource(time, lateness))
    host.client = self
    host.quit = { [unowned self] in hasQuit = true }
  }

  func handle(_ event: HostEvent) {
    events.append(event)
    respond(event)
  }

  func runFrame() { onFrame() }
  func tick(at time: Double) { ticks.append(time) }
  /// The keys that the program's own handlers take.
  var taken: (KeyStroke) -> Bool = { _ in false }
  func handleKey(_ stroke: KeyStroke) -> Bool { taken(stroke) }
  func performShortcut(_ stroke: KeyStroke) -> Bool { false }
  func performKey(_ stroke: KeyStroke) -> Bool { false }
  /// Whether the program may be ended without a question.
  var allowsQuit = true
  func mayQuit() -> Bool { allowsQuit }

  func takeEvents() -> [HostEvent] {
    defer { events = [] }
    return events
  }

  /// Adds a node to the tree; the frame is in cells, relative to the parent.
  @discardableResult
  func add(
    _ id: Int, in parent: Int = 0, _ column: Double = 0, _ row: Double = 0, _ width: Double = 0,
    _ height: Double = 1, _ content: NodeContent
  ) -> NodeID {
    let parent = NodeID(parent)
    host.commit(
      Patch([
        .insert(
          NodeID(id), parent: parent, index: host.tree[parent]?.children.count ?? 0,
          content: content,
          frame: CGRect(x: column * 8, y: row * 16, width: width * 8, height: height * 16))
      ]))
    return NodeID(id)
  }

  func update(_ id: Int, _ change: (inout NodeContent) -> Void) {
    guard var content = host.tree[NodeID(id)]?.content else { return }
    change(&content)
    host.commit(Patch([.update(NodeID(id), content)]))
  }

  func move(_ id: Int, _ column: Double, _ row: Double) {
    guard var frame = host.tree[NodeID(id)]?.frame else { return }
    frame.origin = CGPoint(x: column * 8, y: row * 16)
    host.commit(Patch([.setFrame(NodeID(id), frame)]))
  }

  func remove(_ id: Int) { host.commit(Patch([.remove(NodeID(id))])) }

  func type(_ text: String) {
    var decoder = InputDecoder()
    host.receive(decoder.feed(Array(text.utf8)))
    host.flush()
  }

  func press(_ key: TerminalKey.Key, _ modifiers: KeyModifiers = []) {
    host.receive([.key(TerminalKey(key, modifiers))])
    host.flush()
  }

  func mouse(_ kind: MouseReport.Kind, _ column: Int, _ row: Int) {
    host.receive([.mouse(MouseReport(kind, at: CellPoint(column, row)))])
    host.flush()
  }

  func click(_ column: Int, _ row: Int) {
    mouse(.press(.left), column, row)
    mouse(.release(.left), column, row)
  }

  /// The screen as text, without blanks at the ends of rows.
  var lines: [String] {
    host.flush()
    return host.painter.screen.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  var picture: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  func cell(_ column: Int, _ row: Int) -> Cell {
    host.flush()
    return host.painter.screen[column, row]
  }

  var focused: NodeID? { host.painter.interaction.focused }

  /// The places where the screen differs from one painted from scratch.
  var differencesFromScratch: [String] {
    host.flush()
    let fresh = CellPainter(size: host.cells, theme: host.painter.theme)
    fresh.interaction = host.painter.interaction
    fresh.paint(host.tree.root, damage: CellRect(size: host.cells))
    return zip(fresh.screen.cells, host.painter.screen.cells).enumerated()
      .filter { $1.0 != $1.1 }
      .map { "\($0 % host.cells.columns),\($0 / host.cells.columns): \($1.1) not \($1.0)" }
  }
}

extension NodeContent {
  static func text(_ string: String, _ style: TextStyle = TextStyle()) -> NodeContent {
    NodeContent(role: .text, leaf: .text(TextContent(string, style: style)))
  }

  static func button(_ style: ControlSpec.Style = .automatic, _ traits: Traits = []) -> NodeContent
  {
    NodeContent(
      role: .button, traits: traits, actions: .activate,
      control: ControlSpec(kind: .button, style: style))
  }

  static func control(
    _ kind: ControlSpec.Kind, _ style: ControlSpec.Style = .automatic, value: ElementValue? = nil,
    options: [String] = [], actions: Actions = .setValue, placeholder: String = ""
  ) -> NodeContent {
    NodeContent(
      role: .box, leaf: .control, actions: actions,
      control: ControlSpec(kind: kind, style: style, placeholder: placeholder), value: value,
      options: options)
  }

  static func shape(
    _ geometry: ShapeContent.Geometry, fill: HostColor? = nil, stroke: HostColor? = nil,
    width: Double = 1
  ) -> NodeContent {
    NodeContent(
      role: .shape,
      leaf: .shape(
        ShapeContent(
          geometry: geometry, fill: fill.map { .color($0) },
          stroke: stroke.map { ShapeContent.Stroke(paint: .color($0), width: width) })))
  }
}

/// A clock on a busy machine: what it schedules comes late.
private final class LateTimeSource: TimeSource, @unchecked Sendable {
  private let time: VirtualTimeSource
  private let lateness: Duration

  init(_ time: VirtualTimeSource, _ lateness: Duration) {
    (self.time, self.lateness) = (time, lateness)
    super.init()
  }

  override var now: Duration { time.now }

  override func schedule(
    at deadline: Duration, tolerance: Duration, on lane: Lane,
    _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    time.schedule(at: deadline + lateness, tolerance: tolerance, on: lane, work)
  }
}
