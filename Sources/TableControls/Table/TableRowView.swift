import Controls
import Foundation
import HostInterface
import LayoutCore
import ListControls
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A table row: the view of each column.
struct TableRowView<Value: Identifiable> {
  let value: Value
  let columns: [_TableColumn<Value>]
  /// The expansion state of a row that discloses others.
  var isExpanded: Binding<Bool>?
  @Environment(\.tableRowLevel) private var level
  @Environment(\.tableColumnStore) private var store

  init(
    value: Value, columns: [_TableColumn<Value>], isExpanded: Binding<Bool>? = nil
  ) {
    self.value = value
    self.columns = columns
    self.isExpanded = isExpanded
  }
}

extension TableRowView: View {
  var body: some View {
    TableLayout(store, columns.map(\.alignment)) {
      ForEach(columns.indices, id: \.self) { index in
        if index == 0, let isExpanded {
          HStack(spacing: 8) {
            ButtonControl(
              style: .plain, isSelected: isExpanded.wrappedValue, isDisclosure: true,
              action: { isExpanded.wrappedValue.toggle() },
              // Its width is the indentation of rows without a disclosure button.
              label: DisclosureMark(isExpanded: isExpanded.wrappedValue).frame(width: 8)
            )
            .accessibilityLabel(.library("Disclose"))
            .disclosureKeys(isExpanded)
            cell(index)
          }
          .padding(.leading, CGFloat(level) * 16)
        } else if index == 0, level > 0 {
          // Aligns with the text of a row that discloses others.
          cell(index).padding(.leading, CGFloat(level + 1) * 16)
        } else {
          cell(index)
        }
      }
    }
  }

  /// Each column is one view, whatever it shows, so that zero or several views do not shift the
  /// other columns.
  @MainActor private func cell(_ index: Int) -> some View {
    TableCell(
      content: HStack(alignment: .firstTextBaseline) { columns[index].content(value) }.lineLimit(1))
  }
}

/// A row's view in a column, as one accessibility element.
private struct TableCell<Content: View>: View, ContainerView {
  typealias Body = Never
  var content: Content

  mutating func update(_ child: ViewElement<Content>) { child.update(at: &content) }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { CellLayout() }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { NodeContent(role: .cell) }
}

private struct CellLayout: WrapperLayout {}
