import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// What several actions of one view have in common.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?

  /// Actions that need no name in common.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))

  init(name: Text?) { self.name = name }

  /// Actions with a name in common; no host shows it yet.
  public init(_ name: Text) { self.name = name }
  /// Actions with a name in common that is looked up in the app's translations.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
  /// Actions with a name in common that is taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(verbatim: String(name)) }
}
