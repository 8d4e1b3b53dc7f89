import Foundation

/// Compares strings in the order of the user's language. Foundation on Linux has the comparisons,
/// but no comparator for them.
///
/// ```swift
/// names.sorted(using: .localizedStandard)                     // "Item 2" before "item 10"
/// KeyPathComparator(\Person.name, comparator: .localizedStandard)
/// ```
///
/// - Complexity: a comparison takes microseconds; if both have only English letters, digits and
///   spaces, a twentieth of that.
public struct _LocalizedStringComparator: SortComparator, Codable, Hashable, Sendable {
  /// Whether to use the order of file lists, with numbers by value and case ignored, instead of
  /// comparing letter by letter.
  let isStandard: Bool
  /// Forward or reverse.
  public var order: SortOrder = .forward

  fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

  /// The order of two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      isStandard
      ? PlainLetters.compare(lhs, rhs) ?? lhs.localizedStandardCompare(rhs)
      : lhs.localizedCompare(rhs)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

extension SortComparator where Self == _LocalizedStringComparator {
  /// Compares strings in the order of file lists: numbers by value, uppercase next to lowercase.
  public static var localizedStandard: _LocalizedStringComparator {
    _LocalizedStringComparator(isStandard: true)
  }

  /// Compares strings letter by letter, in the order of the user's language.
  public static var localized: _LocalizedStringComparator {
    _LocalizedStringComparator(isStandard: false)
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares strings by code points: uppercase before lowercase.
  public static var lexical: String.StandardComparator { .lexical }
}

/// On Linux only `lexical` can be created as a `String.StandardComparator`, so
/// `let order: String.StandardComparator = .localizedStandard` does not compile. Without the type
/// annotation it does.
extension String.StandardComparator {
  /// In the order of file lists; see ``_LocalizedStringComparator``.
  public static var localizedStandard: _LocalizedStringComparator { .localizedStandard }

  /// Letter by letter, in the order of the user's language; see ``_LocalizedStringComparator``.
  public static var localized: _LocalizedStringComparator { .localized }
}
