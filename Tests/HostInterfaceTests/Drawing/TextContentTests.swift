import Foundation
import Testing

@testable import HostInterface

@Suite("A text's content")
struct TextContentTests {
  private typealias Run = TextContent.Run
  private typealias Runs = TextContent.Runs

  private let bold = TextStyle(font: FontSpec(size: 17, weight: 700))

  @Test("Runs are in the order in which they were added, and can be changed in place")
  func runs() {
    var runs = Runs()
    #expect(runs.isEmpty && runs.first == nil && runs.last == nil)
    for word in ["a", "b", "c"] { runs.append(Run(word)) }
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.indices == 0..<3)
    for index in runs.indices {
      runs[index].string += "\(index)"
      runs[index].style = bold
    }
    #expect(runs.map(\.string) == ["a0", "b1", "c2"])
    #expect(runs.allSatisfy { $0.style == bold })
    #expect(runs.last?.string == "c2")
    #expect(runs[1...].map(\.string) == ["b1", "c2"])
  }

  @Test("Runs are equal if all of them are, however they were made")
  func equality() {
    let words = ["a", "b", "c"].map { Run($0) }
    var grown = Runs(words[0])
    grown.append(words[1])
    #expect(grown == [Run("a"), Run("b")])
    #expect(grown != Runs(words))
    #expect(grown != [Run("a"), Run("b", style: bold)])
    #expect(Runs() == [])
    #expect(Runs() != [Run("")])
    #expect(Set([Runs(words), Runs(words), grown, Runs()]).count == 3)
  }

  @Test("A copy keeps how it is laid out when the other is set differently")
  func copies() {
    let text = TextContent("a")
    var other = text
    other.lineLimit = 2
    other.alignment = .center
    #expect(text == TextContent("a"))
    #expect(text.lineLimit == nil && text.alignment == .leading && text.minimumScale == 1)
    #expect(other == TextContent(runs: [Run("a")], alignment: .center, lineLimit: 2))
    #expect(!other.isSetAlike(text))
    #expect(other.isSetAlike(TextContent(runs: [Run("b")], alignment: .center, lineLimit: 2)))
    other.lineLimit = nil
    other.alignment = .leading
    #expect(other == text && other.hashValue == text.hashValue)
    #expect(other.isSetAlike(TextContent("b")))
    #expect(!other.isSetAlike(TextContent("a", style: bold)))
  }

  @Test("A text takes five words: one run is stored inline, and all else is shared")
  func size() { #expect(MemoryLayout<TextContent>.size <= 40) }
}
