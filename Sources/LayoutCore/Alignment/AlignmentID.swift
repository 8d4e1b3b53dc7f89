import Foundation

/// The definition of an alignment guide: a type that gives the guide's default position in a view
/// that does not set it.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Oven: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///   }
///   static let oven = VerticalAlignment(Oven.self)
/// }
/// ```
///
/// The type is the identity of the guide; it is never instantiated.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's position in a view of the given dimensions, in points from its leading or
  /// upper side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide with its own rule for merging the values of a container's children.
///
/// Other guides use the mean of the children that set them.
package protocol CombiningAlignmentID: AlignmentID {
  /// Merges the guide of one more child into the value of earlier children.
  static func combine(_ value: CGFloat, into merged: inout CGFloat)
}
