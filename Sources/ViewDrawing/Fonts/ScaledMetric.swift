import Foundation
import ViewRuntime

/// A number that grows with the text size that the user has chosen (S9.5).
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
/// Image(systemName: "star").frame(width: iconSize, height: iconSize)
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A number that grows as body text does.
  public nonisolated init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A number that grows as text of a style does.
  public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number, times how much larger its text style is in the place than at the usual text size.
  public var wrappedValue: Value { base * Value(textStyle.scale(at: size)) }
}

extension ScaledMetric: DynamicProperty {}
