import ViewTexts

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// Activates the view, as a tap does.
  public static let `default` = AccessibilityActionKind(name: Text(verbatim: "activate"))
  /// Dismisses the current content.
  public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
  /// Performs the most important current action: starting or stopping, answering a call.
  public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magicTap"))
  /// Deletes the item; menus show it as "Delete".
  public static let delete = AccessibilityActionKind(name: Text(verbatim: "delete"))
  /// Shows a menu of further actions.
  public static let showMenu = AccessibilityActionKind(name: Text(verbatim: "showMenu"))

  init(name: Text) { self.name = name }

  /// Makes a custom action kind.
  public init(named name: Text) { self.name = name }
}
