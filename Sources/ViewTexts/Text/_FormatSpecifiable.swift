import Foundation

/// A number that is formatted by a C format: the integer and floating-point types.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number's C argument type.
  associatedtype _Arg: CVarArg
  /// The number as a C argument.
  var _arg: _Arg { get }
  /// The placeholder in a key, such as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// Returns the number as an argument of a key.
  ///
  /// - Parameter specifier: nil uses the type's own.
  func _argument(_ specifier: String? = nil) -> LocalizedStringKey.Argument {
    // The most common case, found by one comparison instead of a conformance lookup.
    if Self.self == Int.self {
      return .integer(Int64(unsafeBitCast(self, to: Int.self)), specifier: specifier)
    }
    return switch self {
    case let value as any FixedWidthInteger & SignedInteger:
      .integer(Int64(value), specifier: specifier)
    case let value as any FixedWidthInteger: .unsigned(UInt64(value), specifier: specifier)
    case let value as any BinaryFloatingPoint:
      .double(Double(value), specifier: specifier ?? _specifier)
    default: .string("\(self)")
    }
  }
}
