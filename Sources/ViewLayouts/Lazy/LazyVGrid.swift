import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Columns of views that grow downward; makes only the lines that show.
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

  /// Columns of which each takes a track of `columns`, filled row by row from the leading side.
  ///
  /// - Parameters:
  ///   - alignment: where the columns stand if they do not fill the width, and cells in their
  ///     columns.
  ///   - spacing: between rows, in points; nil is the host's usual distance.
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
