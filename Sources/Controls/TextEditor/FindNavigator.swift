import ViewBasics
import ViewRuntime

// Text inputs have no bar to find something with; GAPS.md lists the names.
extension View {
  /// Shows a bar to find something in the text input inside.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Takes the bar to find something away.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Takes the part of the bar away that replaces what was found.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
