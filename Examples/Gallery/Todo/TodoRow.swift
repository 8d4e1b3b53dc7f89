import SwiftUI

/// An item: whether it is done, and how important it is.
struct TodoRow: View {
  let item: TodoItem
  let toggle: () -> Void

  var body: some View {
    HStack {
      Button {
        toggle()
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? .green : .secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(
        item.isDone ? "Mark \(item.title) as not done" : "Mark \(item.title) as done")
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
      Spacer()
      HStack(spacing: 6) {
        Text(item.priority.rawValue)
        Image(systemName: "flag.fill")
      }
      .font(.caption)
      .foregroundStyle(item.priority.color)
    }
  }
}

extension TodoItem.Priority {
  var color: Color {
    switch self {
    case .low: .green
    case .medium: .orange
    case .high: .red
    }
  }
}

#Preview("Row that is done") {
  TodoRow(item: TodoItem("牛乳を買う", isDone: true)) {}
}
