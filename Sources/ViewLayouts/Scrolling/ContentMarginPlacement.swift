import Foundation
import LayoutCore
import ViewRuntime

/// The target of content margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// Margins of the content; the same as `scrollContent` here.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// Margins between the scroll view's sides and its content.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// Margins of the indicators only: no effect, as hosts draw indicators at the edge.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}
