import Foundation
import ViewRuntime

/// A custom detent, whose height depends on where the sheet is shown.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(64, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// Returns the height in points, at most `context.maxDetentValue`; nil if the detent does not
  /// apply in this context.
  static func height(in context: Context) -> CGFloat?
}
