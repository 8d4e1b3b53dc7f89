import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor
struct ShapeTests {
  @Test("A custom shape is drawn in its frame, and again when the frame changes")
  func custom() {
    let screen = Screen(20, 10) { Triangle().fill(.black) }
    func outline(_ width: CGFloat) -> ShapeContent.Geometry {
      .path([
        .move(CGPoint(x: width / 2, y: 0)), .line(CGPoint(x: width, y: 10)),
        .line(CGPoint(x: 0, y: 10)), .close,
      ])
    }
    #expect(screen.shapes[0].geometry == outline(20))
    screen.host.resize(to: CGSize(width: 40, height: 10))
    screen.host.runFrames()
    #expect(screen.shapes[0].geometry == outline(40))
  }

  @Test("Strokes and fills are drawn in the order in which they are written")
  func layers() {
    let screen = Screen {
      Circle().fill(.white).stroke(.black, lineWidth: 2).strokeBorder(.red, lineWidth: 1)
    }
    #expect(screen.shapes.map { $0.fill != nil } == [true, false, false])
    #expect(screen.shapes.map { $0.stroke?.width } == [nil, 2, 1])
    #expect(screen.shapes.map { $0.stroke?.isInside } == [nil, false, true])
  }

  @Test("A stroke on a filled shape has the foreground style unless another is given")
  func borderOfFill() {
    let screen = Screen {
      RoundedRectangle(cornerRadius: 4).fill(.white).strokeBorder(lineWidth: 3)
      Circle().fill(.white).strokeBorder(style: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
      Circle().fill(.white).strokeBorder()
    }
    let lines = screen.shapes.compactMap(\.stroke)
    #expect(lines.map(\.width) == [3, 2, 1])
    #expect(lines.map(\.isInside) == [true, true, true])
    #expect(lines[0].paint == lines[2].paint)
    #expect(lines[0].paint != lines[1].paint)
  }

  @Test("Further strokes may follow an inner stroke without a style")
  func strokesOnBorder() {
    let screen = Screen {
      Circle().strokeBorder(lineWidth: 3).stroke(.red, lineWidth: 2)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 4)).fill(.blue)
      Circle().strokeBorder().strokeBorder(.red, lineWidth: 5)
    }
    #expect(screen.shapes.map { $0.stroke?.width } == [3, 2, 4, nil, 1, 5])
    #expect(screen.shapes.map { $0.stroke?.isInside } == [true, false, true, nil, true, true])
  }

  @Test("A stroked shape used as a view is a line in the foreground style")
  func strokedShape() {
    let screen = Screen {
      Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .foregroundStyle(.black)
    }
    let stroke = screen.shapes[0].stroke
    #expect(stroke?.width == 3)
    #expect(stroke?.cap == .round)
    #expect(stroke?.paint == .color(.rgba(0, 0, 0, 1)))
  }

  @Test("Clipping is an effect of a group")
  func clipping() {
    let screen = Screen(20, 20) { Color.red.cornerRadius(4).clipShape(Circle()).clipped() }
    #expect(
      screen.effects == [
        .clip(.rectangle), .clip(.circle), .clip(.roundedRectangle(4, 4, 4, 4)),
      ])
  }

  @Test("Paths have bounds and contain points")
  func geometry() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(abs(circle.boundingRect.width - 10) < 0.01)
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(
      line.trimmedPath(from: 0.25, to: 0.5).boundingRect
        == CGRect(x: 2.5, y: 0, width: 2.5, height: 0))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 5, y: 0.5)))
    #expect(!line.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 5, y: 1.5)))
    var arc = Path()
    arc.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs((arc.currentPoint?.y ?? 0) - 10) < 0.001)
    #expect(
      Path(CGRect(x: 0, y: 0, width: 1, height: 2)).description == "0 0 m 1 0 l 1 2 l 0 2 l h")
  }

  @Test("A trimmed curve stays a curve")
  func trimming() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      circle.trimmedPath(from: 0, to: 0.25).description == "10 5 m 10 7.76142 7.76142 10 5 10 c")
    let rectangle = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = rectangle.trimmedPath(from: 0.125, to: 0.375)
    #expect(part.description == "50 0 m 100 0 l 100 50 l")
    #expect(rectangle.trimmedPath(from: 0.75, to: 1).description == "0 100 m 0 0 l")
    let two = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    #expect(two.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    let middle = circle.trimmedPath(from: 0.1, to: 0.15)
    #expect(middle.boundingRect.width > 1)
    middle.forEach { element in
      if case .line = element { Issue.record("A line instead of a curve") }
    }
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("A path converts to a string and back")
  func text() {
    let text = "1 2 m 3 4 l 7 8 5 6 q 2 2 3.5 3 1 1 c h"
    #expect(Path(text)?.description == text)
    #expect(Path("") == Path())
    #expect(Path("0.333333 0 m")?.currentPoint == CGPoint(x: 0.333333, y: 0))
    #expect(Path { $0.move(to: CGPoint(x: 1.0 / 3, y: 1e-17)) }.description == "0.333333 1e-17 m")
    for broken in ["foo", "1 m", "1 2 l", "1 2 m 3", "1 2 m 3 4 c", "日本"] {
      #expect(Path(broken) == nil, "\(broken)")
    }
  }

  @Test("Quarter circles end exactly where they should")
  func quarters() {
    #expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)).description
        == "10 10 m 10 15.5228 7.76142 20 5 20 c 2.23858 20 0 15.5228 0 10 c "
        + "0 4.47715 2.23858 0 5 0 c 7.76142 0 10 4.47715 10 10 c h")
  }

  @Test("A mask is in the tree but not drawn; a plain shape clips as well")
  func mask() {
    let screen = Screen { Color.red.mask(Circle()) }
    #expect(screen.effects == [.clip(.circle)])
    var roles: [Role] = []
    screen.host.tree.root.forEachNode { roles.append($0.content.role) }
    #expect(roles.contains(.mask))
  }
}
