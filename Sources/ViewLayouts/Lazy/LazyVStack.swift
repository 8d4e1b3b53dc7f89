import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A column that makes only the views that show.
///
/// Put it into a vertical `ScrollView`. It is as wide as it is offered. Rows that scroll out of
/// sight usually keep their state (S1.13).
///
/// - Complexity: the first frame and each scroll cost the rows that come into sight, however many
///   there are.
public struct LazyVStack<Content: View> {
  package var content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyVStack: View {
  public typealias Body = Never

  /// A column of views that are made when they come into sight.
  ///
  /// - Parameter spacing: between two views, in points; nil is the host's usual distance, the same
  ///   between all of them.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }
}

extension LazyVStack: PrimitiveView, LazyContainerView {
  package var axis: Axis { .vertical }
  package static var isStack: Bool { true }
  package var lineSpacing: CGFloat? { spacing }
  package var pinnedParts: PinnedParts { pinnedViews.parts }
  package var itemAlignment: AlignmentKey { alignment.key }
}
