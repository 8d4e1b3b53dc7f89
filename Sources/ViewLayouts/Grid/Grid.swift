import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Rows whose cells line up in columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Divider()
///   GridRow { Text("City"); TextField("City", text: $city) }
/// }
/// ```
///
/// A view that stands outside of a row takes all columns.
public struct Grid<Content: View> {
  package let content: Content
  let settings: GridSettings
}

struct GridSettings: Equatable {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension Grid: View {
  public typealias Body = Never

  /// A grid of rows whose cells stand in their room as `alignment` says.
  ///
  /// - Parameters:
  ///   - alignment: gives way to a row's own, to `gridColumnAlignment` and to `gridCellAnchor`.
  ///   - horizontalSpacing: between columns, in points; nil: the host's usual distance, 8.
  ///   - verticalSpacing: between rows, in points; nil asks each pair of neighbours.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    settings = GridSettings(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension Grid: PrimitiveView, ContainerView {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    GridNodeLayout(settings: settings)
  }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    settings != old.pointee.settings
  }
}
