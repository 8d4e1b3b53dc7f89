import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ImageRendererTests {
  private struct Pixel: Equatable, CustomStringConvertible {
    let red, green, blue, alpha: UInt8
    var description: String { "\(red),\(green),\(blue),\(alpha)" }
  }

  /// The pixels of the renderer's own PNG, read by a decoder that knows stored blocks only.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> Pixel {
    let png = [UInt8](try #require(image?.pngData()))
    let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    var data: [UInt8] = []
    // After the signature, the header's chunk, and the length and name of the next one.
    var index = 8 + 25 + 8 + 2
    while true {
      let isLast = png[index] == 1
      let count = Int(png[index + 1]) | Int(png[index + 2]) << 8
      data += png[(index + 5)..<(index + 5 + count)]
      index += 5 + count
      if isLast { break }
    }
    let start = y * (width * 4 + 1) + 1 + x * 4
    return Pixel(
      red: data[start], green: data[start + 1], blue: data[start + 2], alpha: data[start + 3])
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test("Views are laid out and drawn in their place, at a scale")
  func views() throws {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 20)
      Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 10, height: 10)
    }
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(renderer.cgImage?.width == 40)
    #expect(try pixel(image, 5, 5) == red)
    #expect(try pixel(image, 30, 20) == blue)
    #expect(try pixel(image, 30, 2) == clear)
    renderer.isOpaque = true
    #expect(try pixel(renderer.uiImage, 30, 2) == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test("A mesh gradient is drawn from corner to corner")
  func mesh() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let view = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [red, blue, red, blue]
    ).frame(width: 40, height: 40)
    let image = ImageRenderer(content: view).uiImage
    #expect(try pixel(image, 0, 20).red > 240)
    #expect(try pixel(image, 39, 20).blue > 240)
    let middle = try pixel(image, 20, 20)
    #expect((100...155).contains(middle.red) && (100...155).contains(middle.blue))
  }

  @Test("Effects, clips and canvases are drawn")
  func effects() throws {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
    }
    .frame(width: 20, height: 20)
    .clipShape(Circle())
    .opacity(0.5)
    let image = ImageRenderer(content: view).uiImage
    #expect(try pixel(image, 0, 0) == clear)
    #expect(try abs(Int(pixel(image, 10, 10).alpha) - 128) <= 1)
    let turned = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 4)
      .rotationEffect(.degrees(90)).frame(width: 20, height: 20)
    #expect(try pixel(ImageRenderer(content: turned).uiImage, 10, 2) == red)
    #expect(try pixel(ImageRenderer(content: turned).uiImage, 2, 10) == clear)
  }

  @Test("The content is offered the proposed size; nothing gives no picture")
  func sizes() {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0))
    renderer.proposedSize = ProposedViewSize(width: 30, height: 7)
    #expect(
      renderer.cgImage.map { CGSize(width: $0.width, height: $0.height) }
        == CGSize(width: 30, height: 7))
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 9)).cgImage == nil)
  }

  @Test("A picture can be shown and cut, and a change of the renderer is told")
  func pictures() throws {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 8))
    var count = 0
    let watching = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 3
    renderer.content = Color(red: 1, green: 0, blue: 0).frame(width: 9, height: 8)
    #expect(count == 2)
    watching.cancel()
    let image = try #require(renderer.cgImage)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 100, height: 100))?.width == 7)
    #expect(image.cropping(to: CGRect(x: 100, y: 0, width: 1, height: 1)) == nil)
    let screen = Screen { Image(decorative: image, scale: 3) }
    #expect(screen.sizes == [CGSize(width: 9, height: 8)])
  }

  @Test(
    "Texts have letters where the machine has fonts: some of the room is inked, in their colour")
  func letters() throws {
    let text = Text("日本 Hello").font(.system(size: 20)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let image = try #require(ImageRenderer(content: text).cgImage)
    #expect(image.width > 40 && image.height > 10)
    let picture = UIImage(cgImage: image)
    var inked = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = try pixel(picture, x, y)
        guard pixel.alpha > 128 else { continue }
        #expect(pixel.green == 0)
        inked += 1
      }
    }
    let hasPango = dlopen("libpangocairo-1.0.so.0", RTLD_NOW) != nil
    #expect(!hasPango || inked > 50)
  }
}
