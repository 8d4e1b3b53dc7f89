/// What makes a phone shake under a finger. Machines that this package runs on have nothing that
/// shakes: the calls are accepted and do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator that has nothing to shake.
  public init() {}

  /// Gets the device ready.
  open func prepare() {}
}
