import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@testable import ViewTesting

@MainActor
struct AnyShapeTests {
  /// A shape with its own ideal width.
  private struct Bar: Shape {
    var part: Double

    var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }

  private struct Shown: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        AnyShape(Bar(part: isOn ? 1 : 0)).fill(.red).accessibilityIdentifier("shape")
          .frame(width: 100, height: 20)
        Color.red.frame(width: 100, height: 20).clipShape(Bar(part: isOn ? 1 : 0))
        Color.red.frame(width: 100, height: 20).mask(Bar(part: isOn ? 0.5 : 0))
        Color.red.frame(width: 100, height: 20)
          .clipShape(isOn ? AnyShape(Circle()) : AnyShape(Capsule()))
      }
    }
  }

  @Test("A type-erased shape, a clip and a mask are animated by the shape's data")
  func animation() async throws {
    let app = ViewTest(Shown())
    func clips() -> [ShapeContent.Geometry] {
      var clips: [ShapeContent.Geometry] = []
      app.host.tree.root.forEachNode { node in
        for case .clip(let geometry, _) in node.content.effects { clips.append(geometry) }
      }
      return clips
    }
    func bar(_ width: CGFloat) -> ShapeContent.Geometry {
      .path([
        .move(.zero), .line(CGPoint(x: width, y: 0)), .line(CGPoint(x: width, y: 20)),
        .line(CGPoint(x: 0, y: 20)), .close,
      ])
    }
    #expect(clips() == [bar(0), bar(0), .capsule])
    try app.tap("Go")
    try await app.advance(by: .milliseconds(500))
    #expect("\(try app.find(.identifier("shape")).node.content.leaf)".contains("50.0"))
    // A shape of another type appears at once.
    #expect(clips() == [bar(50), bar(25), .circle])
    try await app.advance(by: .milliseconds(600))
    #expect(clips() == [bar(100), bar(50), .circle])
  }

  @Test("Shapes of two types are not interpolated; those of one type are, by their data")
  func data() {
    let (half, whole) = (AnyShape(Bar(part: 0.5)), AnyShape(Bar(part: 1)))
    var copy = whole
    copy.animatableData -= (whole.animatableData - half.animatableData).scaled(by: 0.5)
    #expect(copy.path(in: CGRect(x: 0, y: 0, width: 8, height: 1)).boundingRect.width == 6)
    let circle = AnyShape(Circle().trim(from: 0, to: 0.5))
    #expect(whole.animatableData - circle.animatableData == .zero)
  }
}
