import Foundation
import HostInterface
import LayoutCore
import Testing

@testable import Rasterizer

@MainActor
struct DrawingReplayTests {
  private let red = HostColor.rgba(1, 0, 0, 1)
  private let blue = HostColor.rgba(0, 0, 1, 1)

  private func replay(
    _ commands: [DrawingCommand], width: Int = 8, height: Int = 8, isOpaque: Bool = false,
    thinnestLine: Double = 0, words: @escaping (String) -> Void = { _ in }
  ) -> PixelBuffer {
    let sources = DrawingSources(color: { color in
      guard case .rgba(let r, let g, let b, let a) = color else { return .zero }
      return SIMD4(Float(r), Float(g), Float(b), Float(a))
    })
    let replay = DrawingReplay(
      width: width, height: height, thinnestLine: thinnestLine, sources
    ) { _, found in
      for word in found { if case .text(let text) = word.content { words(text.string) } }
    }
    replay.draw(DisplayList(commands, isOpaque: isOpaque), .identity)
    return replay.buffer
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> [ShapeContent.PathElement]
  {
    [
      .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)),
      .line(CGPoint(x: x + width, y: y + height)), .line(CGPoint(x: x, y: y + height)), .close,
    ]
  }

  private func fill(
    _ elements: [ShapeContent.PathElement], _ color: HostColor, isEvenOdd: Bool = false,
    _ change: (inout DrawingState) -> Void = { _ in }
  ) -> DrawingCommand {
    var state = DrawingState()
    change(&state)
    return DrawingCommand(.fill(elements, DrawingInk(.color(color)), isEvenOdd: isEvenOdd), state)
  }

  private func picture(_ buffer: PixelBuffer) -> String {
    (0..<buffer.height).map { row in
      (0..<buffer.width).map { column in
        let pixel = buffer.pixels[row * buffer.width + column]
        return pixel.w < 0.25 ? "." : pixel.x > pixel.z ? "r" : pixel.z > 0 ? "b" : "k"
      }.joined()
    }.joined(separator: "\n")
  }

  @Test("An area covers its pixels, partly at its edges")
  func areas() {
    let buffer = replay([fill(rect(1, 1, 2.5, 1), red)], width: 5, height: 3)
    #expect(picture(buffer) == ".....\n.rrr.\n.....")
    #expect(abs(buffer.pixels[8].w - 0.5) < 0.01)
    #expect(buffer.painted == PixelRect(columns: 1..<4, rows: 1..<2))
  }

  @Test("The inside is determined by winding or even-odd")
  func windings() {
    let both = rect(0, 0, 5, 5) + rect(1, 1, 3, 3)
    #expect(
      picture(replay([fill(both, red)], width: 5, height: 5))
        == [
          "rrrrr", "rrrrr", "rrrrr", "rrrrr", "rrrrr",
        ].joined(separator: "\n"))
    #expect(
      picture(replay([fill(both, red, isEvenOdd: true)], width: 5, height: 5))
        == [
          "rrrrr", "r...r", "r...r", "r...r", "rrrrr",
        ].joined(separator: "\n"))
  }

  @Test("A transformation moves points; a clip stays where it was made")
  func transforms() {
    let command = fill(rect(0, 0, 2, 1), red) {
      $0.transform = CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2)
      $0.clips = [.path(rect(0, 0, 4, 2), isEvenOdd: false, isInverse: false)]
    }
    #expect(picture(replay([command], width: 6, height: 4)) == "......\n.rrr..\n......\n......")
    let inverse = fill(rect(0, 0, 4, 1), red) {
      $0.clips = [.path(rect(1, 0, 2, 1), isEvenOdd: false, isInverse: true)]
    }
    #expect(picture(replay([inverse], width: 4, height: 1)) == "r..r")
  }

  @Test("A layer as a clip shows as far as the layer is opaque")
  func layerClip() {
    let command = fill(rect(0, 0, 4, 1), red) {
      $0.clips = [.layer([fill(rect(2, 0, 9, 1), blue)], opacity: 1, isInverse: false)]
    }
    #expect(picture(replay([command], width: 4, height: 1)) == "..rr")
  }

  @Test("Overlapping figures in a translucent layer do not show through one another")
  func layers() {
    var state = DrawingState()
    state.opacity = 0.5
    let layer = DrawingCommand(
      .layer([fill(rect(0, 0, 2, 1), red), fill(rect(1, 0, 2, 1), red)]), state)
    let buffer = replay([layer], width: 3, height: 1)
    #expect(buffer.pixels.map { ($0.w * 10).rounded() } == [5, 5, 5])
  }

  @Test(
    "Blend modes mix with what is already drawn",
    arguments: [
      (Blending.multiply, SIMD4<Float>(0.5, 0, 0, 1)), (.screen, SIMD4<Float>(1, 0, 0.5, 1)),
      (.plusLighter, SIMD4<Float>(1, 0, 0.5, 1)), (.difference, SIMD4<Float>(0.5, 0, 0.5, 1)),
      (.destinationOut, SIMD4<Float>(0, 0, 0, 0)), (.xor, SIMD4<Float>(0, 0, 0, 0)),
      (.destinationOver, SIMD4<Float>(1, 0, 0, 1)), (.copy, SIMD4<Float>(0.5, 0, 0.5, 1)),
    ])
  func blending(mode: Blending, result: SIMD4<Float>) {
    let buffer = replay(
      [
        fill(rect(0, 0, 1, 1), red),
        fill(rect(0, 0, 1, 1), .rgba(0.5, 0, 0.5, 1)) { $0.blendMode = mode },
      ], width: 1, height: 1)
    let off = buffer.pixels[0] - result
    #expect((off * off).sum() < 0.0001, "\(mode): \(buffer.pixels[0])")
  }

  @Test("Drops that touch merge under a threshold over a blur")
  func drops() {
    var state = DrawingState()
    state.filters = [.effect(.blur(2)), .alphaThreshold(min: 0.4, max: 1, blue)]
    func both(_ gap: Double) -> PixelBuffer {
      let layer = DrawingCommand(
        .layer([fill(rect(4, 4, 8, 8), red), fill(rect(12 + gap, 4, 8, 8), red)]), state)
      return replay([layer], width: 40, height: 16)
    }
    #expect(both(2).pixels[8 * 40 + 13].z == 1)
    #expect(both(12).pixels[8 * 40 + 18].w == 0)
    #expect(both(2).pixels[8 * 40 + 8] == SIMD4(0, 0, 1, 1))
  }

  @Test("A shadow is behind, offset and in its own colour")
  func shadow() {
    let command = fill(rect(0, 0, 2, 2), red) {
      $0.filters = [.shadow(DrawingShadow(color: blue, radius: 0, x: 2, y: 1))]
    }
    #expect(picture(replay([command], width: 5, height: 4)) == "rr...\nrrbb.\n..bb.\n.....")
  }

  @Test("Thin lines keep their pixels, broad ones are areas with caps")
  func lines() {
    let path: [ShapeContent.PathElement] = [
      .move(CGPoint(x: 1, y: 1.5)), .line(CGPoint(x: 5, y: 1.5)),
    ]
    func line(_ width: Double, _ cap: ShapeContent.Stroke.Cap, _ thinnest: Double) -> PixelBuffer {
      var stroke = ShapeContent.Stroke(paint: .color(red), width: width)
      stroke.cap = cap
      return replay(
        [DrawingCommand(.stroke(path, stroke, DrawingInk(.color(red))))], width: 7, height: 3,
        thinnestLine: thinnest)
    }
    #expect(picture(line(0.2, .butt, 1)) == ".......\n.rrrrr.\n.......")
    #expect(line(0.2, .butt, 1).isLine[8])
    #expect(picture(line(1, .butt, 0)) == ".......\n.rrrr..\n.......")
    #expect(picture(line(2, .square, 0)) == "rrrrrr.\nrrrrrr.\nrrrrrr.")
    var dashed = ShapeContent.Stroke(paint: .color(red), width: 1, dash: [1, 1])
    dashed.dashPhase = 1
    let dashes = replay(
      [DrawingCommand(.stroke(path, dashed, DrawingInk(.color(red))))], width: 7, height: 3)
    #expect(picture(dashes) == ".......\n..r.r..\n.......")
  }

  @Test("Gradients run between points, and may repeat or reflect")
  func gradients() {
    func row(_ spread: DrawingInk.Spread) -> [Float] {
      var ink = DrawingInk(
        .linearGradient(
          [
            .init(color: .rgba(0, 0, 0, 1), location: 0),
            .init(color: .rgba(1, 1, 1, 1), location: 1),
          ], start: Paint.Point(x: 0, y: 0), end: Paint.Point(x: 2, y: 0)))
      ink.spread = spread
      let command = DrawingCommand(.fill(rect(0, 0, 4, 1), ink, isEvenOdd: false))
      return replay([command], width: 4, height: 1).pixels.map(\.x)
    }
    #expect(row(.pad) == [0.25, 0.75, 1, 1])
    #expect(row(.repeat) == [0.25, 0.75, 0.25, 0.75])
    #expect(row(.mirror) == [0.25, 0.75, 0.75, 0.25])
  }

  @Test("Texts are returned in drawing order, those inside a layer after it")
  func words() {
    var order: [String] = []
    func text(_ string: String, _ y: Double = 0) -> DrawingCommand {
      DrawingCommand(.text(TextContent(string), in: CGRect(x: 0, y: y, width: 4, height: 2)))
    }
    var pale = DrawingState()
    pale.opacity = 0.5
    var clipped = DrawingState()
    clipped.clips = [.path(rect(0, 0, 8, 2), isEvenOdd: false, isInverse: false)]
    _ = replay(
      [
        text("first"), DrawingCommand(.layer([text("second")]), pale),
        DrawingCommand(.layer([text("third"), text("cut", 6)]), clipped), text("fourth"),
      ], words: { order.append($0) })
    #expect(order == ["first", "second", "third", "fourth"])
  }

  @Test("Infinite and invalid numbers do no harm")
  func extremes() {
    let wild: [ShapeContent.PathElement] = [
      .move(CGPoint(x: Double.nan, y: 0)), .line(CGPoint(x: Double.infinity, y: 1)),
      .line(CGPoint(x: -1e300, y: 1e300)), .close,
    ]
    let commands = [
      fill(wild, red), fill([], red), fill(rect(0, 0, -3, -3), red),
      fill(rect(0, 0, 2, 2), red) { $0.transform = CGAffineTransform(0, 0, 0, 0, 0, 0) },
      fill(rect(0, 0, 2, 2), red) { $0.filters = [.effect(.blur(.infinity))] },
      DrawingCommand(
        .stroke(wild, ShapeContent.Stroke(paint: .color(red), width: 3), DrawingInk(.color(red)))),
    ]
    #expect(replay(commands, width: 4, height: 4).pixels[15].w == 0)
    #expect(replay([], width: 0, height: 0).pixels.isEmpty)
    #expect(replay([], width: 1, height: 1, isOpaque: true).pixels == [SIMD4(0, 0, 0, 1)])
  }
}
