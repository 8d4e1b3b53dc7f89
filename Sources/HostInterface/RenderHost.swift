import Foundation
import LayoutCore
import Timekeeping

/// What shows an app: a terminal, a window, a test.
///
/// A host keeps a copy of the render tree, shows it, and sends events. It never sees a view, and
/// it needs to know no control: it is asked which kinds it draws itself, and everything else
/// arrives composed of texts, images and shapes.
@MainActor
package protocol RenderHost: AnyObject {
  /// Who is told of events and asked for frames.
  var client: (any HostClient)? { get set }

  var metrics: HostMetrics { get }

  /// The environment at the start; later changes come as `HostEvent.environment`.
  var environment: HostEnvironment { get }

  /// In points.
  var size: CGSize { get }

  /// Whether the host measures and draws this control itself (`Leaf.control`); if not, the control
  /// is composed of basic elements.
  func supports(_ control: ControlSpec) -> Bool

  /// The size of a leaf for a proposal. Never wider than needed; asked of contents, not of nodes.
  func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement

  /// Whether a content is known to measure as a former one did, whatever is proposed, without being
  /// measured; most often nobody can know.
  func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool

  /// The room that a control's chrome takes around its label.
  func insets(for control: ControlSpec) -> EdgeInsets

  /// How wide the rows of a list are at most, in the middle of a wider one; nil: as wide as it.
  func widestRows(of list: ControlSpec) -> CGFloat?

  /// Takes the differences of one frame. Never empty.
  func commit(_ patch: consuming Patch)

  /// Whether there is room for one window only, so that others need tabs.
  var showsOneWindow: Bool { get }

  /// Whether each of an app's windows is a window of its own: nodes of the role `window` below the
  /// root. Their sizes come as `HostEvent.windowResized`, the user closes them by
  /// `HostEvent.dismiss`, and `HostEvent.perform(_, .front)` says which one has the focus.
  var opensWindows: Bool { get }

  /// The room that a sheet or a menu has which is a window of its own, and may be larger than the
  /// window that it belongs to; nil: it lies within that.
  var sheetRoom: CGSize? { get }

  /// All keys that do something at the moment, for a user who looks for one; none where the host
  /// has no keys of its own to tell of.
  var keyGuide: [KeyHint] { get }

  /// How the user has to press a key here; nil: it cannot be said.
  func name(of stroke: KeyStroke) -> String?

  /// Whether the focus change that is being reported came from the keyboard, not from a click or
  /// the program.
  var movesFocusByKeys: Bool { get }

  /// Asks for `HostClient.runFrame` before the next picture; asking twice is asking once.
  func requestFrame()

  /// Whether nothing moves here, as in a picture: what an animation would lead to is there at once.
  var isStill: Bool { get }

  /// Turns the frame clock on or off: `HostClient.tick` at the display's rate.
  func setFrameClock(running: Bool)

  func perform(_ command: HostCommand)
}

extension RenderHost {
  package var showsOneWindow: Bool { false }
  package var isStill: Bool { false }
  package var opensWindows: Bool { false }
  package var sheetRoom: CGSize? { nil }
  package var movesFocusByKeys: Bool { false }
  package func widestRows(of list: ControlSpec) -> CGFloat? { nil }
  package var keyGuide: [KeyHint] { [] }
  package func name(of stroke: KeyStroke) -> String? { nil }
  package func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool { false }
}
