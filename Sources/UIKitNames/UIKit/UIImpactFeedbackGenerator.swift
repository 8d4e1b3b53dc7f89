/// Haptic feedback that feels like an impact.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// From a light to a heavy impact, then a soft and a rigid one.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// The style of the impact.
  public let style: FeedbackStyle

  /// An impact of medium weight.
  override public init() {
    style = .medium
    super.init()
  }

  /// An impact with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Does nothing here; UIKit plays the impact.
  open func impactOccurred() {}
  /// Does nothing here; UIKit plays the impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: Double) {}
}
