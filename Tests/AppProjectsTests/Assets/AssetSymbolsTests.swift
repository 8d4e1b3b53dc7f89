import Foundation
import Testing

@testable import AppProjects

@Suite("Constants of asset catalogues")
struct AssetSymbolsTests {
  private let folder = ScratchFolder()

  @Test(
    "Names are derived as in Xcode",
    arguments: [
      ("Logo", .image, "logo"), ("app-logo", .image, "appLogo"), ("App Logo 2", .image, "appLogo2"),
      ("AccentColor", .color, "accent"), ("brandColor", .color, "brand"),
      ("Color", .color, "color"),
      ("HeroImage", .image, "hero"), ("URLIcon", .image, "urlIcon"), ("USA", .image, "USA"),
      ("default", .color, "`default`"), ("2x", .image, "_2x"), ("赤い花", .image, "赤い花"),
      ("--", .image, nil),
    ] as [(String, AssetCatalog.Kind, String?)])
  func names(name: String, kind: AssetCatalog.Kind, expected: String?) {
    #expect(AssetSymbols.symbol(name, kind) == expected)
  }

  @Test("Images and colours, in folders with and without their own namespace")
  func source() throws {
    for path in [
      "Logo.imageset", "Icons/star.imageset", "Plain/moon.imageset", "Brand.colorset",
      "red.colorset",
      "taken.colorset", "AppIcon.appiconset",
    ] { try folder.write("A.xcassets/\(path)/Contents.json", "{}") }
    try folder.write(
      "A.xcassets/Icons/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    let catalog = AssetCatalog(folder: folder.url.appendingPathComponent("A.xcassets"))
    let source = try #require(AssetSymbols.source(of: [catalog], taken: ["taken"]))
    for line in [
      "static let logo = ImageResource(name: \"Logo\", bundle: .main)",
      "static let moon = ImageResource(name: \"moon\", bundle: .main)", "enum Icons {",
      "static let star = ImageResource(name: \"Icons/star\", bundle: .main)",
      "static let red = ColorResource(name: \"red\", bundle: .main)",
      "static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }",
    ] { #expect(source.contains(line), "\(line)") }
    #expect(!source.contains("static var red") && !source.contains("static var taken"))
    #expect(!source.contains("appIcon"))
    #expect(AssetSymbols.source(of: []) == nil)
  }

  @Test("A colour used like a style refers to the colour's constant, and the style is unchanged")
  func styles() throws {
    for name in ["background", "AccentColor", "label"] {
      try folder.write("A.xcassets/\(name).colorset/Contents.json", "{}")
    }
    let catalog = AssetCatalog(folder: folder.url.appendingPathComponent("A.xcassets"))
    let source = try #require(AssetSymbols.source(of: [catalog]))
    let parts = source.components(separatedBy: "extension ")
    let part = { (head: String) in try #require(parts.first { $0.hasPrefix(head) }) }
    for name in ["background", "accent", "label"] {
      #expect(try part("SwiftUI.Color {").contains("static var \(name):"), "\(name)")
    }
    let styles = try part("SwiftUI.ShapeStyle")
    #expect(styles.contains("static var accent:") && !styles.contains("static var background:"))
    let uiColors = try part("SwiftUI.UIColor")
    #expect(uiColors.contains("static var background:") && !uiColors.contains("static var label:"))
  }
}
