import Foundation

/// Converts programs that predate SwiftUI's `App`, in which a delegate puts the first view into a
/// window: the view becomes an app's, and the delegates are left out.
struct DelegateStart {
  /// Files that only start the program in the old way.
  let replaced: Set<URL>
  /// The source of the app that starts it.
  let source: String

  /// Nil if the sources have an app, or no such delegate.
  init?(_ sources: [URL]) {
    var texts: [URL: String] = [:]
    for file in sources {
      texts[file] = (try? String(contentsOf: file, encoding: .utf8)).map(Self.withoutComments)
    }
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
    // The properties belong to a delegate that does not exist here.
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

  /// The expression in `UIHostingController(rootView: …)`.
  private static func rootView(in text: String) -> String? {
    guard let start = text.firstMatch(of: /Hosting(?:Controller|View)(?:<.*>)?\(\s*rootView:/)
    else { return nil }
    let rest = text[start.range.upperBound...]
    return Brackets.end(of: rest).map {
      rest[..<$0].trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      guard let comment = line.firstMatch(of: /(?:^|\s)\/\//)?.range.lowerBound,
        // Except for slashes in a string, as in a URL.
        line[..<comment].filter({ $0 == "\"" }).count.isMultiple(of: 2)
      else { return String(line) }
      return String(line[..<comment])
    }.joined(separator: "\n")
  }

  /// The function's constants that the view is made of, in order, and the delegate's properties, as
  /// constants.
  private static func constants(named root: String, in text: String) -> [String] {
    var wanted = words(root)
    var found: [String] = []
    for statement in statements(text).reversed() {
      guard let (name, code) = constant(statement),
        // Needed by the view or a later constant, and not found yet.
        wanted.remove(name) != nil
      else { continue }
      found.insert(code, at: 0)
      wanted.formUnion(words(code).subtracting([name]))
    }
    return found
  }

  /// The lines, with each constant's declaration as one element: it continues to the end of its
  /// brackets, and over lines that start with a dot.
  private static func statements(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    var found: [String] = []
    var index = 0
    while index < lines.count {
      var statement = lines[index]
      index += 1
      if constant(statement, isWhole: false) != nil {
        let rest = lines[index...]
        let more = rest.indices.first { next in
          Brackets.areClosed(in: ([statement] + lines[index..<next]).joined(separator: "\n"))
            && !lines[next].hasPrefix(".")
        }
        if let more {
          statement = ([statement] + lines[index..<more]).joined(separator: "\n")
          index = more
        }
      }
      found.append(statement)
    }
    return found
  }

  /// The name and the declaration of a constant, if a statement assigns its value, at the
  /// declaration or later.
  private static func constant(
    _ statement: String, isWhole: Bool = true
  ) -> (name: String, code: String)? {
    guard !isWhole || Brackets.areClosed(in: statement) else { return nil }
    var code = statement[...]
    let modifiers = ["private", "fileprivate", "internal", "lazy", "weak", "static", "@MainActor"]
    while let first = code.split(separator: " ").first, modifiers.contains(String(first)) {
      code = code.dropFirst(first.count).drop { $0 == " " }
    }
    if let match = code.wholeMatch(of: /(?s)(?:let|var) (\w+)\b[^=]*=(?:[^=].*)?/) {
      return (String(match.1), window(String(match.1), code) ?? String(code))
    }
    if let match = code.wholeMatch(of: /(?s)(\w+) =([^=].*)?/),
      // `self.window = window` adds nothing.
      match.2?.trimmingCharacters(in: .whitespaces) != String(match.1)
    {
      return (String(match.1), window(String(match.1), code) ?? "let \(code)")
    }
    return nil
  }

  /// The window exists already; a view may use it to dismiss the keyboard.
  private static func window(_ name: String, _ code: Substring) -> String? {
    code.contains("UIWindow(") ? "let \(name) = UIApplication.shared.windows[0]" : nil
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
  /// Replaces delegates with an app, if there are such delegates.
  mutating func startWithoutDelegates() {
    guard kind == .app, generated.isEmpty, let start = DelegateStart(sources) else { return }
    sources.removeAll { start.replaced.contains($0) }
    generated["KumikiStart.swift"] = start.source
  }
}

/// Brackets outside of strings.
enum Brackets {
  /// The first closing bracket without a matching opening one.
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
