import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row of a `Grid` or a ``GridLayout``; in any other container, its cells are laid out like those
/// of a `Group`.
///
/// A modifier of the row applies to each of its cells (S14.10):
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

  /// Makes a row with a cell for each view of its content.
  ///
  /// - Parameter alignment: the vertical alignment of the cells; nil uses the grid's.
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

/// A mark that the cells of one row share, and that distinguishes them from the cells of other
/// rows.
@MainActor
package final class GridRowMark {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
