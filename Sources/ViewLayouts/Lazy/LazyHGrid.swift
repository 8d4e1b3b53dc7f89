import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A grid of rows that grows towards the trailing side; mounts only the visible lines.
public struct LazyHGrid<Content: View> {
  package var content: Content
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyHGrid: View {
  public typealias Body = Never

  /// Makes a grid with one row per track of `rows`, filled column by column from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the rows if they do not fill the height, and of cells in their
  ///     rows.
  ///   - spacing: the spacing between columns, in points; nil uses the host's default.
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
