import Foundation
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// The case of the letters; nil, the default, leaves the text as written.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Shows texts inside in upper or lower case; nil: as written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

extension Text {
  /// The case of all letters.
  public enum Case: Hashable, Sendable {
    /// "TITLE"
    case uppercase
    /// "title"
    case lowercase
  }
}
