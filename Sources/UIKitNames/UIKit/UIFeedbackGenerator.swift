/// A generator of haptic feedback. The supported systems have no haptics: the calls are accepted
/// and do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator without effect.
  public init() {}

  /// Prepares the device.
  open func prepare() {}
}
