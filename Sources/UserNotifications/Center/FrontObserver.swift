import HostInterface
import ViewRuntime

/// Knows whether one of the program's windows is in front.
@MainActor
final class FrontObserver {
  static let shared = FrontObserver()

  private weak var observed: ViewRuntime?
  private var reports = FocusReports()

  private init() {}

  func isInFront() -> Bool {
    observe()
    guard let host = observed?.host else { return false }
    return reports.isInFront(host.environment.isActive, inCells: host.metrics.isInCells)
  }

  /// Listens to the host of the current runtime.
  func observe() {
    guard let runtime = ViewRuntime.current, runtime !== observed else { return }
    observed = runtime
    reports = FocusReports()
    reports.note(runtime.host.environment.isActive)
    let others = runtime.hostEnvironmentChanged
    runtime.hostEnvironmentChanged = { [weak self] environment in
      self?.reports.note(environment.isActive)
      others?(environment)
    }
  }
}

/// Whether a host's word can be trusted that its window is in front.
///
/// A host in a terminal says so until the terminal reports the opposite, which not every terminal
/// does: where none was ever reported, nobody knows, and a notification is rather shown than lost.
struct FocusReports {
  private var wereSeen = false

  mutating func note(_ isActive: Bool) {
    if !isActive { wereSeen = true }
  }

  func isInFront(_ isActive: Bool, inCells: Bool) -> Bool {
    isActive && (wereSeen || !inCells)
  }
}
