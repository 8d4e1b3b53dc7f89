import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// One row of a `Grid`, or of a ``GridLayout``; in any other container its cells stand as those of
/// a `Group` would.
///
/// What modifies the row modifies each of its cells (S14.10):
///
/// ```swift
/// GridRow { Text("Name"); Text("Age") }
///   .padding(4)          // around each cell
/// ```
public struct GridRow<Content: View> {
  package let content: Content
  let alignment: VerticalAlignment?
}

extension GridRow: View {
  public typealias Body = Never

  /// A row with a cell for each view of its content.
  ///
  /// - Parameter alignment: where the cells stand in the row's height; nil: as the grid says.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
  }
}

extension GridRow: PrimitiveView, NodeMarkingView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    NodeMarkingElement(view, inputs)
  }

  package func makeMark() -> GridRowMark { GridRowMark(alignment: alignment) }

  package func update(_ mark: GridRowMark) -> Bool {
    guard mark.alignment != alignment else { return false }
    mark.alignment = alignment
    return true
  }

  package static var markKey: ObjectIdentifier { GridTraits.row }
}

/// What the cells of one row have in common, and what tells them from the cells of the next.
@MainActor
package final class GridRowMark {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
