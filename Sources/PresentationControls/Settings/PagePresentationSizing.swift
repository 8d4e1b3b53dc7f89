import Foundation
import LayoutCore
import ViewRuntime

/// All the available space.
public struct PagePresentationSizing: PresentationSizing {
  /// All the available space.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.available) }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// All the available space.
  public static var page: PagePresentationSizing { PagePresentationSizing() }

  /// The content's ideal size.
  public static var fitted: some PresentationSizing {
    PagePresentationSizing().fitted(horizontal: true, vertical: true)
  }
}
