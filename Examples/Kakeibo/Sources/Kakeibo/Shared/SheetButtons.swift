import SwiftUI

extension View {
  /// The two buttons of a sheet that changes something, and its title.
  func sheetButtons(
    _ title: LocalizedStringKey, done: LocalizedStringKey = "Save", isValid: Bool,
    action: @escaping () -> Void
  ) -> some View {
    modifier(SheetButtons(title: title, done: done, isValid: isValid, action: action))
  }
}

private struct SheetButtons: ViewModifier {
  let title: LocalizedStringKey
  let done: LocalizedStringKey
  let isValid: Bool
  let action: () -> Void
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    NavigationStack {
      content
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(done) {
              action()
              dismiss()
            }
            .disabled(!isValid)
          }
        }
    }
    .frame(minWidth: 360, idealWidth: 440)
  }
}
