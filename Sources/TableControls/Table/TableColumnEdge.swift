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
struct TableColumnEdge<Value: Identifiable>: View {
  let index: Int
  /// Whether the column has only one possible width.
  let isFixed: Bool
  let store: TableColumnStore
  let widths: TableColumnWidths<Value>
  /// The widths of the columns at the start of the drag.
  @State private var start: [CGFloat]?
  @GestureState private var isDragged = false
  @Environment(\.layoutDirection) private var direction

  init(
    index: Int, isFixed: Bool, store: TableColumnStore, widths: TableColumnWidths<Value>
  ) {
    self.index = index
    self.isFixed = isFixed
    self.store = store
    self.widths = widths
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
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { drag in
              resize(
                by: direction == .rightToLeft ? -drag.translation.width : drag.translation.width)
            }
            .onEnded { _ in
              start = nil
              widths.keep()
            }
        )
        // A drag that is cancelled, or whose column leaves, keeps nothing.
        .onChange(of: isDragged) { if !isDragged { stop() } }
        .onDisappear { if start != nil { stop() } }
        // Keyboard focus skips it on the way to the rows.
        .focusable(false)
    }
  }

  private func resize(by way: CGFloat) {
    let sizes = store.sizes
    let before = start ?? store.shown
    guard before.indices.contains(index) else { return }
    if start == nil { start = before }
    let limit = sizes.limit(of: index, in: before)
    var chosen = widths.current
    // Columns before it keep their width, and those after it share the remaining space.
    for (column, key) in sizes.keys.enumerated() where column < index {
      chosen[key] = before[column]
    }
    let column = sizes.columns[index]
    chosen[sizes.keys[index]] = column.limits.clamp(
      max(min(before[index] + way, limit), min(column.least, before[index])))
    for key in sizes.keys.dropFirst(index + 1) { chosen[key] = nil }
    widths.show(chosen)
  }

  private func stop() {
    start = nil
    widths.drop()
  }

  private func reset() {
    var chosen = widths.current
    chosen[store.sizes.keys[index]] = nil
    widths.show(chosen)
    widths.keep()
  }
}
