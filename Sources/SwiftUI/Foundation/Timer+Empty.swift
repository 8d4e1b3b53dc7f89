import Foundation

extension Timer {
  /// Makes a timer that never fires, as a placeholder in a property. Apple's Foundation allows
  /// `Timer()`; on Linux its initializers require an interval.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
