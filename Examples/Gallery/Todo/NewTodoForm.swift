import SwiftUI

/// Asks for a title and a priority.
struct NewTodoForm: View {
  let add: (String, TodoItem.Priority) -> Void

  @State private var title = ""
  @State private var priority = TodoItem.Priority.medium
  @FocusState private var isNaming: Bool

  private var trimmed: String { title.trimmingCharacters(in: .whitespaces) }

  var body: some View {
    HStack {
      TextField("New todo", text: $title)
        .textFieldStyle(.roundedBorder)
        .focused($isNaming)
        .onSubmit {
          submit()
          // Several can be written one after the other.
          isNaming = true
        }
      Picker("Priority", selection: $priority) {
        ForEach(TodoItem.Priority.allCases, id: \.self) { priority in
          Text(priority.rawValue).tag(priority)
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      Button("Add", action: submit)
        .disabled(trimmed.isEmpty)
    }
  }

  private func submit() {
    guard !trimmed.isEmpty else { return }
    add(trimmed, priority)
    title = ""
  }
}
