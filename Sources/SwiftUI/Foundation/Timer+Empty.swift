import Foundation

extension Timer {
  /// A timer that never ticks: what a property holds before the first one is started. Apple's
  /// Foundation makes one without arguments; here its initializers ask for an interval.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
