/// A type whose values have a localized text to show to the user.
///
/// ```swift
/// enum Filter: CustomLocalizedStringResourceConvertible {
///   case all, open
///
///   var localizedStringResource: LocalizedStringResource {
///     switch self {
///     case .all: "All"
///     case .open: "Open"
///     }
///   }
/// }
///
/// Text(filter.localizedStringResource)
/// ```
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text.
  var localizedStringResource: LocalizedStringResource { get }
}
