import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row that makes only the views that show; for a horizontal `ScrollView`.
public struct LazyHStack<Content: View> {
  package var content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyHStack: View {
  public typealias Body = Never

  /// A row of views that are made when they come into sight.
  ///
  /// - Parameter spacing: between two views, in points; nil is the host's usual distance, the same
  ///   between all of them.
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
