import SwiftUI

extension View {
  /// The title of a sheet, and its buttons.
  ///
  /// - Parameter action: what the sheet is there for. Without one, what is changed in it counts at
  ///   once, and there is nothing to cancel.
  func sheetButtons(
    _ title: LocalizedStringKey, done: LocalizedStringKey = "Save", isValid: Bool = true,
    action: (() -> Void)? = nil
  ) -> some View {
    modifier(SheetButtons(title: title, done: done, isValid: isValid, action: action))
  }
}

private struct SheetButtons: ViewModifier {
  let title: LocalizedStringKey
  let done: LocalizedStringKey
  let isValid: Bool
  let action: (() -> Void)?
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    NavigationStack {
      content
        .navigationTitle(title)
        .toolbar {
          if action != nil {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel", role: .cancel) { dismiss() }
            }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(done) {
              action?()
              dismiss()
            }
            .disabled(!isValid)
          }
        }
    }
    // A terminal of forty columns shows it whole.
    .frame(minWidth: 280, idealWidth: 440)
  }
}
