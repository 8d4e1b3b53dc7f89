import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Pictures and colours by AppKit's names")
struct NSImageTests {
  @Test("A drawing is written as a PNG by way of a TIFF")
  func written() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 6, height: 4))
    let image = try #require(renderer.nsImage)
    let tiff = try #require(image.tiffRepresentation)
    #expect(tiff.starts(with: [0x49, 0x49, 42, 0]))
    #expect(NSImage(data: tiff)?.size == CGSize(width: 6, height: 4))
    #expect(NSImage(data: tiff)?.tiffRepresentation == tiff)
    let pixels = try #require(NSBitmapImageRep(data: tiff))
    #expect(pixels.pixelsWide == 6 && pixels.pixelsHigh == 4)
    let png = try #require(pixels.representation(using: .png, properties: [:]))
    #expect(NSImage(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(NSBitmapImageRep(data: png)?.tiffRepresentation == tiff)
    #expect(NSBitmapImageRep(data: tiff.prefix(40)) == nil)
    #expect(pixels.representation(using: .gif, properties: [.compressionFactor: 1]) == nil)
  }

  @Test("An image is offered as a PNG, and read from picture data")
  func offered() throws {
    let image = try #require(ImageRenderer(content: Color.red.frame(width: 6, height: 4)).nsImage)
    let provider = NSItemProvider(object: image)
    #expect(provider.canLoadObject(ofClass: NSImage.self))
    #expect(!NSItemProvider(object: "Tea" as NSString).canLoadObject(ofClass: NSImage.self))
    nonisolated(unsafe) var read: NSImage?
    provider.loadObject(ofClass: NSImage.self) { image, _ in read = image as? NSImage }
    #expect(read?.size == CGSize(width: 6, height: 4))
    nonisolated(unsafe) var told: (any Error)?
    let symbol = try #require(UIImage(systemName: "star"))
    NSItemProvider(object: symbol).loadObject(ofClass: NSImage.self) { told = $1 }
    #expect(told != nil)
  }

  @Test("An initialiser passed without its labels is UIKit's, without ambiguity")
  func unnamed() {
    let picture: UIImage? = UIImage(systemName: "star")
    #expect(picture.map(Image.init) != nil)
  }

  @Test("Colours are created from components of each space, and return them")
  func colors() throws {
    let color = NSColor(srgbRed: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    #expect(color.usingColorSpace(.sRGB)?.redComponent == 0.5)
    #expect(color.blueComponent == 1 && color.alphaComponent == 0.5)
    #expect(NSColor(calibratedWhite: 0.5, alpha: 1).greenComponent == 0.5)
    let mixed = try #require(NSColor.black.blended(withFraction: 0.5, of: .white))
    #expect(mixed.redComponent == 0.5)
  }

  @Test("A colour can differ in dark mode")
  func dynamic() {
    let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    #expect(color.resolvedColor(with: .init(userInterfaceStyle: .dark)).redComponent == 1)
    #expect(color.redComponent == 0)
  }

  @Test("A dynamic colour follows the app's appearance; elsewhere it is the light one")
  func present() async {
    let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    let app = ViewTest(Text(verbatim: "a"), colorScheme: .dark)
    #expect(color.usingColorSpace(.sRGB)?.redComponent == 1)
    app.changeEnvironment(colorScheme: .light)
    #expect(color.usingColorSpace(.sRGB)?.redComponent == 0)
    app.changeEnvironment(colorScheme: .dark)
    let elsewhere = await Task.detached { color.usingColorSpace(.sRGB)?.redComponent }.value
    #expect(elsewhere == 0)
  }
}
