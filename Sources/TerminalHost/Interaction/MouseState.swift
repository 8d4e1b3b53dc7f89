import CellText
import HostInterface
import LayoutCore
import TerminalInput

/// The operation that a pressed mouse button has started.
struct MouseState {
  enum Drag: Hashable {
    case none
    /// A press that becomes a click if the button is released over the same node.
    case click(NodeID)
    /// A press on a link of a text.
    case link(NodeID, TextContent.Link)
    case slider(NodeID)
    case text(NodeID)
    /// A read-only text.
    case words(NodeID)
    /// A node that receives every pointer event.
    case pointer(NodeID)
    /// A node that is being dragged.
    case carry(NodeID)
    /// The thumb of a scroll bar, with the grabbed cell of it.
    case scrollBar(NodeID, Axis, grip: Int)
    /// Over pages, which a horizontal drag turns.
    case page(NodeID)
  }

  var drag: Drag = .none
  /// The node that would be dragged if the pointer moved now.
  var carried: NodeID?
  /// The actions offered by the current swipe, and whether it covers half of the row.
  var swiped: (actions: [NamedAction], isFull: Bool)?
  /// Where the button was pressed.
  var start = CellPoint(0, 0)
  /// Whether the press has already led to something other than a click.
  var isSpent = false
  /// The number of consecutive clicks, and the time and place of the last one.
  var clickCount = 0
  var lastClick: (time: Double, point: CellPoint)?
  /// The view that the wheel scrolls as long as it keeps turning.
  var wheel: Turn?
  /// The modifiers held.
  var modifiers: KeyStroke.Modifiers = []

  /// Counts a press; a second one on the same cell within 400 ms is a double click.
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
  /// A series of wheel notches in quick succession, in one direction and place.
  struct Turn {
    let view: NodeID
    let report: MouseReport
    var time: Double

    init(of view: NodeID, _ report: MouseReport, at time: Double) {
      self.view = view
      self.report = report
      self.time = time
    }

    /// Returns whether another notch belongs to the series.
    func goesOn(with next: MouseReport, at now: Double) -> Bool {
      next == report && now - time < 0.4
    }
  }
}

extension MouseState.Drag {
  /// Whether it carries what it picked up.
  var isCarrying: Bool { if case .carry = self { true } else { false } }

  /// Whether the press may still become a drag.
  var mayCarry: Bool {
    switch self {
    case .none, .click, .link, .page: true
    case .slider, .text, .words, .pointer, .carry, .scrollBar: false
    }
  }
}
