import Foundation
import Testing
import ToolchainEdges

private struct Box {
  var width = 2
  var area: Int { width * width }
}

@Suite("Names of computed properties, from the program's symbols")
struct PropertySymbolsTests {
  /// The address in `\Box.<computed 0x7f… (Int)>`.
  private func getter(of keyPath: AnyKeyPath) -> UInt? {
    let text = "\(keyPath)"
    guard let start = text.range(of: "<computed 0x")?.upperBound else { return nil }
    return UInt(text[start...].prefix { $0.isHexDigit }, radix: 16)
  }

  @Test("A computed property is found by its getter")
  func computed() throws {
    let address = try #require(getter(of: \Box.area))
    #expect(PropertySymbols.name(of: \Box.area, getter: address) == "area")
  }

  @Test("A stored property has no symbol: its key path has its name")
  func stored() { #expect(getter(of: \Box.width) == nil) }
}
