/// The purpose of a button, which affects how it is shown.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// Deletes or discards something; shown in the warning colour.
  public static let destructive = ButtonRole(kind: .destructive)

  /// Cancels without doing anything; Escape activates it in a dialog.
  public static let cancel = ButtonRole(kind: .cancel)

  /// Confirms what a dialog asks.
  public static let confirm = ButtonRole(kind: .confirm)

  /// Closes the current view.
  public static let close = ButtonRole(kind: .close)
}
