import Foundation
import ViewRuntime

/// For which language letters are set.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// As the locale has it.
  public static let automatic = TypesettingLanguage(language: nil)

  /// This one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// For which language the letters inside are set.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// For which language the letters inside are set.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}
