import ViewRuntime
import ViewTexts

/// A list of actions to choose from, as a value: the form before `confirmationDialog`.
///
/// ```swift
/// .actionSheet(isPresented: $isAsking) {
///   ActionSheet(title: Text("Share"), buttons: [.default(Text("Copy")) { copy() }, .cancel()])
/// }
/// ```
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of the sheet; the same type as an alert's.
  public typealias Button = Alert.Button

  /// Makes a sheet with a title and actions; a Cancel button is added if there is none.
  public nonisolated init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows some actions while `isPresented` is true: the form before `confirmationDialog`.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    actionSheetValue(isPresented, isPresented.wrappedValue ? content() : nil, id: nil as Int?)
  }

  /// Shows some actions while there is an item: the form before `confirmationDialog`.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let present = item.wrappedValue
    return actionSheetValue(
      .isPresent(item),
      present.map(content), id: present?.id)
  }

  private nonisolated func actionSheetValue<ID: Hashable>(
    _ isPresented: Binding<Bool>, _ sheet: ActionSheet?, id: ID?
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: sheet?.title, data: sheet == nil ? nil : (),
        actions: sheet.map { DialogButtons(buttons: $0.buttons) }, message: sheet?.message,
        isColumn: true, id: id as AnyHashable?))
  }
}
