import SwiftUI

/// A part of a screen with a heading, on a ground of its own.
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 8) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 4)
    } label: {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

/// Parts beside each other, or below each other where there is no room for that.
struct FittingStack<Content: View>: View {
  var spacing = 8.0
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: spacing) { content }
      VStack(alignment: .leading, spacing: 8) { content }
    }
  }
}

extension View {
  /// A button that looks like what it shows: a row that opens something.
  func asButton(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { self }.buttonStyle(.plain)
  }

  /// The title of a sheet, its buttons, and the look of its form.
  func sheetButtons(
    _ title: LocalizedStringKey, done: LocalizedStringKey = "Save", isValid: Bool = true,
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
        .formStyle(.grouped)
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
    // A terminal of forty columns shows it whole.
    .frame(minWidth: 280, idealWidth: 440)
  }
}

extension Binding {
  /// Whether there is something; what sets it to false takes it away.
  ///
  /// ```swift
  /// .alert("Rename", isPresented: $renamed.isPresent(), presenting: renamed) { ... }
  /// ```
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
