import Foundation

/// Programs from before SwiftUI had apps: a delegate puts the first view into a window. Here the view
/// becomes an app's, and the delegates stay away.
struct DelegateStart {
  /// Files that only start the program in the old way.
  let replaced: Set<URL>
  /// The source of the app that starts it.
  let source: String

  /// Nil where the sources have an app of their own, or no such delegate.
  init?(_ sources: [URL]) {
    var texts: [URL: String] = [:]
    for file in sources { texts[file] = try? String(contentsOf: file, encoding: .utf8) }
    let isApp = texts.values.contains { text in
      text.contains("@main") && text.range(of: Self.appPattern, options: .regularExpression) != nil
    }
    guard !isApp, !sources.contains(where: { $0.lastPathComponent == "main.swift" }) else {
      return nil
    }
    let hosts = texts.filter { _, text in
      text.contains("Delegate") && Self.rootView(in: text) != nil
    }
    guard let (file, text) = hosts.min(by: { $0.key.path < $1.key.path }),
      let root = Self.rootView(in: text)
    else { return nil }
    var replaced: Set<URL> = [file]
    for (other, text) in texts where Self.startsProgram(text) {
      let type = Self.delegateName(text)
      let isNamed = texts.contains { $0.key != other && $0.key != file && $0.value.contains(type) }
      if !isNamed { replaced.insert(other) }
    }
    self.replaced = replaced
    // There is no delegate whose properties they would be.
    let own = text.replacingOccurrences(
      of: #"\bself\."#, with: "", options: .regularExpression)
    let view = Self.rootView(in: own) ?? root
    source = Self.source(view, Self.constants(named: view, in: own), Self.imports(text))
  }

  private static let appPattern = #":\s*(SwiftUI\.)?App\b"#

  private static func startsProgram(_ text: String) -> Bool {
    ["@UIApplicationMain", "@NSApplicationMain", "@main"].contains { text.contains($0) }
  }

  private static func delegateName(_ text: String) -> String {
    text.firstMatch(of: /class\s+(\w+)/).map { String($0.1) } ?? "AppDelegate"
  }

  /// What stands in `UIHostingController(rootView: …)`.
  private static func rootView(in text: String) -> String? {
    for host in [
      "UIHostingController", "NSHostingView", "NSHostingController", "HostingController",
    ] {
      guard let start = text.range(of: "\(host)(rootView:") else { continue }
      let rest = text[start.upperBound...]
      let end = Brackets.end(of: rest)
      if let end { return rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines) }
    }
    return nil
  }

  /// The constants of the function that the view is made of, in their order, and the delegate's
  /// properties, as constants.
  private static func constants(named root: String, in text: String) -> [String] {
    var wanted = words(root)
    var found: [String] = []
    for line in text.split(whereSeparator: \.isNewline).reversed() {
      guard let (name, code) = constant(line.trimmingCharacters(in: .whitespaces)),
        // One that was named again has no value yet.
        wanted.remove(name) != nil
      else { continue }
      found.insert(code, at: 0)
      wanted.formUnion(words(code).subtracting([name]))
    }
    return found
  }

  /// The name and the declaration of a constant, if a line gives one its value: where it is declared,
  /// or later.
  private static func constant(_ line: String) -> (name: String, code: String)? {
    guard Brackets.areClosed(in: line) else { return nil }
    var code = line[...]
    let modifiers = ["private", "fileprivate", "internal", "lazy", "weak", "static", "@MainActor"]
    while let first = code.split(separator: " ").first, modifiers.contains(String(first)) {
      code = code.dropFirst(first.count).drop { $0 == " " }
    }
    if let match = code.wholeMatch(of: /(?:let|var) (\w+)\b[^=]*=[^=].*/) {
      return (String(match.1), String(code))
    }
    if let match = code.wholeMatch(of: /(\w+) = [^=].*/) {
      return (String(match.1), "let \(code)")
    }
    return nil
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private static func imports(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter {
      $0.hasPrefix("import ") && !["import UIKit", "import Cocoa", "import AppKit"].contains($0)
    }
  }

  private static func source(_ root: String, _ constants: [String], _ imports: [String]) -> String {
    let lines = (constants + ["return AnyView(\(root))"]).map { "    \($0)" }
    return """
      \(Set(imports + ["import SwiftUI"]).sorted().joined(separator: "\n"))

      /// What the app's delegate does on Apple's systems.
      @main
      struct KumikiStart: App {
        @State private var root = Self.makeRoot()

        var body: some Scene { WindowGroup { root } }

        @MainActor private static func makeRoot() -> AnyView {
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
        }
      }

      """
  }
}

extension AppTarget {
  /// Puts an app in the place of delegates, where there are such.
  mutating func startWithoutDelegates() {
    guard kind == .app, generated.isEmpty, let start = DelegateStart(sources) else { return }
    sources.removeAll { start.replaced.contains($0) }
    generated["KumikiStart.swift"] = start.source
  }
}

/// Brackets outside of strings.
enum Brackets {
  /// Where the first bracket stands that closes more than was opened.
  static func end(of text: Substring) -> String.Index? {
    var depth = 0
    return scan(text) { change in
      depth += change
      return depth < 0
    }
  }

  static func areClosed(in text: String) -> Bool {
    var depth = 0
    _ = scan(text[...]) { change in
      depth += change
      return false
    }
    return depth == 0
  }

  private static func scan(_ text: Substring, _ stops: (Int) -> Bool) -> String.Index? {
    var isInString = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInString.toggle()
      } else if !isInString, "([{".contains(character) {
        if stops(1) { return index }
      } else if !isInString, ")]}".contains(character) {
        if stops(-1) { return index }
      }
    }
    return nil
  }
}
