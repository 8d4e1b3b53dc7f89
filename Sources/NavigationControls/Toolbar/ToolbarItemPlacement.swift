/// The placement of a toolbar item.
///
/// Some placements state the item's meaning and leave the position to the system, others name the
/// position:
///
/// | placement | place |
/// |---|---|
/// | `navigation`, `cancellationAction`, `topBarLeading` | the upper bar, leading |
/// | `principal` | the upper bar's middle, instead of the title |
/// | `automatic`, `primaryAction`, `confirmationAction`, `destructiveAction`, `topBarTrailing` | the upper bar, trailing |
/// | `secondaryAction` | behind the upper bar's "more" button |
/// | `bottomBar`, `status` | the lower bar |
/// | `keyboard` | a bar that is shown while a text input of the screen has the focus |
public struct ToolbarItemPlacement: Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case keyboard, topBarLeading, topBarTrailing, bottomBar, title, subtitle, largeTitle
    case largeSubtitle, accessoryBar
  }

  package let kind: Kind

  /// At the trailing side of the upper bar, before all other items there.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the upper bar, instead of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading side of the upper bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// The main action: at the trailing side of the upper bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// A rarely used action: behind the upper bar's "more" button.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// Status information: in the lower bar, after its other items.
  public static let status = ToolbarItemPlacement(kind: .status)

  /// A confirming action: Return presses its button unless something else handles the key.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)

  /// A cancelling action: Escape presses its button.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// A destructive action: at the trailing side of the upper bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// In a bar that is shown while a text input of the screen has the focus.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// At the leading side of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// At the trailing side of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// In the middle of the upper bar, instead of the title.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// Below the title; here in the middle of the upper bar, instead of the title.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of a large title; here in the middle of the upper bar, instead of the title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// Below a large title; here in the middle of the upper bar, instead of the title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// The name before iOS 17 of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading

  /// The name before iOS 17 of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing

  /// An additional bar below the upper one; here the lower bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .accessoryBar)
  }
}
