import Foundation

/// Whoever can say where a view's explicit alignment guides lie: in the runtime, its layout node.
///
/// A class, so that ``ViewDimensions`` only needs to hold a reference.
package protocol AlignmentGuides: AnyObject {
  /// Where the guide lies in the view when it has this size, or `nil` if the view leaves the guide
  /// at its default.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - size: The size of the view.
  ///   - proposal: The proposal that led to this size.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?
}
