import Foundation
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewGestures
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The line after a column's header, which the user drags to resize the column. A double click
/// restores the automatic width.
struct TableColumnEdge: View {
  let index: Int
  /// Whether the column has only one possible width.
  let isFixed: Bool
  let store: TableColumnStore
  let chosen: Binding<[TableColumnKey: CGFloat]>
  /// The widths of the columns at the start of the drag.
  @State private var start: [CGFloat]?
  @Environment(\.layoutDirection) private var direction

  init(
    index: Int, isFixed: Bool, store: TableColumnStore, chosen: Binding<[TableColumnKey: CGFloat]>
  ) {
    self.index = index
    self.isFixed = isFixed
    self.store = store
    self.chosen = chosen
  }

  var body: some View {
    let line = HStack(spacing: 0) { Divider() }.frame(maxWidth: .infinity)
    if isFixed {
      line
    } else {
      line.contentShape(Rectangle())
        .onTapGesture(count: 2) { reset() }
        .gesture(
          DragGesture(minimumDistance: 1, coordinateSpace: .global)
            .onChanged { drag in
              resize(
                by: direction == .rightToLeft ? -drag.translation.width : drag.translation.width)
            }
            .onEnded { _ in start = nil }
        )
        // Keyboard focus skips it on the way to the rows.
        .focusable(false)
    }
  }

  private func resize(by way: CGFloat) {
    let sizes = store.sizes
    let widths = start ?? store.shown
    guard widths.indices.contains(index) else { return }
    if start == nil { start = widths }
    let limit = sizes.limit(of: index, in: widths)
    // Columns before it keep their width, and those after it share the remaining space.
    for (column, key) in sizes.keys.enumerated() where column < index {
      chosen.wrappedValue[key] = widths[column]
    }
    let column = sizes.columns[index]
    chosen.wrappedValue[sizes.keys[index]] = column.limits.clamp(
      max(min(widths[index] + way, limit), min(column.least, widths[index])))
    for key in sizes.keys.dropFirst(index + 1) { chosen.wrappedValue[key] = nil }
  }

  private func reset() { chosen.wrappedValue[store.sizes.keys[index]] = nil }
}
