/// Haptic feedback for each value that passes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here; UIKit plays the feedback.
  open func selectionChanged() {}
}
