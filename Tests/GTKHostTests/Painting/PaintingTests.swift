#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Painting", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct PaintingTests {
    /// A square of 100 points in the middle of a window, and the colours at its points.
    private func pixels<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Pixels {
      try HostFixture(width: 200, height: 200) { content().frame(width: 100, height: 100) }.pixels()
    }

    @Test("A clip cuts along a path")
    func clip() throws {
      let pixels = try pixels {
        Color.red.clipShape(
          Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
            $0.addLine(to: CGPoint(x: 0, y: 100))
            $0.closeSubpath()
          })
      }
      #expect(pixels[70, 70].isRed)
      #expect(!pixels[140, 140].isRed)
    }

    @Test("A card rotated in 3D is drawn flat, and disappears edge-on")
    func turnedInSpace() throws {
      func red(_ degrees: Double, _ x: Double) throws -> Bool {
        let pixels = try pixels {
          Color.red.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
        }
        #expect(![x, 100].contains { pixels[Int($0), 100].green == 105 }, "GTK's pink")
        return pixels[Int(x), 100].isRed
      }
      #expect(try red(180, 60))
      #expect(try red(60, 80))
      #expect(try !red(60, 70))
      #expect(try !red(90, 100))
    }

    @Test(
      "What is turned by hardly anything, or without end, shows",
      arguments: [-1e-9, -1e-5, 359.999_999_9, -720, 1e19, .infinity, .nan])
    func oddTurns(degrees: Double) throws {
      let pixels = try pixels {
        Color.red.rotationEffect(.degrees(degrees))
      }
      #expect(pixels[100, 100].isRed)
      let others = try self.pixels {
        Color.red.transformEffect(CGAffineTransform(rotationAngle: degrees * .pi / 180))
        Color.red.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 0, z: 1))
      }
      if abs(degrees) < 1e-5 { #expect(others[100, 75].isRed && others[100, 125].isRed) }
    }

    @Test(
      "Numbers that GTK cannot draw end no program",
      arguments: [.infinity, .nan, 1e300, -1])
    func oddNumbers(number: Double) throws {
      let pixels = try pixels {
        ZStack {
          Circle().fill(.green.shadow(.inner(radius: number, x: number, y: number)))
          Text("a").shadow(color: .green, radius: 2, x: number, y: number)
          Color.green.scaleEffect(x: number, y: -number, anchor: UnitPoint(x: number, y: 0))
          Color.green.visualEffect { content, _ in
            content.offset(x: number).rotationEffect(.degrees(number))
          }
          Color.green.transformEffect(CGAffineTransform(translationX: number, y: number))
          Color.red
        }
      }
      #expect(pixels[100, 100].isRed)
    }

    @Test("A shadow within has the same place however far it falls")
    func innerShadowPlace() throws {
      func isDark(_ x: Double, at place: (Int, Int)) throws -> Bool {
        let pixels = try pixels {
          Rectangle().fill(.red.shadow(.inner(color: .black, radius: 0.1, x: x, y: 0)))
        }
        return !pixels[place.0, place.1].isRed
      }
      #expect(try isDark(20, at: (60, 100)))
      #expect(try !isDark(20, at: (80, 100)))
      #expect(try isDark(90, at: (130, 100)))
      #expect(try !isDark(90, at: (145, 100)))
      #expect(try isDark(500, at: (100, 100)))
    }

    @Test("Underlines have their pattern")
    func brokenLine() throws {
      func reds(_ pattern: Text.LineStyle.Pattern) throws -> [Int] {
        let pixels = try pixels {
          Text("www").font(.system(size: 40)).underline(pattern: pattern, color: .red)
        }
        let rows = (50..<150).map { y in (50..<150).count { pixels[$0, y].isRed } }
        return rows.filter { $0 > 0 }
      }
      let whole = try #require(reds(.solid).max())
      let dashed = try #require(reds(.dash).max())
      let dotted = try #require(reds(.dot).max())
      #expect(whole > 50)
      #expect(dashed > whole / 3 && dashed < whole * 4 / 5)
      #expect(dotted > whole / 5 && dotted < dashed)
    }

    @Test("A mask shows the view as far as the mask is opaque")
    func mask() throws {
      let pixels = try pixels {
        Color.red.mask {
          HStack(spacing: 0) {
            Color.black
            Color.black.opacity(0.5)
            Color.clear
          }
        }
      }
      #expect(pixels[60, 100].isRed)
      #expect(pixels[100, 100].green > 60)
      #expect(pixels[100, 100].red > 200)
      #expect(!pixels[140, 100].isRed)
    }

    @Test("Blend modes mix with the views behind")
    func blend() throws {
      let pixels = try pixels {
        ZStack {
          Color(red: 1, green: 1, blue: 0)
          Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
        }
      }
      #expect(pixels[100, 100].red < 10)
      #expect(pixels[100, 100].green > 245)
      #expect(pixels[100, 100].blue < 10)
      let added = try self.pixels {
        ZStack {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1).blendMode(.plusLighter)
        }
      }
      #expect(added[100, 100].red > 245)
      #expect(added[100, 100].blue > 245)
    }

    @Test("Opacity, rotation and scale are visible where they apply")
    func effects() throws {
      let pixels = try pixels {
        Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(90)).opacity(0.5)
      }
      #expect(pixels[100, 60].red > 200 && pixels[100, 60].green > 90)
      #expect(pixels[60, 100].green > 200)
      let small = try self.pixels { Color.red.scaleEffect(0.5) }
      #expect(small[100, 100].isRed)
      #expect(!small[60, 60].isRed)
      let large = try self.pixels {
        Color.red.frame(width: 1, height: 1).scaleEffect(1_500)
      }
      #expect(large[60, 60].isRed)
    }

    @Test("A gradient goes from one colour to the other, also within a path")
    func gradients() throws {
      let linear = try pixels {
        Rectangle().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      #expect(linear[52, 100].red > linear[52, 100].blue)
      #expect(linear[148, 100].blue > linear[148, 100].red)
      let angular = try pixels {
        Path(CGRect(x: 0, y: 0, width: 100, height: 100))
          .fill(
            .angularGradient(
              colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360)))
      }
      #expect(angular[145, 105].red > angular[145, 105].blue)
      #expect(angular[145, 95].blue > angular[145, 95].red)
    }

    @Test("An inner shadow darkens the edge and not the middle")
    func innerShadow() throws {
      let pixels = try pixels {
        Rectangle().fill(.white.shadow(.inner(color: .black, radius: 8)))
      }
      #expect(pixels[52, 100].red < 220)
      #expect(pixels[100, 100].red > 240)
    }

    @Test("A symbol without an icon on the desktop is still visible")
    func fallback() throws {
      let pixels = try pixels {
        Image(systemName: "no.such.symbol").resizable().foregroundStyle(.red)
      }
      #expect(pixels.contains { $0.isRed })
    }

    @Test("The pixels of a picture from data are smoothed, or stay squares")
    func images() throws {
      // Two pixels, red and blue.
      let source = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 2, 1)!
      let pen = cairo_create(source)!
      cairo_set_source_rgb(pen, 1, 0, 0)
      cairo_paint(pen)
      cairo_set_source_rgb(pen, 0, 0, 1)
      cairo_rectangle(pen, 1, 0, 1, 1)
      cairo_fill(pen)
      cairo_destroy(pen)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(cairo_surface_write_to_png(source, file.path) == CAIRO_STATUS_SUCCESS)
      cairo_surface_destroy(source)
      let picture = try #require(UIImage(data: Data(contentsOf: file)))
      let squares = try pixels { Image(uiImage: picture).resizable().interpolation(.none) }
      #expect(squares[90, 100].isRed)
      #expect(squares[110, 100].blue > 200 && squares[110, 100].red < 50)
      let smooth = try pixels { Image(uiImage: picture).resizable() }
      #expect(!smooth[98, 100].isRed)
    }
  }
#endif
