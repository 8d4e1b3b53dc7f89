/// What makes a phone shake under a finger. Machines that this package runs on have nothing that
/// shakes: the calls are accepted and do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator that has nothing to shake.
  public init() {}

  /// Gets the device ready.
  open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// From a light thing to a heavy one, a soft one or a hard one.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// What knocks, as it was given.
  public let style: FeedbackStyle

  /// A knock of middle weight.
  override public init() {
    style = .medium
    super.init()
  }

  /// A knock of this kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Does nothing here; UIKit knocks.
  open func impactOccurred() {}
  /// Does nothing here; UIKit knocks as strongly as said, from 0 to 1.
  open func impactOccurred(intensity: Double) {}
}

/// A sign that something succeeded or failed.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Something was done, was done with a reservation, or failed.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing here; UIKit shakes in a way that tells the three apart.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick for each value that passes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here; UIKit ticks.
  open func selectionChanged() {}
}
