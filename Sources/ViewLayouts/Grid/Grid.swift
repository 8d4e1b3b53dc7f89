import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A container of rows whose cells are aligned in columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Divider()
///   GridRow { Text("City"); TextField("City", text: $city) }
/// }
/// ```
///
/// A view outside a row spans all columns.
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

  /// Makes a grid whose cells are aligned in their space by `alignment`.
  ///
  /// - Parameters:
  ///   - alignment: overridden by a row's own alignment, by `gridColumnAlignment` and by
  ///     `gridCellAnchor`.
  ///   - horizontalSpacing: the spacing between columns, in points; nil uses the host's default, 8.
  ///   - verticalSpacing: the spacing between rows, in points; nil uses the preferences of each
  ///     pair of neighbours.
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
