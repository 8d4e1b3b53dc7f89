import ViewTexts

/// What an accessibility client asks a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: Text(verbatim: "activate"))
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
  /// The one thing that matters most at the moment: starting and stopping, answering a call.
  public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magicTap"))
  /// Takes the thing away; in menus it reads "Delete".
  public static let delete = AccessibilityActionKind(name: Text(verbatim: "delete"))
  /// Shows what else can be done.
  public static let showMenu = AccessibilityActionKind(name: Text(verbatim: "showMenu"))

  init(name: Text) { self.name = name }

  /// An action of the program's own.
  public init(named name: Text) { self.name = name }
}
