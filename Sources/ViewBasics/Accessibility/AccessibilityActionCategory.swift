import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// A group of related accessibility actions of a view.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?

  /// The category of actions that need none.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// The category of editing actions.
  public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))

  init(name: Text?) { self.name = name }

  /// Makes a category with a name; no host shows it yet.
  public init(_ name: Text) { self.name = name }
  /// Makes a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
  /// Makes a category with a verbatim name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(verbatim: String(name)) }
}
