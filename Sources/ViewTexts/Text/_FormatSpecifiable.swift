import Foundation

/// A number that goes into a text by a C format: the integers and floating-point types.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// What the C library takes for it.
  associatedtype _Arg: CVarArg
  /// The number as an argument of the C library.
  var _arg: _Arg { get }
  /// What stands for it in a key, such as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// - Parameter specifier: nil: the type's own.
  func _argument(_ specifier: String? = nil) -> LocalizedStringKey.Argument {
    // By far the most, and found by one comparison instead of by looking for conformances.
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
