import Foundation
import LayoutCore
import ViewRuntime

/// A sizing that fits the content within the available space.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Returns the content's size in the available space.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(ProposedViewSize(context.available)))
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as the content, within the available space.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
