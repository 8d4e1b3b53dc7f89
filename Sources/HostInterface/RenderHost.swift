import Foundation
import LayoutCore
import Timekeeping

/// A host that shows an app: a terminal, a window, a test.
///
/// A host keeps a copy of the render tree, shows it, and sends events. It never sees a view, and
/// does not need to know any control: it states which kinds it draws itself, and everything else
/// arrives composed of texts, images and shapes.
@MainActor
package protocol RenderHost: AnyObject {
  /// The receiver of events and frame requests.
  var client: (any HostClient)? { get set }

  var metrics: HostMetrics { get }

  /// The initial environment; later changes arrive as `HostEvent.environment`.
  var environment: HostEnvironment { get }

  /// In points.
  var size: CGSize { get }

  /// Returns whether the host measures and draws this control itself (`Leaf.control`); if not, the
  /// control is composed of basic elements.
  func supports(_ control: ControlSpec) -> Bool

  /// Returns the size of a leaf for a proposal. Never wider than needed; depends on the content,
  /// not the node.
  func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement

  /// Returns whether a content is known, without measuring, to measure the same as a former one for
  /// every proposal; false if unknown, which is the usual case.
  func measuresAlike(_ former: NodeContent, _ new: NodeContent) -> Bool

  /// Returns the space that a control's chrome takes around its label.
  func insets(for control: ControlSpec) -> EdgeInsets

  /// Returns the maximum width of a list's rows, which are centred in a wider list; nil: the list's
  /// width.
  func widestRows(of list: ControlSpec) -> CGFloat?

  /// Applies the changes of one frame. Never empty.
  func commit(_ patch: consuming Patch)

  /// Whether there is room for only one window, so that further windows need tabs.
  var showsOneWindow: Bool { get }

  /// Whether each of an app's windows is a native window: nodes with the role `window` below the
  /// root. Their sizes arrive as `HostEvent.windowResized`, the user closes them with
  /// `HostEvent.dismiss`, and `HostEvent.perform(_, .front)` reports which one has the focus.
  var opensWindows: Bool { get }

  /// The space for a sheet or menu that is a separate native window, which may be larger than its
  /// parent window; nil: it stays inside the parent.
  var sheetRoom: CGSize? { get }

  /// All keys that currently do something, for the user to search; empty if the host has no keys of
  /// its own.
  var keyGuide: [KeyHint] { get }

  /// Returns how the user presses a key on this host; nil if unknown.
  func name(of stroke: KeyStroke) -> String?

  /// Whether the reported focus change came from the keyboard, not from a click or the program.
  var movesFocusByKeys: Bool { get }

  /// Requests `HostClient.runFrame` before the next refresh; repeated requests coalesce.
  func requestFrame()

  /// Whether nothing moves, as in a static picture: animations jump to their end.
  var isStill: Bool { get }

  /// Turns the frame clock on or off: `HostClient.tick` at the display's rate.
  func setFrameClock(running: Bool)

  func perform(_ command: HostCommand)

  /// Handles the user's events and runs frames until `isOpen` returns false or the app quits, while
  /// the program's code waits in the middle of an event, for a panel that the user has to answer.
  /// Work on the main queue may have to wait, too.
  ///
  /// - Returns: false if the host cannot do this; nothing has been handled then.
  func handleEvents(while isOpen: () -> Bool) -> Bool
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
  package func handleEvents(while isOpen: () -> Bool) -> Bool { false }
}
