import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A grid of columns that grows downwards; mounts only the visible lines.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { PhotoCell(photo: $0) }
/// }
/// ```
public struct LazyVGrid<Content: View> {
  package var content: Content
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyVGrid: View {
  public typealias Body = Never

  /// Makes a grid with one column per track of `columns`, filled row by row from the leading side.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the columns if they do not fill the width, and of cells in
  ///     their columns.
  ///   - spacing: the spacing between rows, in points; nil uses the host's default.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }
}

extension LazyVGrid: PrimitiveView, LazyContainerView {
  package var axis: Axis { .vertical }
  package var lineSpacing: CGFloat? { spacing }
  package static var placesEachView: Bool { true }
  package var pinnedParts: PinnedParts { pinnedViews.parts }
  package var itemAlignment: AlignmentKey { HorizontalAlignment.center.key }
  package var ownLength: CGFloat? { GridTracks(columns, available: nil).length }
  package func lanes(in length: CGFloat) -> [LazyLane] {
    LazyLane.lanes(of: columns, in: length, alignment.key)
  }
}
