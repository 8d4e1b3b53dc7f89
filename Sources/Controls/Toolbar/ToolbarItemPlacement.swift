/// Where an item of a toolbar stands.
///
/// Some say what the item means and leave the place to the system, others name the place:
///
/// | placement | place |
/// |---|---|
/// | `navigation`, `cancellationAction`, `topBarLeading` | the upper bar, leading |
/// | `principal` | the upper bar's middle, instead of the title |
/// | `automatic`, `primaryAction`, `confirmationAction`, `destructiveAction`, `topBarTrailing` | the upper bar, trailing |
/// | `secondaryAction` | behind the upper bar's "more" button |
/// | `bottomBar`, `status` | the lower bar |
/// | `keyboard` | a bar that is there while a text input of the screen has the focus |
public struct ToolbarItemPlacement: Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case keyboard, topBarLeading, topBarTrailing, bottomBar, title, subtitle, largeTitle
    case largeSubtitle, accessoryBar
  }

  package let kind: Kind

  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  public static let status = ToolbarItemPlacement(kind: .status)

  /// Return presses its button where nothing else takes the key.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)

  /// Escape presses its button.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  public static let title = ToolbarItemPlacement(kind: .title)
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// The name before iOS 17 of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading

  /// The name before iOS 17 of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing

  /// A further bar below the upper one; here the lower bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .accessoryBar)
  }
}
