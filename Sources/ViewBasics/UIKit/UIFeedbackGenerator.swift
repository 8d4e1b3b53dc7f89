/// What makes a phone shake under a finger. Machines that this package runs on have nothing that
/// shakes: the calls are accepted and do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}

  /// Gets the device ready.
  open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public let style: FeedbackStyle

  override public init() {
    style = .medium
    super.init()
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: Double) {}
}

/// A sign that something succeeded or failed.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick for each value that passes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
