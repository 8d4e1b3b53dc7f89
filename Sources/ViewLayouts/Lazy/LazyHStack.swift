import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row that mounts only the visible views; for a horizontal `ScrollView`.
public struct LazyHStack<Content: View> {
  package var content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyHStack: View {
  public typealias Body = Never

  /// Makes a row of views that are mounted when they become visible.
  ///
  /// - Parameter spacing: the spacing between views, in points; nil uses the host's default, the
  ///   same between all views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }
}

extension LazyHStack: PrimitiveView, LazyContainerView {
  package var axis: Axis { .horizontal }
  package static var isStack: Bool { true }
  package var lineSpacing: CGFloat? { spacing }
  package var pinnedParts: PinnedParts { pinnedViews.parts }
  package var itemAlignment: AlignmentKey { alignment.key }
}
