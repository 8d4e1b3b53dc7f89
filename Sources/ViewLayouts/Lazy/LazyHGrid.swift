import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Rows of views that grow to the trailing side; makes only the lines that show.
public struct LazyHGrid<Content: View> {
  package var content: Content
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyHGrid: View {
  public typealias Body = Never

  /// Rows of which each takes a track of `rows`, filled column by column from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: where the rows stand if they do not fill the height, and cells in their rows.
  ///   - spacing: between columns, in points; nil is the host's usual distance.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }
}

extension LazyHGrid: PrimitiveView, LazyContainerView {
  package var axis: Axis { .horizontal }
  package var lineSpacing: CGFloat? { spacing }
  package static var placesEachView: Bool { true }
  package var pinnedParts: PinnedParts { pinnedViews.parts }
  package var itemAlignment: AlignmentKey { VerticalAlignment.center.key }
  package var ownLength: CGFloat? { GridTracks(rows, available: nil).length }
  package func lanes(in length: CGFloat) -> [LazyLane] {
    LazyLane.lanes(of: rows, in: length, alignment.key)
  }
}
