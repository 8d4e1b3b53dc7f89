import SwiftUI

/// A field with a value of its own, which is taken over when the field is left: what was typed is one
/// change, and is undone at once.
struct DraftField<Value: Equatable, Field: View>: View {
  @Binding private var value: Value
  private let field: (Binding<Value>) -> Field
  @State private var draft: Value
  @FocusState private var isFocused: Bool

  init(_ value: Binding<Value>, @ViewBuilder field: @escaping (Binding<Value>) -> Field) {
    _value = value
    self.field = field
    _draft = State(initialValue: value.wrappedValue)
  }

  var body: some View {
    field($draft)
      .focused($isFocused)
      .onSubmit(take)
      .onChange(of: isFocused) {
        if !isFocused { take() }
      }
      .onChange(of: value) { former, value in
        // Undo reaches a field that the user stands in, too, unless something is typed there.
        if !isFocused || draft == former { draft = value }
      }
      .onDisappear(perform: take)
  }

  private func take() {
    if draft != value { value = draft }
  }
}
