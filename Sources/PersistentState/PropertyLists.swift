import Foundation

/// Compares property lists without bridging them, which takes Foundation milliseconds.
enum PropertyLists {
  static func areEqual(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    guard one.count == other.count else { return false }
    return one.allSatisfy { key, value in other[key].map { isEqual(value, $0) } ?? false }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): one == other
    case (let one as [Any], let other as [Any]):
      one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1) }
    case (let one as [String: Any], let other as [String: Any]): areEqual(one, other)
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }
}
