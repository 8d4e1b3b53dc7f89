import Foundation
import ViewRuntime

/// The language for typesetting.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The locale's language.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns an explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Sets the language for typesetting the texts inside.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the language for typesetting the texts inside.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}
