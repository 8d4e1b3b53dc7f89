import Foundation
import Testing

@testable import PictureResources

@Suite("SymbolSet")
struct SymbolSetTests {
  private let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides">
      <line id="Baseline-M" style="fill:none;" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" style="fill:none;" x1="263" x2="3036" y1="1056" y2="1056"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2600 1126)"><path d="M0 0h9v9z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
       <g><path d="M0 0H100V-70H0Z"/></g>
      </g>
     </g>
    </svg>
    """

  @Test("The size for text is cut out of the template")
  func drawing() throws {
    let drawing = try #require(SymbolSet.drawing(of: template))
    #expect(drawing.contains("viewBox=\"1400.0 1031.5 100.0 119.0\""))
    #expect(drawing.contains("M0 0H100V-70H0Z\"/></g>\n  </g>\n</svg>"))
    #expect(!drawing.contains("Black"))
    #expect(SymbolSet.drawing(of: "<svg><path/></svg>") == nil)
  }

  @Test("A catalogue symbol is as large as the text if drawings can be read")
  func picture() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent("kumiki.\(UUID().uuidString)")
    let folder = root.appendingPathComponent("Assets.xcassets/my.lamp.symbolset")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: root) }
    try Data(template.utf8).write(to: folder.appendingPathComponent("lamp.svg"))
    try Data("{\"symbols\": [{\"filename\": \"lamp.svg\"}]}".utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(url: root))
    #expect(SymbolSet.file("my.lamp", bundle)?.lastPathComponent == "lamp.svg")
    guard let picture = NamedPictures.lookUp("my.lamp", bundle, isDark: false) else {
      // No installed library reads vector drawings.
      return
    }
    #expect(picture.isSymbol)
    #expect(abs(picture.size.height - 20.4) < 1)
    #expect(abs(picture.beside(34).size.height - 2 * picture.size.height) < 0.01)
  }
}
