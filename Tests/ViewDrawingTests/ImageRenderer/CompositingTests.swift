import Pictures
import SwiftUI
import Testing

/// Effects of a view that has others inside: on each of them, or on all together.
@MainActor
struct CompositingTests {
  /// The grey or the opacity of the pixels in one row of a picture of 20 by 20 points.
  private func row(
    _ y: Int, of view: some View, _ channel: KeyPath<Pixmap.Pixel, UInt8> = \.red
  ) throws -> [Int] {
    let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
    let png = [UInt8](try #require(renderer.uiImage?.pngData()))
    let picture = try #require(PictureDecoder.decode(png))
    return [2, 8, 14].map { Int(picture[$0, y][keyPath: channel]) }
  }

  /// Two black squares that overlap from 6 to 12, on white.
  private func squares<Look: ViewModifier>(_ look: Look) -> some View {
    ZStack(alignment: .leading) {
      Color.white
      ZStack(alignment: .leading) {
        Color.black.frame(width: 12)
        Color.black.frame(width: 12).padding(.leading, 6)
      }
      .modifier(look)
    }
  }

  private struct Faded: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
  }

  private struct FadedTogether: ViewModifier {
    func body(content: Content) -> some View { content.compositingGroup().opacity(0.5) }
  }

  private struct FadedTwice: ViewModifier {
    func body(content: Content) -> some View {
      content.opacity(0.5).padding(0).clipShape(Rectangle()).offset(y: 1).opacity(0.5)
    }
  }

  private struct FadedDrawing: ViewModifier {
    func body(content: Content) -> some View { content.drawingGroup().opacity(0.5) }
  }

  @Test("S17.1 Opacity applies to each view inside: where they overlap, more is hidden")
  func opacity() throws {
    #expect(try row(10, of: squares(Faded())) == [128, 64, 128])
  }

  @Test("S17.1 Opacities multiply, through clips and offsets")
  func opacities() throws {
    let shown = try row(10, of: squares(FadedTwice()))
    for (value, wanted) in zip(shown, [191, 143, 191]) { #expect(abs(value - wanted) <= 1) }
  }

  @Test("S17.1 In a compositing or drawing group it applies to the views as a whole")
  func groups() throws {
    #expect(try row(10, of: squares(FadedTogether())) == [128, 128, 128])
    #expect(try row(10, of: squares(FadedDrawing())) == [128, 128, 128])
  }

  @Test("S17.1 A filter takes the views together, and so does the opacity around it")
  func filters() throws {
    struct Inverted: ViewModifier {
      func body(content: Content) -> some View { content.brightness(0).opacity(0.5) }
    }
    #expect(try row(10, of: squares(Inverted())) == [128, 128, 128])
  }

  @Test("S17.1 A canvas is one view")
  func canvas() throws {
    struct Drawing: ViewModifier {
      func body(content: Content) -> some View {
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 20)), with: .color(.black))
          context.fill(Path(CGRect(x: 6, y: 0, width: 12, height: 20)), with: .color(.black))
        }
        .opacity(0.5)
      }
    }
    #expect(try row(10, of: squares(Drawing())) == [128, 128, 128])
  }

  @Test("S17.2 A blend mode blends with all that is behind, wherever the view is")
  func blending() throws {
    let view = ZStack {
      Color(white: 0.5)
      VStack(spacing: 0) {
        Color.clear
        HStack(spacing: 0) {
          Color.clear.frame(width: 6)
          Color(white: 0.5).blendMode(.multiply)
        }
      }
    }
    #expect(try row(15, of: view) == [128, 64, 64])
    #expect(try row(5, of: view) == [128, 128, 128])
  }

  @Test("S17.2 In a compositing group it blends with the group alone")
  func blendingInGroup() throws {
    let view = ZStack {
      Color(white: 0.5)
      HStack(spacing: 0) {
        Color.clear.frame(width: 6)
        Color(white: 0.5).blendMode(.multiply)
      }
      .compositingGroup()
    }
    #expect(try row(10, of: view) == [128, 128, 128])
  }

  @Test("S17.2 A blend mode applies to each view inside")
  func blendingOfSeveral() throws {
    struct Multiplied: ViewModifier {
      func body(content: Content) -> some View { content.blendMode(.multiply) }
    }
    let view = ZStack(alignment: .leading) {
      Color.white
      ZStack(alignment: .leading) {
        Color(white: 0.5).frame(width: 12)
        Color(white: 0.5).frame(width: 12).padding(.leading, 6)
      }
      .modifier(Multiplied())
    }
    #expect(try row(10, of: view) == [128, 64, 128])
  }
}
