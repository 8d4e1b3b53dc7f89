import CellText
import HostInterface
import LayoutCore
import TerminalInput

/// What a mouse button that is down has begun.
struct MouseState {
  enum Drag: Hashable {
    case none
    /// A press that becomes a click when the button comes up over the same node.
    case click(NodeID)
    /// A press on a link of a text.
    case link(NodeID, TextContent.Link)
    case slider(NodeID)
    case text(NodeID)
    /// A text that is read, not written.
    case words(NodeID)
    /// A node that takes pointer events in full.
    case pointer(NodeID)
    /// Something that is carried about.
    case carry(NodeID)
    /// The thumb of a scroll view's bar, with the cell of it that was taken hold of.
    case scrollBar(NodeID, Axis, grip: Int)
    /// Over pages, which a way to the side turns.
    case page(NodeID)
  }

  var drag: Drag = .none
  /// What would be carried if the pointer moved now.
  var carried: NodeID?
  /// The actions that the swipe so far offers, and whether it is one over half of the row.
  var swiped: (actions: [NamedAction], isFull: Bool)?
  /// Where the button went down.
  var start = CellPoint(0, 0)
  /// Whether the press has already led to something else than a click.
  var isSpent = false
  /// How many clicks one after the other this is, when the last one was, and where.
  var clickCount = 0
  var lastClick: (time: Double, point: CellPoint)?
  /// What the wheel scrolls while it is turned on.
  var wheel: Turn?
  /// The keys that are held.
  var modifiers: KeyStroke.Modifiers = []

  /// Counts a press; a second one on the same cell within 400 ms makes a double click.
  mutating func countClick(at point: CellPoint, time: Double) {
    if let lastClick, lastClick.point == point, time - lastClick.time < 0.4 {
      clickCount += 1
    } else {
      clickCount = 1
    }
    lastClick = (time, point)
  }
}

extension MouseState {
  /// Notches of the wheel one soon after the other, all in one direction and in one place.
  struct Turn {
    let view: NodeID
    let report: MouseReport
    var time: Double

    init(of view: NodeID, _ report: MouseReport, at time: Double) {
      self.view = view
      self.report = report
      self.time = time
    }

    /// Whether another notch belongs to it.
    func goesOn(with next: MouseReport, at now: Double) -> Bool {
      next == report && now - time < 0.4
    }
  }
}

extension MouseState.Drag {
  /// Whether what is pressed may still turn out to be carried away.
  var mayCarry: Bool {
    switch self {
    case .none, .click, .link, .page: true
    case .slider, .text, .words, .pointer, .carry, .scrollBar: false
    }
  }
}
