import Foundation
import SourceModel
import StateRules
import Testing

/// The Swift listings of the founding documents: the checker finds what a listing shows as wrong,
/// and nothing else in any of them.
///
/// The documents are read from the folder that `KUMIKI_SEEDS` names, else from `../shared/seeds`
/// beside the package; without them there is nothing to test.
struct SeedListingsTests {
  /// The findings, as `document type.name rule`, each with the passage in the document that states
  /// it.
  private static let expected: [String: String] = [
    "000 BadChildView.username duplicate-source-of-truth": "2.1.1: a state of its own, doubled",
    "000 BadChildView.username wrapper-choice": "2.1.1: nothing changes the doubled one",
    "001 BadView.viewModel observed-object-owned": "anti-pattern 1",
    "001 BadView.count redundant-derived-state": "anti-pattern 2",
    "001 A.value binding-prop-drilling": "anti-pattern 3",
    "001 ViewModel observable-main-actor": "004: writes from wherever it runs",
    "001 GoodView.viewModel private-state": "000: @State is private",
    "002 ParentView.status private-state": "000: @State is private",
    "002 ParentView.viewModel private-state": "000: @State is private",
    "002 ParentView.parentViewModel private-state": "000: @State is private",
    "004 OldStyleView.viewModel private-state": "000: @State is private",
    "004 LegacyView.viewModel private-state": "000: @State is private",
    "004 ModernView.viewModel private-state": "000: @State is private",
    "004 MyView.viewModel private-state": "000: @State is private",
    "004 GoodView.viewModel private-state": "000: @State is private",
    "004 ProblematicModel observable-main-actor": "the problem that the listing shows",
    "004 BadView.viewModel actor-view-model": "4: no actor as a model",
  ]

  /// A suggestion is not a violation, and most listings omit it for brevity.
  private static let refactorings: Set<String> = [
    "migrate-observable", "loading-state-enum", "view-model-access", "final-view-model",
    "inject-protocol-dependency", "extract-loading-helper",
  ]

  static var folder: URL? {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["KUMIKI_SEEDS"].map { URL(fileURLWithPath: $0) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      given ?? package.deletingLastPathComponent().appendingPathComponent("shared/seeds")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  @Test(
    "The listings break the rules where their documents say so, and nowhere else",
    .enabled(if: folder != nil))
  func listings() throws {
    let folder = try #require(Self.folder)
    var found: Set<String> = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let document = String(name.prefix { $0.isNumber })
      for (number, listing) in Listings(text).all.enumerated() {
        let file = SourceFile(path: "\(document)-\(number).swift", text: listing)
        let project = Project(files: [file])
        for finding in Checker().findings(in: project)
        where !Self.refactorings.contains(finding.rule) {
          found.insert("\(document) \(place(of: finding, in: file)) \(finding.rule)")
        }
      }
    }
    let expected = Self.expected.filter { key, _ in
      names.contains { $0.hasPrefix(String(key.prefix(3))) }
    }
    #expect(found.subtracting(expected.keys).sorted() == [])
    let missed = Set(expected.keys).subtracting(found)
    #expect(missed.sorted() == [])
  }

  /// `Type.property` or `Type`.
  private func place(of finding: Finding, in file: SourceFile) -> String {
    for type in file.types.reversed() where type.node.range.contains(finding.range.start) {
      let property = type.properties.first { $0.node.range.contains(finding.range.start) }
      return [type.name, property?.name].compactMap { $0 }.joined(separator: ".")
    }
    return "file"
  }
}

/// The Swift listings of a document: between fences or, in documents without any, paragraphs that
/// begin like Swift, up to the closing brace. Where a listing contrasts a bad way with a good one,
/// each counts as one.
private struct Listings {
  private(set) var all: [String] = []

  init(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    let whole = text.contains("```swift") ? Self.fenced(lines) : Self.plain(lines)
    for listing in whole { all += Self.parts(listing) }
  }

  private static func fenced(_ lines: [String]) -> [[String]] {
    var listings: [[String]] = []
    var current: [String]?
    var isOther = false
    for line in lines {
      if line.hasPrefix("```") {
        if let listing = current {
          listings.append(listing)
          current = nil
        } else if isOther {
          isOther = false
        } else if line.hasPrefix("```swift") {
          current = []
        } else {
          isOther = true
        }
      } else {
        current?.append(line)
      }
    }
    return listings
  }

  private static func plain(_ lines: [String]) -> [[String]] {
    let starts = [
      "//", "import ", "@main", "@MainActor", "@Observable", "final ", "struct ", "class ",
      "protocol ",
    ]
    var listings: [[String]] = []
    var current: [String] = []
    var depth = 0
    for line in lines {
      if depth == 0, !starts.contains(where: line.hasPrefix) {
        if !current.isEmpty { listings.append(current) }
        current = []
        continue
      }
      current.append(line)
      depth += balance(line)
    }
    return current.isEmpty ? listings : listings + [current]
  }

  private static func parts(_ lines: [String]) -> [String] {
    var parts: [String] = []
    var current: [String] = []
    var depth = 0
    let marks = ["✅", "❌", "Good", "Bad", "問題", "解決策", "エラー"]
    for line in lines {
      if depth == 0, line.hasPrefix("//"),
        marks.contains(where: { line.dropFirst(2).trimmingPrefix(" ").hasPrefix($0) }),
        current.contains(where: { !$0.hasPrefix("//") && !$0.isEmpty })
      {
        parts.append(current.joined(separator: "\n"))
        current = []
      }
      current.append(line)
      depth += balance(line)
    }
    return parts + [current.joined(separator: "\n")]
  }

  private static func balance(_ line: String) -> Int {
    line.components(separatedBy: "//")[0].reduce(0) { depth, character in
      switch character {
      case "{", "(", "[": depth + 1
      case "}", ")", "]": depth - 1
      default: depth
      }
    }
  }
}
