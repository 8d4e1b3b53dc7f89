import Controls
import ViewRuntime
import ViewTexts

/// An alert as a value: the form before iOS 15, shown by `alert(isPresented:content:)` and
/// `alert(item:content:)`.
///
/// ```swift
/// .alert(item: $failure) { failure in
///   Alert(
///     title: Text("Could not save"), message: Text(failure.reason),
///     primaryButton: .default(Text("Try again")) { save() }, secondaryButton: .cancel())
/// }
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button, by default OK.
  public nonisolated init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public nonisolated init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Makes an alert with two buttons side by side.
  public nonisolated static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  /// A button of an ``Alert`` or ``ActionSheet``.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Makes a button without a role. Any button closes the alert; with a nil action, it does
    /// nothing else.
    public nonisolated static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action) }

    /// Makes the button that Escape presses.
    public nonisolated static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: .cancel, action: action) }

    /// Makes a button labelled Cancel.
    public nonisolated static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(.library("Cancel")), action: action)
    }

    /// Makes a button for a destructive action, drawn as such.
    public nonisolated static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action) }
  }
}

/// The buttons of an alert as views.
struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View {
  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Controls.Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// Shows an alert while `isPresented` is true: the form before iOS 15.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    alertValue(isPresented, isPresented.wrappedValue ? content() : nil, id: nil as Int?)
  }

  /// Shows an alert while there is an item: the form before iOS 15.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let present = item.wrappedValue
    return alertValue(
      .isPresent(item),
      present.map(content), id: present?.id)
  }

  private nonisolated func alertValue<ID: Hashable>(
    _ isPresented: Binding<Bool>, _ alert: Alert?, id: ID?
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: alert?.title, data: alert == nil ? nil : (),
        actions: alert.map { DialogButtons(buttons: $0.buttons) }, message: alert?.message,
        isColumn: false, id: id as AnyHashable?))
  }
}
