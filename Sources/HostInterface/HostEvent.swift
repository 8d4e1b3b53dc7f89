import Foundation

/// What the user, the desktop or the clock did, as a host tells the runtime.
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
  /// A click on a row with ``Actions/select``, with the keys that are held meanwhile.
  case select(NodeID, KeyStroke.Modifiers)
  case setValue(NodeID, ElementValue)
  case increment(NodeID)
  case decrement(NodeID)
  case edit(NodeID, TextEdit)
  /// Return in a text field.
  case submit(NodeID)
  /// The keyboard focus moved; nil: nothing has it.
  case focused(NodeID?)
  /// The content's offset that a scroll view should take, in points; the runtime clamps it.
  case scroll(NodeID, CGPoint)
  /// What a node offers beside its main action, or a host asks of a window.
  case perform(NodeID, NamedAction)
  case dismiss(NodeID)
  /// Characters typed on something that has the focus and is no text input.
  case typed(NodeID, String)
  case pointer(NodeID, PointerEvent)
  /// The secondary button, at a place in the window's coordinates.
  case openMenu(NodeID, at: CGPoint)
  /// A view with ``Actions/drag`` is carried about.
  case drag(NodeID, Drag)
  /// Something that another program offers is dragged over a window: `exited` when it leaves,
  /// `ended` when it is dropped. Empty while it is not known what it is.
  case receive(Drag, [OfferedItem])
  /// Two fingers moved apart, together or around each other.
  case pinch(NodeID, Pinch)
  /// Other keys are held than before, without one that types. Only some hosts can tell.
  case held(KeyStroke.Modifiers)
  case environment(HostEnvironment)

  /// A text input after a change by the user.
  package struct TextEdit: Hashable, Sendable {
    package var text: String
    /// In characters.
    package var selection: Range<Int>
    /// An input method is composing; the text is not final.
    package var isComposing: Bool

    package init(text: String, selection: Range<Int>, isComposing: Bool = false) {
      self.text = text
      self.selection = selection
      self.isComposing = isComposing
    }
  }

  package struct PointerEvent: Hashable, Sendable {
    /// `hovered`: over the node without a button down; `exited`: no longer.
    package enum Phase: Int, Hashable, Sendable {
      case began, moved, ended, cancelled, hovered, exited
    }
    package var phase: Phase
    /// In points, in the window's coordinates.
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: Double
    /// The keys that are held meanwhile, as far as the host knows.
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

  /// Something carried with the pointer.
  package struct Drag: Hashable, Sendable {
    /// `ended`: let go.
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

  /// Two fingers on the way.
  package struct Pinch: Hashable, Sendable {
    package var phase: PointerEvent.Phase
    /// 1 at the start.
    package var magnification: Double
    /// In radians, 0 at the start.
    package var rotation: Double
    /// Between the fingers at the start, in the window's coordinates.
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
