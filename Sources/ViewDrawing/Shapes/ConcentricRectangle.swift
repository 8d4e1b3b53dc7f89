import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A rectangle whose corners are concentric with those of the container.
///
/// ```swift
/// VStack { Artwork().clipShape(ConcentricRectangle()) }
///   .padding(8)
///   .background(.tint, in: .rect(cornerRadius: 24))
///   .containerShape(.rect(cornerRadius: 24))      // the picture's corners: 24 - 8 = 16
/// ```
///
/// The container is the nearest view with a `containerShape(_:)` that is a rectangle, a capsule or
/// a circle. Without one, and in a direct call of `path(in:)`, concentric corners have their
/// minimum radius.
public struct ConcentricRectangle: Shape {
  let topLeading: Edge.Corner.Style
  let topTrailing: Edge.Corner.Style
  let bottomLeading: Edge.Corner.Style
  let bottomTrailing: Edge.Corner.Style
  /// Whether all corners are as round as the roundest.
  var isUniform = false

  /// Makes a rectangle whose corners all follow the container's.
  public init() { self.init(corners: .concentric) }

  /// Makes a rectangle with equal corners.
  ///
  /// - Parameter isUniform: whether all corners become as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  /// Makes a rectangle with individual corners; omitted ones follow the container's.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }

  /// Makes a rectangle with equal upper corners and equal lower corners.
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Makes a rectangle with equal upper corners and individual lower corners.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Makes a rectangle with equal lower corners and individual upper corners.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Makes a rectangle with equal leading corners and equal trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Makes a rectangle with equal leading corners and individual trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Makes a rectangle with equal trailing corners and individual leading corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Returns the outline without a container: concentric corners have their minimum radius, 0 if
  /// none is given.
  public func path(in rect: CGRect) -> Path { form(in: nil).path(in: rect) }
}

extension ConcentricRectangle: InsettableShape {
  /// Returns the rectangle inset by `amount` points on all sides, with the corners of the whole in
  /// the container reduced by the same amount.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

extension ConcentricRectangle: ContainerDependentShape {
  func form(in place: ContainerPlace?) -> any Shape {
    let radii = place?.radii ?? RectangleCornerRadii()
    let gaps = place?.gaps ?? EdgeInsets()
    func radius(
      _ style: Edge.Corner.Style, _ container: CGFloat, _ first: CGFloat, _ second: CGFloat
    ) -> CGFloat { style.radius(of: container, at: max(first, second)) }
    let own = [
      radius(topLeading, radii.topLeading, gaps.top, gaps.leading),
      radius(topTrailing, radii.topTrailing, gaps.top, gaps.trailing),
      radius(bottomLeading, radii.bottomLeading, gaps.bottom, gaps.leading),
      radius(bottomTrailing, radii.bottomTrailing, gaps.bottom, gaps.trailing),
    ]
    let largest = own.max() ?? 0
    func used(_ index: Int) -> CGFloat { isUniform ? largest : own[index] }
    return UnevenRoundedRectangle(
      topLeadingRadius: used(0), bottomLeadingRadius: used(2), bottomTrailingRadius: used(3),
      topTrailingRadius: used(1))
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow the container's.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// A rectangle with individual corners.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal upper corners and equal lower corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with equal leading corners and equal trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with equal lower corners and individual upper corners.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
}
