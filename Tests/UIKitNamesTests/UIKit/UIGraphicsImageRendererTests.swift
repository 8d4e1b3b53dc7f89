import Foundation
import SwiftUI
import Testing

@MainActor
struct UIGraphicsImageRendererTests {
  @Test("A closure's drawing becomes a picture with the format's pixels")
  func format() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 8 && pixels.height == 6)
    #expect(pixels.bytes(3, 5) == [255, 0, 0, 255])
    #expect(pixels.bytes(4, 5)[3] == 0)
    format.opaque = true
    #expect(try #require(renderer.image { _ in }.cgImage).bytes(0, 0) == [0, 0, 0, 255])
    let png = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in }
    #expect(UIImage(data: png)?.size == CGSize(width: 1, height: 1))
  }

  @Test("A rectangle that does not begin at zero is drawn from its own corner")
  func bounds() throws {
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2)).image {
      $0.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
    }
    #expect(image.picture == ["..", ".#"])
  }

  @Test("Paths are filled, stroked and clipped with the current colours and line width")
  func paths() throws {
    let image = draw(6, 6) {
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
      path.lineWidth = 2
      path.stroke()
    }
    #expect(
      image.picture == ["######", "######", "##..##", "##..##", "######", "######"])
    #expect(image.cgImage?.bytes(0, 0) == [0, 0, 255, 255])
    let ring = draw(4, 4) {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
      path.usesEvenOddFillRule = true
      path.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(ring.picture == ["####", "#..#", "#..#", "####"])
  }

  @Test("Saving and restoring brings back transformation, clip and colour")
  func states() throws {
    let image = drawing(4, 2) { context in
      context.setFillColor(UIColor.green.cgColor)
      context.saveGState()
      context.translateBy(x: 2, y: 0)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
      context.fill([CGRect(x: 0, y: 0, width: 1, height: 2)])
      context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(image.picture == ["#.#.", "...."])
    #expect(image.cgImage?.bytes(2, 0) == [255, 0, 0, 255])
  }

  @Test("A path that is built in the context is used once")
  func buildingPaths() {
    let image = drawing(4, 2) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 2))
      context.fillPath()
      #expect(context.path == nil)
      context.move(to: CGPoint(x: 2, y: 0.5))
      context.addLine(to: CGPoint(x: 4, y: 0.5))
      context.drawPath(using: .stroke)
      context.fillPath()
    }
    #expect(image.picture == ["#.##", "#..."])
  }

  @Test("UIKit draws pictures upright, Core Graphics upside down")
  func pictures() throws {
    let flag = draw(1, 2) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    let pixels = try #require(flag.cgImage)
    let image = drawing(2, 2) { context in
      flag.draw(at: .zero)
      context.draw(pixels, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let drawn = try #require(image.cgImage)
    #expect([drawn.bytes(0, 0), drawn.bytes(0, 1)] == [red, blue])
    #expect([drawn.bytes(1, 0), drawn.bytes(1, 1)] == [blue, red])
    let faint = draw(1, 2) {
      flag.draw(in: CGRect(x: 0, y: 0, width: 1, height: 2), blendMode: .normal, alpha: 0.5)
    }
    #expect((127...128).contains(try #require(faint.cgImage).bytes(0, 0)[3]))
  }

  @Test("A gradient ends at its points unless its options extend it")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    func strip(_ options: CGGradientDrawingOptions) -> UIImage {
      drawing(6, 1) {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 4, y: 0), options: options)
      }
    }
    #expect(strip([]).picture == [".###.."])
    #expect(strip(.drawsAfterEndLocation).picture == [".#####"])
    let all = strip([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(all.picture == ["######"])
    let pixels = try #require(all.cgImage)
    #expect(pixels.bytes(0, 0)[0] == 0 && pixels.bytes(5, 0)[0] == 255)
    #expect(pixels.bytes(1, 0)[0] < pixels.bytes(3, 0)[0])
  }

  @Test("A transparency layer is composited as a whole")
  func layers() throws {
    let image = drawing(1, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    #expect((127...128).contains(try #require(image.cgImage).bytes(0, 0)[3]))
  }

  @Test("The older functions draw on the picture that was begun last")
  func functions() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(inner.picture == ["#"])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.picture == ["#."])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Text is drawn with its font and colour")
  func texts() throws {
    let image = draw(30, 20) {
      "H".draw(
        at: CGPoint(x: 2, y: 0),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: UIColor.red])
    }
    let pixels = try #require(image.cgImage)
    let all = (0..<20).flatMap { y in (0..<30).map { x in pixels.bytes(x, y) } }
    #expect(all.contains { $0[3] > 200 && $0[0] > 200 && $0[2] < 50 })
    #expect(pixels.bytes(29, 19)[3] == 0)
  }

  @Test("A clear rectangle makes a hole")
  func hole() {
    let image = draw(3, 1) {
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.picture == ["#.#"])
  }

  @Test("A radial gradient may lead from a larger circle to a smaller one")
  func shrinkingGradient() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    let center = CGPoint(x: 4.5, y: 4.5)
    let image = draw(9, 9) {
      UIGraphicsGetCurrentContext()?.drawRadialGradient(
        gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 0, options: [])
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.bytes(4, 4)[2] > 150 && pixels.bytes(0, 0)[3] == 0)
    #expect(pixels.bytes(1, 4)[0] > 150)
  }

  @Test("A view can show a drawn picture")
  func inBody() {
    let image = ImageRenderer(
      content: Image(uiImage: draw(3, 2) { UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2)) }))
    #expect(image.uiImage?.picture == ["###", "###"])
  }

  @Test("Off the main thread the closure runs on it")
  func offMain() async {
    let image = await Task.detached {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { $0.fill($0.format.bounds) }
    }.value
    #expect(image.picture == ["#"])
  }

  private func draw(_ width: CGFloat, _ height: CGFloat, _ actions: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in actions() }
  }

  private func drawing(_ width: CGFloat, _ height: CGFloat, _ actions: (CGContext) -> Void)
    -> UIImage
  {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      actions($0.cgContext)
    }
  }
}

extension CGImage {
  fileprivate func bytes(_ x: Int, _ y: Int) -> [UInt8] {
    guard let part = cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) else { return [] }
    return Array(part.tiffPixels)
  }

  /// The last bytes of a TIFF without compression are those of its pixels.
  private var tiffPixels: Data.SubSequence {
    UIImage(cgImage: self).tiffRepresentation?.prefix(12).suffix(4) ?? Data()
  }
}

extension UIImage {
  /// The opaque pixels, row by row.
  fileprivate var picture: [String] {
    guard let pixels = cgImage else { return [] }
    return (0..<pixels.height).map { y in
      String((0..<pixels.width).map { x in pixels.bytes(x, y)[3] > 127 ? "#" : "." as Character })
    }
  }
}
