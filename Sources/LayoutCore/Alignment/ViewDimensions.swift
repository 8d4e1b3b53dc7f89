import Foundation

/// The size of a view together with its alignment guides.
///
/// ```swift
/// Text("Hi").alignmentGuide(.leading) { dimensions in dimensions[.trailing] - 4 }
/// ```
///
/// Subscripting with a guide gives where it lies, from the view's leading or upper side: the value
/// that the view, or a child of it, set explicitly, else the guide's default.
///
/// - Complexity: Making one allocates nothing. Explicit guides are not collected beforehand: each
///   is asked of `AlignmentGuides` when somebody wants it.
public struct ViewDimensions: @unchecked Sendable {
  // Unchecked because of `guides`, a node of the layout tree: dimensions are made, passed on and
  // read within one layout pass, in the isolation of that pass.

  /// The view's size.
  @usableFromInline package let size: CGSize

  /// The proposal to which the view answered with ``size``.
  @usableFromInline package let proposal: ProposedViewSize

  private let guides: (any AlignmentGuides)?

  /// Makes the dimensions of a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - proposal: The proposal that led to this size; `nil` means the size itself.
  ///   - guides: Whoever knows the explicit guides; `nil` if the view has none.
  package init(
    size: CGSize, proposal: ProposedViewSize? = nil, guides: (any AlignmentGuides)? = nil
  ) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
    self.guides = guides
  }

  /// The view's width, in points.
  public var width: CGFloat { size.width }

  /// The view's height, in points.
  public var height: CGFloat { size.height }

  /// Where a horizontal guide lies, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a vertical guide lies, from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a horizontal guide was set to lie; `nil` if nobody set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// Where a vertical guide was set to lie; `nil` if nobody set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// Where the guide lies along its axis.
  @usableFromInline
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  /// Where the guide was set to lie; `nil` if nobody set it.
  @usableFromInline
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides?.explicitAlignment(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same size and take their guides from the same view.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.guides === rhs.guides
  }
}
