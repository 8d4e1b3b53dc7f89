import Foundation
import SwiftUI
import Testing

@MainActor
struct CGContextTests {
  @Test("A canvas draws with the commands of Core Graphics")
  func canvas() throws {
    let view = Canvas { context, _ in
      context.translateBy(x: 1, y: 0)
      context.opacity = 0.5
      context.withCGContext { drawing in
        drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        drawing.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(drawing.makeImage() == nil)
        UIGraphicsPushContext(drawing)
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
        UIGraphicsPopContext()
      }
    }
    let image = try #require(ImageRenderer(content: view.frame(width: 3, height: 1)).cgImage)
    func pixel(_ x: Int) throws -> [UInt8] {
      let part = try #require(image.cropping(to: CGRect(x: x, y: 0, width: 1, height: 1)))
      // The bytes of a TIFF's pixels are behind its header of eight.
      return Array(try #require(UIImage(cgImage: part).tiffRepresentation).prefix(12).suffix(4))
    }
    #expect(try pixel(0)[3] == 0)
    #expect(try pixel(1) == [255, 0, 0, 128])
    #expect(try pixel(2) == [0, 0, 255, 128])
  }
}
