import Foundation
import HostInterface
import LayoutCore

/// One host for two runtimes: the app's, and the pane's beside it.
///
/// ```text
///   app's runtime ──▶ Side ─┐                       ┌─▶ events of the app's nodes
///                           ├─▶ the real host ──▶ SharedScreen
///   pane's runtime ─▶ Side ─┘   (a terminal)        └─▶ events of the pane's nodes
/// ```
///
/// The app's nodes keep their ids and positions; while the pane is open the app sees a smaller
/// window, and otherwise notices nothing. The pane's nodes have separate ids above ``offset`` and
/// are in one box that is the last child of the window. So each runtime works unchanged, and the
/// pane's own updates are never attributed to the app.
///
/// On a desktop, where the app's windows are separate, the pane also has its own window.
@MainActor
package final class SharedScreen: HostClient {
  /// How the window is divided.
  package enum Layout: Equatable {
    /// Only the app.
    case closed
    /// The pane beside the app, or below it in a narrow window; on a desktop in its own window.
    case beside
    /// Only the pane.
    case full
  }

  /// The offset added to the ids of the pane's nodes.
  static let offset = 1 << 40

  let screen: any RenderHost
  package private(set) var layout = Layout.closed
  /// Called when the environment of the whole window changes.
  package var onEnvironment: ((HostEnvironment) -> Void)?
  /// Called when the user closes the pane's window.
  package var onPaneClosed: (() -> Void)?

  /// Whether the app has its own windows.
  private(set) var hasWindows = false
  /// Until the app has shown something, it is unknown whether it has windows.
  private var hasShown = false
  private var waiting: Layout?
  /// The size of the pane's window, in points.
  private var paneSize = CGSize(width: 520, height: 640)

  package private(set) lazy var app = Side(self, isPane: false)
  private(set) lazy var pane = Side(self, isPane: true)

  package init(_ screen: any RenderHost) {
    self.screen = screen
    screen.client = self
  }

  // MARK: Dividing

  /// Returns a side's part of the window, in points.
  func frame(ofPane isPane: Bool) -> CGRect {
    let window = screen.size
    guard layout != .closed, layout != .full || isPane else {
      return CGRect(origin: .zero, size: isPane ? .zero : window)
    }
    if hasWindows { return CGRect(origin: .zero, size: isPane ? paneSize : window) }
    if layout == .full { return CGRect(origin: .zero, size: window) }
    let grid = screen.metrics.grid
    // As wide as a hundred columns of text: then both sides have enough space side by side.
    let isWide = window.width >= 100 * max(grid.width, 8)
    let part = isWide ? window.width * 0.44 : window.height * 0.5
    let share = screen.metrics.snap(part, horizontally: isWide)
    if isWide {
      let x = window.width - share
      return isPane
        ? CGRect(x: x, y: 0, width: share, height: window.height)
        : CGRect(x: 0, y: 0, width: x, height: window.height)
    }
    let y = window.height - share
    return isPane
      ? CGRect(x: 0, y: y, width: window.width, height: share)
      : CGRect(x: 0, y: 0, width: window.width, height: y)
  }

  /// Changes the layout of the window. While the pane is open, its runtime must exist.
  package func divide(_ new: Layout) {
    guard hasShown || !screen.opensWindows else {
      waiting = new
      return
    }
    guard new != layout else { return }
    let wasOpen = layout != .closed
    layout = new
    if wasOpen, new == .closed {
      screen.commit(Patch([.remove(Side.paneRoot)]))
    } else if !wasOpen {
      screen.commit(
        Patch([
          .insert(
            Side.paneRoot, parent: .root, index: .max, content: paneContent,
            frame: frame(ofPane: true))
        ]))
    }
    resized()
  }

  /// The node that contains the pane's nodes.
  var paneContent: NodeContent {
    hasWindows
      ? NodeContent(role: .window, actions: .dismiss, label: "State Inspector")
      : NodeContent(role: .box)
  }

  private func resized() {
    if layout != .closed {
      screen.commit(Patch([.setFrame(Side.paneRoot, frame(ofPane: true))]))
      pane.client?.handle(.resized(pane.size))
    }
    app.client?.handle(.resized(app.size))
    screen.requestFrame()
  }

  func updateFrameClock() {
    screen.setFrameClock(running: app.wantsClock || pane.wantsClock)
  }

  // MARK: Patches from the app

  func commit(ofApp patch: Patch) {
    if screen.opensWindows, !hasWindows {
      hasWindows = patch.operations.contains { operation in
        if case .insert(_, .root, _, let content, _) = operation {
          content.role == .window
        } else {
          false
        }
      }
    }
    screen.commit(patch)
    hasShown = true
  }

  // MARK: Events from the host

  package func handle(_ event: HostEvent) {
    switch event {
    case .resized:
      resized()
    case .windowResized(Side.paneRoot, let size):
      paneSize = size
      screen.commit(Patch([.setFrame(Side.paneRoot, frame(ofPane: true))]))
      pane.client?.handle(.resized(size))
    case .dismiss(Side.paneRoot):
      onPaneClosed?()
    case .perform(Side.paneRoot, _):
      // The pane's window comes to the front, which affects nothing else.
      break
    case .environment(let environment):
      app.client?.handle(event)
      pane.client?.handle(event)
      onEnvironment?(environment)
    case .focused(let id):
      let isPanes = id.map(Side.isPanes) ?? false
      app.client?.handle(.focused(isPanes ? nil : id))
      pane.client?.handle(.focused(isPanes ? id.map(Side.own) : nil))
    default:
      if let event = event.ofPane { pane.client?.handle(event) } else { app.client?.handle(event) }
    }
  }

  package func handleKey(_ stroke: KeyStroke) -> Bool {
    app.client?.handleKey(stroke) == true || pane.client?.handleKey(stroke) == true
  }

  package var hearsKeys: Bool {
    app.client?.hearsKeys == true || pane.client?.hearsKeys == true
  }

  package func takesKey(_ stroke: KeyStroke) -> Bool {
    app.client?.takesKey(stroke) == true || pane.client?.takesKey(stroke) == true
  }

  package func performShortcut(_ stroke: KeyStroke) -> Bool {
    app.client?.performShortcut(stroke) == true || pane.client?.performShortcut(stroke) == true
  }

  package func performKey(_ stroke: KeyStroke) -> Bool {
    app.client?.performKey(stroke) == true || pane.client?.performKey(stroke) == true
  }

  package func createdRows(in scrollView: NodeID) -> [NodeID: CreatedRows] {
    guard Side.isPanes(scrollView) else { return app.client?.createdRows(in: scrollView) ?? [:] }
    let own = pane.client?.createdRows(in: Side.own(scrollView)) ?? [:]
    return Dictionary(uniqueKeysWithValues: own.map { (Side.shown($0), $1) })
  }

  package var offersCopy: Bool {
    app.client?.offersCopy == true || pane.client?.offersCopy == true
  }

  package var commandKeys: [CommandKey] { app.client?.commandKeys ?? [] }

  package func word(_ english: String) -> String { app.client?.word(english) ?? english }

  package func mayQuit() -> Bool { app.client?.mayQuit() ?? true }

  package func runFrame() {
    app.client?.runFrame()
    if let waiting, hasShown {
      self.waiting = nil
      divide(waiting)
    }
    // Afterwards, because the pane shows the effects of the app's frame.
    pane.client?.runFrame()
  }

  package func measuresChanged() {
    app.client?.measuresChanged()
    pane.client?.measuresChanged()
  }

  package func tick(at time: Double) {
    if app.wantsClock { app.client?.tick(at: time) }
    if pane.wantsClock { pane.client?.tick(at: time) }
  }
}
