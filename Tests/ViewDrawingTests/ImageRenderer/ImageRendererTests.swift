import Foundation
import Pictures
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct ImageRendererTests {
  private struct Pixel: Equatable, CustomStringConvertible {
    let red, green, blue, alpha: UInt8
    var description: String { "\(red),\(green),\(blue),\(alpha)" }
  }

  /// A pixel of the renderer's PNG.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> Pixel {
    let pixel = try pixels(image)[x, y]
    return Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.opacity)
  }

  /// All pixels, for tests that read many.
  private func pixels(_ image: UIImage?) throws -> Pixmap {
    let png = [UInt8](try #require(image?.pngData()))
    return try #require(PictureDecoder.decode(png))
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test("Views are laid out and drawn in place, at a scale")
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

  @Test("A canvas draws its symbols in pictures, as often and as large as it wants")
  func symbols() throws {
    let view = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "dot") else { return }
      context.draw(symbol, at: CGPoint(x: 5, y: 5))
      context.opacity = 0.5
      context.draw(symbol, in: CGRect(x: 10, y: 10, width: 10, height: 10))
    } symbols: {
      Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4).tag("dot")
    }
    .frame(width: 20, height: 20)
    let image = ImageRenderer(content: view).uiImage
    #expect(try pixel(image, 4, 4) == red)
    #expect(try pixel(image, 1, 1) == clear)
    #expect(try abs(Int(pixel(image, 18, 18).alpha) - 128) <= 1)
  }

  @Test("The content is proposed the proposed size; an empty one gives no picture")
  func sizes() {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0))
    renderer.proposedSize = ProposedViewSize(width: 30, height: 7)
    #expect(
      renderer.cgImage.map { CGSize(width: $0.width, height: $0.height) }
        == CGSize(width: 30, height: 7))
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 9)).cgImage == nil)
  }

  @Test("A picture can be shown and cropped, and changes of the renderer are published")
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
    "Texts have letters if fonts are installed: part of the area is inked, in their colour")
  func letters() throws {
    let text = Text("日本 Hello").font(.system(size: 20)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let image = try #require(ImageRenderer(content: text).cgImage)
    #expect(image.width > 40 && image.height > 10)
    let picture = try pixels(UIImage(cgImage: image))
    var inked = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = picture[x, y]
        guard pixel.opacity > 128 else { continue }
        #expect(pixel.green == 0)
        inked += 1
      }
    }
    let hasPango = dlopen("libpangocairo-1.0.so.0", RTLD_NOW) != nil
    #expect(!hasPango || inked > 50)
  }

  private func inked(_ image: CGImage, _ columns: Range<CGFloat>) throws -> Bool {
    let picture = try pixels(UIImage(cgImage: image))
    for y in 0..<image.height {
      for x in Int(columns.lowerBound)..<min(Int(columns.upperBound.rounded(.up)), image.width) {
        if picture[x, y].opacity > 40 { return true }
      }
    }
    return false
  }

  @Test(
    "A scale changes the number of pixels, not where texts end", arguments: [0.5, 0.75, 1.5, 2, 3])
  func textsAtScales(scale: CGFloat) throws {
    guard dlopen("libpangocairo-1.0.so.0", RTLD_NOW) != nil else { return }
    // The middle letter of a shortened text is gone.
    let words = "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiM"
    let view = Text(words).font(.system(size: 13)).lineLimit(1)
    let whole = try #require(ImageRenderer(content: view).cgImage)
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    #expect(image.width == Int((CGFloat(whole.width) * scale).rounded(.up)))
    let width = CGFloat(image.width)
    let letter = 10 * scale
    // The last letter is as tall as it is wide; three dots would leave its upper half empty.
    let top = try #require(
      image.cropping(
        to: CGRect(
          x: 0, y: 0, width: width, height: (CGFloat(image.height) * 0.6).rounded(.down))))
    #expect(try inked(top, (width - letter)..<width))
  }

  /// A bar that grows when it appears.
  private struct GrowingBar: View {
    @State private var extent = 0.0
    var body: some View {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: 20, height: 10)
        .scaleEffect(x: extent, anchor: .leading)
        .onAppear { withAnimation(.easeOut(duration: 1)) { extent = 1 } }
    }
  }

  @Test("A view inserted with an animation is drawn in its final state")
  func stillness() throws {
    #expect(try pixel(ImageRenderer(content: GrowingBar()).uiImage, 18, 5) == red)
  }

  @Test("Scrolled shapes and letters are clipped at the scroll view")
  func scrolling() throws {
    let view = VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
          Text("M").font(.system(size: 40)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
          Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 90)
        }
      }
      .frame(width: 60, height: 38)
      Color.clear.frame(width: 60, height: 40)
    }
    let image = try #require(ImageRenderer(content: view).cgImage)
    let below = try #require(image.cropping(to: CGRect(x: 0, y: 39, width: 60, height: 39)))
    #expect(try pixel(UIImage(cgImage: image), 30, 5) == red)
    #expect(try !inked(below, 0..<60))
  }

  @Test("Rendering in an action does not change the current app: its globals stay valid")
  func currentApp() throws {
    @MainActor final class Seen { var widths: [CGFloat] = [] }
    let seen = Seen()
    let app = ViewTest(
      Button("Draw") {
        seen.widths.append(UIScreen.main.bounds.width)
        _ = ImageRenderer(content: Text("a")).cgImage
        seen.widths.append(UIScreen.main.bounds.width)
      }, size: CGSize(width: 321, height: 200))
    try app.tap("Draw")
    #expect(seen.widths == [321, 321])
  }
}
