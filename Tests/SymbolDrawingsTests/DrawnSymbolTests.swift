import Foundation
import HostInterface
import Testing

@testable import SymbolDrawings

@Suite("Symbols drawn in lines")
@MainActor
struct DrawnSymbolTests {
  @Test("A description parses into outlines, filled parts and cut-outs")
  func reading() {
    let symbol = DrawnSymbol("M1 2 L3 -4 Z ! + M0 0 L2 2")
    #expect(symbol.parts.count == 2)
    #expect(
      symbol.parts.first?.path
        == [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: -4)), .close])
    #expect(symbol.parts.first?.isDetail == false)
    #expect(symbol.parts.last?.isSolid == true && symbol.parts.last?.isDetail == true)
    #expect(DrawnSymbol("^ M1 2").parts[0].path == [.move(CGPoint(x: 1, y: 14))])
    #expect(DrawnSymbol("O8 8 2").parts[0].path.first == .move(CGPoint(x: 6, y: 8)))
  }

  @Test("Outlines closed with or without a line are filled, and arrows are not")
  func areas() {
    #expect(DrawnSymbol("M1 2 L3 4 L5 2").parts[0].area.isEmpty)
    #expect(DrawnSymbol("M1 2 L3 4 M1 2 L3 4 L5 2 Z").parts[0].area.count == 4)
    let open = DrawnSymbol("M1 2 L3 4 L5 2 z").parts[0]
    #expect(open.area.count == 4 && open.path.count == 3)
  }

  @Test("Every description draws something, within its square")
  func square() {
    for (name, description) in DrawnSymbols.descriptions {
      let parts = DrawnSymbol(description).parts
      #expect(!parts.isEmpty, "\(name)")
      for element in parts.flatMap(\.path) {
        let point: CGPoint
        switch element {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
          point = end
        case .close: continue
        }
        #expect(
          (0...DrawnSymbol.side).contains(point.x) && (0...DrawnSymbol.side).contains(point.y),
          "\(name)")
      }
    }
  }

  @Test("A question mark in a circle is drawn, rather than the desktop's icon for help")
  func questionMark() {
    #expect(SymbolIcons.name(of: "questionmark.circle") == nil)
    #expect(SymbolIcons.name(of: "questionmark.circle.fill") == nil)
    #expect(FramedSymbol("questionmark.circle")?.inner == "questionmark")
  }

  @Test("What the desktop's icons show filled, or as something else, is drawn, in both variants")
  func drawnInstead() throws {
    for name in ["flag", "paperplane", "tray", "archivebox"] {
      #expect(SymbolIcons.name(of: name) == nil && SymbolIcons.name(of: "\(name).fill") == nil)
      let symbol = try #require(DrawnSymbols.symbol(name), "\(name)")
      #expect(DrawnSymbols.symbol("\(name).fill") == symbol)
      // Filled, it has an inside, and so differs from its outline.
      #expect(symbol.parts.contains { !$0.area.isEmpty }, "\(name)")
    }
  }
}
