/// A tick for each value that passes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here; UIKit ticks.
  open func selectionChanged() {}
}
