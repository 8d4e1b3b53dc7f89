import Foundation

/// The definition of an alignment guide: a type that says where the guide lies in a view that does
/// not set it itself.
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
/// The type is the identity of the guide; no value of it is ever made.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view of the given dimensions, in points from its leading or upper
  /// side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide that a container takes over from its children in a manner of its own.
///
/// Others take the mean of the children that set the guide.
package protocol CombiningAlignmentID: AlignmentID {
  /// Merges the guide of one more child into what earlier children gave.
  static func combine(_ value: CGFloat, into merged: inout CGFloat)
}
