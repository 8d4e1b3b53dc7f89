import Foundation

/// Compares strings as a reader of the user's language sorts them. Foundation on Linux has the
/// comparisons, and no comparator of them.
///
/// ```swift
/// names.sorted(using: .localizedStandard)                     // "Item 2" before "item 10"
/// KeyPathComparator(\Person.name, comparator: .localizedStandard)
/// ```
///
/// - Complexity: a comparison takes microseconds; where both have only the letters of English, digits
///   and spaces, a twentieth of that.
public struct _LocalizedStringComparator: SortComparator, Codable, Hashable, Sendable {
  /// As files are listed: numbers by their value, and capitals do not count. Else letter by letter.
  let isStandard: Bool
  /// To or fro.
  public var order: SortOrder = .forward

  fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

  /// Which comes first.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      isStandard
      ? PlainLetters.compare(lhs, rhs) ?? lhs.localizedStandardCompare(rhs)
      : lhs.localizedCompare(rhs)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

extension SortComparator where Self == _LocalizedStringComparator {
  /// Compares strings as files are listed: numbers by their value, capitals beside small letters.
  public static var localizedStandard: _LocalizedStringComparator {
    _LocalizedStringComparator(isStandard: true)
  }

  /// Compares strings letter by letter, as the user's language sorts them.
  public static var localized: _LocalizedStringComparator {
    _LocalizedStringComparator(isStandard: false)
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares strings by the numbers of their characters: capitals before small letters.
  public static var lexical: String.StandardComparator { .lexical }
}

/// Of Linux's `String.StandardComparator` only `lexical` can be made: `let order: String.StandardComparator
/// = .localizedStandard` does not compile here. Without the type's name it does.
extension String.StandardComparator {
  /// As files are listed; see ``_LocalizedStringComparator``.
  public static var localizedStandard: _LocalizedStringComparator { .localizedStandard }

  /// Letter by letter, as the user's language sorts them; see ``_LocalizedStringComparator``.
  public static var localized: _LocalizedStringComparator { .localized }
}
