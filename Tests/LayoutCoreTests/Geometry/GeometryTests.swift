import Foundation
import LayoutCore
import Testing

@Suite struct GeometryTests {
  @Test("Sets of edges and axes contain their parts")
  func sets() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading)
    #expect(Edge.Set.horizontal.contains(.trailing))
    #expect(!Edge.Set.vertical.has(.leading))
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Axis.Set.both.has(.vertical))
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.top) == .top)
  }

  @Test("Angles are the same in degrees and in radians, and can be added")
  func angles() {
    #expect(Angle.degrees(180) == .radians(.pi))
    #expect(abs((Angle.degrees(30) + .degrees(60)).degrees - 90) < 1e-9)
    #expect(-Angle.degrees(90) / 2 < .zero)
    var angle = Angle(degrees: 10)
    angle.degrees += 5
    angle *= 2
    #expect(abs(angle.degrees - 30) < 1e-9)
  }

  @Test("S11.2 A view that takes everything is 10 by 10 if nothing is specified")
  func replacing() {
    #expect(
      ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 3))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: .zero) == .zero)
  }

  @Test("S11.4 Frames are mirrored in right-to-left layouts")
  func mirroring() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(frame.placed(.rightToLeft, inWidth: 10) == CGRect(x: 6, y: 2, width: 3, height: 4))
    #expect(frame.placed(.leftToRight, inWidth: 10) == frame)
  }

  @Test("Unit points are fractions of a size")
  func unitPoints() {
    #expect(
      UnitPoint.bottom.point(in: CGSize(width: 8, height: 6)) == CGPoint(x: 4, y: 6))
    #expect(UnitPoint.zero == .topLeading)
  }

  @Test("Insets apply to their own edges only")
  func insets() {
    let insets = EdgeInsets(5, edges: [.top, .leading])
    #expect(insets == EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0))
    #expect(insets.total(along: .vertical) == 5)
    #expect(Edge.allCases.map { insets[$0] } == [5, 5, 0, 0])
  }
}
