/// What can be shown to the user in words that are looked up.
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
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
