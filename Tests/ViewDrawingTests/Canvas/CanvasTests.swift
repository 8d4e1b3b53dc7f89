import Foundation
import HostInterface
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@Observable private final class Level {
  var value = 1.0
}

/// Counts the calls of a closure.
private final class Count {
  var value = 0
}

@MainActor
struct CanvasTests {
  private func commands(_ screen: Screen) -> [DrawingCommand] {
    screen.leaves.compactMap { node -> DisplayList? in
      if case .drawing(let list) = node.content.leaf { list } else { nil }
    }.first?.commands ?? []
  }

  /// Draws once into a canvas of 100 by 50 points.
  private func drawn(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DrawingCommand] {
    commands(Screen(100, 50) { Canvas(renderer: renderer) })
  }

  @Test("A canvas takes the proposed size, and 10 points if unspecified")
  func size() {
    let screen = Screen(100, 50) {
      VStack(spacing: 0) {
        Canvas { _, _ in }
        Canvas { _, _ in }.fixedSize()
      }
    }
    #expect(screen.sizes == [CGSize(width: 100, height: 40), CGSize(width: 10, height: 10)])
  }

  @Test("The closure receives the size, and runs again when it changes")
  func resizing() {
    let screen = Screen(100, 50) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
    }
    func width() -> CGFloat? {
      guard case .fill(let path, _, _)? = commands(screen).first?.figure,
        case .line(let corner) = path[1]
      else { return nil }
      return corner.x
    }
    #expect(width() == 100)
    screen.host.resize(to: CGSize(width: 60, height: 50))
    screen.host.runFrames()
    #expect(width() == 60)
  }

  @Test("Copies of a context have their own state on one canvas")
  func copies() {
    let steps = drawn { context, _ in
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white))
      context.rotate(by: .degrees(90))
      context.stroke(square, with: .color(.white), lineWidth: 3)
    }
    #expect(steps.map(\.state.opacity) == [0.5, 1, 1])
    #expect(steps.map(\.state.blendMode) == [.multiply, .normal, .normal])
    #expect(steps[0].state.transform == CGAffineTransform(2, 0, 0, 2, 5, 6))
    #expect(steps[1].state.transform == .identity)
    #expect(abs(steps[2].state.transform.b - 1) < 1e-9)
    guard case .stroke(_, let stroke, let ink) = steps[2].figure else {
      Issue.record("no line")
      return
    }
    #expect(stroke.width == 3)
    #expect(ink.paint == .color(.rgba(1, 1, 1, 1)))
  }

  @Test("Gradients span points of the canvas, those of styles the path's bounds")
  func shadings() {
    let gradient = Gradient(colors: [.black, .white])
    let steps = drawn { context, _ in
      let path = Path(CGRect(x: 10, y: 20, width: 30, height: 10))
      context.fill(
        path,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: .mirror))
      context.fill(
        path, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
      context.fill(
        path,
        with: context.resolve(
          .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))))
      context.fill(path, with: .palette([.color(red: 1, green: 0, blue: 0), .foreground]))
      context.fill(path, with: .backdrop)
    }
    let inks = steps.compactMap { step -> DrawingInk? in
      if case .fill(_, let ink, _) = step.figure { ink } else { nil }
    }
    #expect(inks[0].area == DrawingInk.points)
    #expect(inks[0].spread == .mirror)
    guard case .linearGradient(_, _, let end) = inks[0].paint else {
      Issue.record("no gradient")
      return
    }
    #expect(end == Paint.Point(x: 100, y: 0))
    #expect(inks[1].area == CGRect(x: 10, y: 20, width: 30, height: 10))
    #expect(inks[2] == inks[1])
    #expect(inks[3].paint == .color(.rgba(1, 0, 0, 1)))
    #expect(inks[4].isBackdrop)
  }

  @Test("Texts are measured by the host and drawn with their anchor at a point")
  func texts() {
    let steps = drawn { context, size in
      context.draw(Text("積み木"), at: CGPoint(x: 50, y: 25))
      context.draw(Text("end").bold(), at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
      var resolved = context.resolve(Text("x"))
      #expect(resolved.measure(in: size) == CGSize(width: 8, height: 16))
      #expect(resolved.firstBaseline(in: size) == 16)
      resolved.shading = .color(.red)
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 40, height: 16))
    }
    let texts = steps.compactMap { step -> (TextContent, CGRect)? in
      if case .text(let text, let rect) = step.figure { (text, rect) } else { nil }
    }
    #expect(texts[0].1 == CGRect(x: 26, y: 17, width: 48, height: 16))
    #expect(texts[1].1 == CGRect(x: 76, y: 34, width: 24, height: 16))
    #expect(texts[1].0.runs[0].style.font.weight == 700)
    #expect(texts[2].0.runs[0].style.paint != texts[0].0.runs[0].style.paint)
  }

  @Test("Pictures and named symbols are drawn in their own size or stretched")
  func images() {
    let steps = drawn { context, _ in
      let star = context.resolve(Image(systemName: "star"))
      context.draw(star, at: CGPoint(x: 50, y: 25))
      context.draw(Image(systemName: "moon"), in: CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let rects = steps.compactMap { step -> CGRect? in
      if case .image(_, let rect) = step.figure { rect } else { nil }
    }
    #expect(
      rects == [
        CGRect(x: 42, y: 17, width: 16, height: 16), CGRect(x: 0, y: 0, width: 30, height: 20),
      ])
  }

  @Test("A layer starts with only the transformation, and is composited as one")
  func layers() {
    let steps = drawn { context, _ in
      context.translateBy(x: 10, y: 0)
      context.opacity = 0.5
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
      }
    }
    guard case .layer(let inner)? = steps.first?.figure else {
      Issue.record("no layer")
      return
    }
    #expect(steps[0].state.opacity == 0.5)
    #expect(steps[0].state.transform == .identity)
    #expect(inner[0].state.opacity == 1)
    #expect(inner[0].state.transform.tx == 10)
    // The one added last comes first.
    #expect(
      steps[0].state.filters == [
        .effect(.blur(4)), .alphaThreshold(min: 0.5, max: 1, .rgba(0, 0, 0, 1)),
      ])
  }

  @Test("A clip limits later drawing and has its bounds in current coordinates")
  func clips() {
    var bounds: [CGRect] = []
    let steps = drawn { context, _ in
      bounds.append(context.clipBoundingRect)
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
      context.translateBy(x: 10, y: 10)
      bounds.append(context.clipBoundingRect)
      context.clipToLayer(options: .inverse) { $0.fill(Path(CGRect.infinite), with: .foreground) }
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
    }
    #expect(
      bounds == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
    #expect(steps.count == 1)
    #expect(steps[0].state.clips.count == 2)
  }

  @Test("Symbols are found by tag or id, measured as views, and neither shown nor accessible")
  func symbols() throws {
    var sizes: [CGSize?] = []
    let view = Canvas { context, size in
      sizes = [
        context.resolveSymbol(id: "tagged")?.size, context.resolveSymbol(id: 1)?.size,
        context.resolveSymbol(id: "none")?.size,
      ]
      if let symbol = context.resolveSymbol(id: "tagged") {
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
      }
    } symbols: {
      Text("hidden").padding(4).tag("tagged")
      ForEach(1..<3) { Circle().frame(width: CGFloat($0) * 10, height: 10) }
    }
    let app = ViewTest(view, size: CGSize(width: 100, height: 100))
    #expect(sizes == [CGSize(width: 56, height: 24), CGSize(width: 20, height: 10), nil])
    #expect(!app.exists("hidden"))
    #expect(app.tree.contains("canvas {symbol 22,38 56x24}"))
  }

  @Test("S5.9 A change of what the closure reads runs the closure again, and no body")
  func tracking() throws {
    struct Meter: View {
      let level: Level
      let count: Count
      @State private var shift = 0.0

      var body: some View {
        VStack {
          Canvas { context, _ in
            count.value += 1
            context.fill(
              Path(CGRect(x: shift, y: 0, width: level.value, height: 1)), with: .foreground)
          }
          Button("Shift") { shift += 10 }
        }
      }
    }
    let (level, count) = (Level(), Count())
    let app = ViewTest(Meter(level: level, count: count))
    #expect(count.value == 1)
    level.value = 7
    #expect(app.tree.contains("fill 0,0 7x1"))
    #expect(count.value == 2)
    #expect(app.bodiesRun.isEmpty)
    try app.tap("Shift")
    #expect(app.tree.contains("fill 10,0 7x1"))
    #expect(app.bodiesRun.isEmpty)
    #expect(count.value == 3)
  }

  @Test("In a timeline it draws with every tick of the clock")
  func timeline() async throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let count = Count()
    let app = ViewTest(
      TimelineView(.animation(minimumInterval: 0.5)) { timeline in
        Canvas { context, _ in
          count.value += 1
          let seconds = timeline.date.timeIntervalSince(start)
          context.fill(Path(CGRect(x: 0, y: 0, width: seconds, height: 1)), with: .foreground)
        }
      })
    let before = count.value
    let drawing = app.tree
    try await app.advance(by: .seconds(2))
    #expect(count.value >= before + 3)
    #expect(app.tree != drawing)
  }

  @Test("An equal drawing sends nothing; another environment draws again")
  func cutOff() throws {
    struct Themed: View {
      let count: Count
      @State private var isRed = false
      @State private var other = 0

      var body: some View {
        let _ = other
        Canvas { context, size in
          count.value += 1
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
        .foregroundStyle(isRed ? Color.red : Color.blue)
        Button("Red") { isRed = true }
      }
    }
    let count = Count()
    let app = ViewTest(Themed(count: count))
    let before = count.value
    try app.tap("Red")
    #expect(count.value == before + 1)
  }

  @Test("Every shading, filter and choice can be written as in SwiftUI")
  func surface() {
    let steps = drawn { context, size in
      let whole = CGRect(origin: .zero, size: size)
      let filters: [GraphicsContext.Filter] = [
        .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
        .shadow(radius: 3),
        .shadow(
          color: .red, radius: 1, x: 1, y: 2, blendMode: .screen,
          options: [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]),
        .colorMultiply(.red), .colorMatrix(ColorMatrix()), .hueRotation(.degrees(20)),
        .saturation(0.5), .brightness(0.1), .contrast(2), .colorInvert(), .grayscale(1),
        .luminanceToAlpha, .blur(radius: 3, options: [.opaque, .dithersResult]),
        .alphaThreshold(min: 0.2, max: 0.8),
      ]
      for filter in filters {
        var copy = context
        copy.addFilter(filter, options: .linearColor)
        copy.fill(Path(whole), with: .color(white: 0.5), style: FillStyle(eoFill: true))
      }
      context.fill(
        Path(whole),
        with: .radialGradient(
          Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: 10, options: .repeat))
      context.fill(
        Path(whole), with: .conicGradient(Gradient(colors: [.red]), center: .zero))
      context.fill(
        Path(whole),
        with: .tiledImage(Image(systemName: "star"), origin: .zero, scale: 2))
      context.stroke(
        Path(whole), with: .foreground, style: StrokeStyle(lineWidth: 2, dash: [3, 1]))
      context.concatenate(.identity)
      context.transform = CGAffineTransform(translationX: 1, y: 1)
      #expect(context.environment.layoutDirection == .leftToRight)
    }
    #expect(steps.count == 18)
  }
}
