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
