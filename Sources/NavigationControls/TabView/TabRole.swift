import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search page.
  public static let search = TabRole(name: "search")
}
