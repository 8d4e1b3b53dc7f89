import Foundation
import HostInterface
import ViewRuntime

/// Knows an app's windows and which of them is shown.
///
/// The hosts of today show one window at a time, so the open windows lie on a pile of which the
/// uppermost is seen:
///
///     launch           [ group ]
///     openSettings     [ group, settings ]      settings is shown, the group keeps its state
///     dismissWindow    [ group ]
///
/// A host with several windows will give each a root of its own; then the pile becomes their order.
@MainActor
package final class WindowRegistry {
  private struct Entry {
    let stage: Stage
    var description: WindowDescription
  }

  private unowned let runtime: ViewRuntime
  /// In the order in which the app lists them.
  private var windows: [Entry] = []
  /// The open ones, from the lowest to the uppermost.
  private var pile: [Stage] = []

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// The title of the window that is seen.
  package var title: String? { pile.last?.label }

  /// The size that the first window would like, in points.
  package var defaultSize: CGSize? { pile.last?.environment.defaultWindowSize }

  // MARK: Windows come and go

  func add(_ stage: Stage, _ description: WindowDescription) {
    windows.append(Entry(stage: stage, description: description))
    if pile.isEmpty, description.kind != .settings { bringToFront(stage) }
  }

  func update(_ stage: Stage, _ description: WindowDescription) {
    guard let index = windows.firstIndex(where: { $0.stage === stage }) else { return }
    windows[index].description = description
    if stage === pile.last { showTitle() }
  }

  func remove(_ stage: Stage) {
    windows.removeAll { $0.stage === stage }
    takeFromPile(stage)
  }

  /// An app with nothing but settings shows those.
  func appDidLaunch() {
    if pile.isEmpty, let window = windows.first { bringToFront(window.stage) }
  }

  // MARK: What a program asks for

  /// Shows the window with this id; the next frame has it.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package func open(id: String) -> Bool { open { $0.id == id } }

  /// Shows the settings; the next frame has them.
  @discardableResult
  package func openSettings() -> Bool { open { $0.kind == .settings } }

  private func open(where isMeant: (WindowDescription) -> Bool) -> Bool {
    guard let window = windows.first(where: { isMeant($0.description) }) else { return false }
    runtime.updateQueue.append(Transaction()) { [self] in
      if window.stage.isMounted { bringToFront(window.stage) }
    }
    return true
  }

  /// Closes a window: the one with this id, or the one that is seen. Without windows the app ends.
  package func dismiss(id: String? = nil) {
    let meant = id.map { id in windows.first { $0.description.id == id }?.stage } ?? pile.last
    guard let stage = meant, stage.isOpen else { return }
    runtime.updateQueue.append(Transaction()) { [self] in
      takeFromPile(stage)
      stage.close()
      if pile.isEmpty { runtime.host.perform(.close) }
    }
  }

  // MARK: The pile

  private func bringToFront(_ stage: Stage) {
    guard stage !== pile.last else { return }
    pile.last?.isShown = false
    pile.removeAll { $0 === stage }
    pile.append(stage)
    stage.isShown = true
    stage.open()
    showTitle()
  }

  private func takeFromPile(_ stage: Stage) {
    let wasFront = stage === pile.last
    pile.removeAll { $0 === stage }
    guard wasFront else { return }
    stage.isShown = false
    pile.last?.isShown = true
    showTitle()
  }

  private func showTitle() {
    runtime.rootNode.setContent(NodeContent(role: .window, label: title), resizes: false)
  }
}

private struct WindowRegistryKey: EnvironmentKey {
  static var defaultValue: WindowRegistry? { nil }
}

extension EnvironmentValues {
  package var windowRegistry: WindowRegistry? {
    get { self[WindowRegistryKey.self] }
    set { self[WindowRegistryKey.self] = newValue }
  }
}
