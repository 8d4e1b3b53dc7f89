import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A column that mounts only the visible views.
///
/// Put it into a vertical `ScrollView`. It takes the whole proposed width. Rows that scroll out of
/// sight usually keep their state (S1.13).
///
/// - Complexity: the first frame and each scroll cost only the rows that become visible, regardless
///   of the total.
public struct LazyVStack<Content: View> {
  package var content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyVStack: View {
  public typealias Body = Never

  /// Makes a column of views that are mounted when they become visible.
  ///
  /// - Parameter spacing: the spacing between views, in points; nil uses the host's default, the
  ///   same between all views.
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
