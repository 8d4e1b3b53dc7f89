import Foundation
import LayoutCore
import ViewRuntime

/// A sizing for forms: 480 by 560 points.
public struct FormPresentationSizing: PresentationSizing {
  /// 480 by 560 points, or less if less is available.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: min(context.available.width, 480), height: min(context.available.height, 560))
  }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// 480 by 560 points, or less if less is available.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
