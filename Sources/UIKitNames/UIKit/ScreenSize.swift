import Foundation
import ViewRuntime

/// The window's size as a source, for bodies that read `UIScreen`.
///
/// A phone's screen has a fixed size, and UIKit does not report changes; a window can be resized,
/// so views that depend on its size must update. A program that never reads it pays nothing.
@MainActor
final class ScreenSize {
  private static weak var latest: ScreenSize?

  private let runtime: RuntimeReference
  private let location: StateLocation<CGSize>

  private init(_ runtime: ViewRuntime) {
    self.runtime = runtime.reference
    location = StateLocation(runtime.host.size, runtime)
    runtime.layoutObservers[self] = self
  }

  /// The current size. A body that reads it runs again when it changes.
  static func read(in runtime: ViewRuntime) -> CGSize {
    // The host's size is newer than the source's until the window has been laid out in it.
    _ = of(runtime).location.read()
    return runtime.host.size
  }

  private static func of(_ runtime: ViewRuntime) -> ScreenSize {
    if let latest, latest.runtime === runtime.reference { return latest }
    var known: ScreenSize?
    runtime.layoutObservers.forEach { known = $0 as? ScreenSize ?? known }
    let size = known ?? ScreenSize(runtime)
    latest = size
    return size
  }
}

extension ScreenSize: LayoutObserver {
  func layoutDidFinish() {
    guard let size = runtime.runtime?.host.size, size != location.untracked else { return }
    location.write(size, Transaction())
  }
}
