/// What a button means, so that it can be shown accordingly.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind

  /// Deletes or loses something; shown in the warning colour.
  public static let destructive = ButtonRole(kind: .destructive)

  /// Goes back without doing anything; Escape activates it in a dialog.
  public static let cancel = ButtonRole(kind: .cancel)

  /// Accepts what a dialog is about.
  public static let confirm = ButtonRole(kind: .confirm)

  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}
