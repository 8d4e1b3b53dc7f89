import Foundation

/// An action of the user, the desktop or the clock, which a host reports to the runtime.
package enum HostEvent: Hashable, Sendable {
  /// The window's size in points.
  case resized(CGSize)
  /// The size of one of several windows, in points (`RenderHost.opensWindows`).
  case windowResized(NodeID, CGSize)
  /// Press, tap, return, a click.
  case activate(NodeID)
  case longPress(NodeID)
  /// A link in a text with ``Actions/followLink``, by its address.
  case followLink(NodeID, String)
  /// A click on a row with ``Actions/select``, with the modifiers held.
  case select(NodeID, KeyStroke.Modifiers)
  case setValue(NodeID, ElementValue)
  case increment(NodeID)
  case decrement(NodeID)
  case edit(NodeID, TextEdit)
  /// Return in a text field.
  case submit(NodeID)
  /// The keyboard focus moved; nil: no node has it.
  case focused(NodeID?)
  /// The content offset requested for a scroll view, in points; the runtime clamps it.
  case scroll(NodeID, CGPoint)
  /// An action of a node beside its main one, or a host's request to a window.
  case perform(NodeID, NamedAction)
  case dismiss(NodeID)
  /// Characters typed while a node that is no text input has the focus.
  case typed(NodeID, String)
  case pointer(NodeID, PointerEvent)
  /// The secondary button, at a location in the window's coordinates.
  case openMenu(NodeID, at: CGPoint)
  /// A view with ``Actions/drag`` is dragged.
  case drag(NodeID, Drag)
  /// Items that another program offers are dragged over a window: `exited` when they leave, `ended`
  /// when they are dropped. Empty until their types are known.
  case receive(Drag, [OfferedItem])
  /// A pinch or rotation with two fingers.
  case pinch(NodeID, Pinch)
  /// The held modifiers changed without a key being typed. Only some hosts can report it.
  case held(KeyStroke.Modifiers)
  case environment(HostEnvironment)

  /// The state of a text input after an edit by the user.
  package struct TextEdit: Hashable, Sendable {
    package var text: String
    /// In characters.
    package var selection: Range<Int>
    /// Whether an input method is composing; the text is not final.
    package var isComposing: Bool

    package init(text: String, selection: Range<Int>, isComposing: Bool = false) {
      self.text = text
      self.selection = selection
      self.isComposing = isComposing
    }
  }

  package struct PointerEvent: Hashable, Sendable {
    /// `hovered`: over the node without a button pressed; `exited`: no longer.
    package enum Phase: Int, Hashable, Sendable {
      case began, moved, ended, cancelled, hovered, exited
    }
    package var phase: Phase
    /// In points, in the window's coordinates.
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: Double
    /// The modifiers held, as far as the host knows.
    package var modifiers: KeyStroke.Modifiers

    package init(
      phase: Phase, location: CGPoint, time: Double, modifiers: KeyStroke.Modifiers = []
    ) {
      self.phase = phase
      self.location = location
      self.time = time
      self.modifiers = modifiers
    }
  }

  /// Content dragged with the pointer.
  package struct Drag: Hashable, Sendable {
    /// `ended`: dropped.
    package var phase: PointerEvent.Phase
    /// In points, in the window's coordinates.
    package var location: CGPoint
    /// The nodes with ``Actions/drop`` under the pointer, innermost first.
    package var targets: [NodeID]

    package init(phase: PointerEvent.Phase, location: CGPoint, targets: [NodeID] = []) {
      self.phase = phase
      self.location = location
      self.targets = targets
    }
  }

  /// A two-finger gesture in progress.
  package struct Pinch: Hashable, Sendable {
    package var phase: PointerEvent.Phase
    /// 1 at the start.
    package var magnification: Double
    /// In radians, 0 at the start.
    package var rotation: Double
    /// The point between the fingers at the start, in the window's coordinates.
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: Double

    package init(
      phase: PointerEvent.Phase, magnification: Double = 1, rotation: Double = 0,
      location: CGPoint, time: Double
    ) {
      self.phase = phase
      self.magnification = magnification
      self.rotation = rotation
      self.location = location
      self.time = time
    }
  }
}
