import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ConcentricRectangleTests {
  /// The outline of a shape inset by 16 points in a container, in points.
  private func inside(_ shape: some Shape, of container: some InsettableShape) -> ShapeContent {
    Screen {
      shape.fill(.red).frame(width: 96, height: 96).padding(16).containerShape(container)
    }
    .shapes[0]
  }

  private func rounded(_ radii: RectangleCornerRadii) -> ShapeContent {
    Screen {
      UnevenRoundedRectangle(cornerRadii: radii).fill(.red).frame(width: 96, height: 96)
    }
    .shapes[0]
  }

  private func all(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  @Test("Corners have the container's radius, minus the distance")
  func distance() {
    let container = RoundedRectangle(cornerRadius: 40)
    #expect(inside(ConcentricRectangle(), of: container).geometry == rounded(all(24)).geometry)
    #expect(
      inside(ConcentricRectangle(), of: RoundedRectangle(cornerRadius: 8)).geometry
        == rounded(all(0)).geometry)
    #expect(
      inside(ConcentricRectangle(), of: Circle()).geometry == rounded(all(48)).geometry)
  }

  @Test("Corners may have a minimum radius, a fixed one, or the largest of all")
  func styles() {
    let container = RoundedRectangle(cornerRadius: 20)
    #expect(
      inside(.rect(corners: .concentric(minimum: 12)), of: container).geometry
        == rounded(all(12)).geometry)
    #expect(
      inside(.rect(corners: .concentric()), of: container).geometry == rounded(all(4)).geometry)
    #expect(
      inside(ConcentricRectangle(uniformTopCorners: .fixed(9)), of: container).geometry
        == rounded(
          RectangleCornerRadii(
            topLeading: 9, bottomLeading: 4, bottomTrailing: 4, topTrailing: 9)
        ).geometry)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 36)
    #expect(
      inside(ConcentricRectangle(corners: .concentric, isUniform: true), of: uneven).geometry
        == rounded(all(20)).geometry)
  }

  @Test("Without a container, corners have their minimum radius")
  func alone() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: .fixed(5))).path(in: rect)
        == UnevenRoundedRectangle(cornerRadii: all(5)).path(in: rect))
    #expect(Edge.Corner.Set.all.contains(.bottomTrailing))
  }
}
