import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Shows an alert about an error, while `isPresented` is true and there is an error; its
  /// description is the title.
  ///
  /// ```swift
  /// .alert(isPresented: $hasFailed, error: model.error) {
  ///   Button("Try again") { model.load() }
  /// }
  /// ```
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: error.map(description(of:)), data: error,
        actions: error == nil ? nil : actions(), message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about an error, with a message, such as its recovery suggestion.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: error.map(description(of:)), data: error,
        actions: error.map(actions),
        message: error.map(message), isColumn: false))
  }
}

// Not in the extension of View: the compiler would suggest a private name there for typos in
// programs, and 'title' is often misspelt.
private func description(of error: some LocalizedError) -> Text {
  Text(verbatim: error.errorDescription ?? error.localizedDescription)
}
