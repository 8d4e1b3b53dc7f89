import Foundation
import ViewRuntime

/// A number that scales with the user's text size (S9.5).
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

  /// Makes a number that scales like body text.
  public nonisolated init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Makes a number that scales like a text style.
  public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number, scaled by its text style at the current text size.
  public var wrappedValue: Value { base * Value(textStyle.scale(at: size)) }
}

extension ScaledMetric: DynamicProperty {}
