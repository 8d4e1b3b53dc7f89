import Foundation

/// One module of a project: its sources, its other files, and its compiler settings.
package struct AppTarget: Sendable {
  package enum Kind: Sendable, Hashable {
    case app, library, tests
    /// Widgets, extensions, commands: not run here.
    case other
  }

  package enum Platform: Sendable, Hashable { case phone, mac, watch, television, any }

  package var name: String
  /// The name in imports.
  package var module: String
  package var kind: Kind
  package var platform = Platform.any
  /// Swift files.
  package var sources: [URL] = []
  /// Files and folders that are in the program's bundle.
  package var resources: [URL] = []
  /// Whether its sources access them through `Bundle.module`, as in packages.
  package var hasOwnBundle = false
  /// Files that cannot be compiled here: Objective-C, Metal, storyboards.
  package var foreign: [URL] = []
  /// The names of targets, or of package products.
  package var dependencies: [String] = []
  package var settings = CompilerSettings()
  /// The keys of its Info.plist, as a property list.
  package var information: Data?
  /// The environment variables to set when it is started.
  package var environment: [String: String] = [:]
  /// Sources that are generated for it: file names and texts.
  package var generated: [String: String] = [:]

  package init(name: String, module: String? = nil, kind: Kind) {
    self.name = name
    self.module = module ?? ModuleName.valid(name)
    self.kind = kind
  }
}

extension AppTarget {
  /// The fonts among its resources.
  package var fonts: [URL] {
    resources.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension) }
  }

  /// Whether a source imports SwiftUI.
  package var usesSwiftUI: Bool {
    !generated.isEmpty
      || sources.contains { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.contains("import SwiftUI")
      }
  }
}

/// How a module is compiled.
package struct CompilerSettings: Sendable, Hashable {
  /// 5 or 6.
  package var languageVersion = 5
  package var isMainActorByDefault = false
  /// `-D NAME`.
  package var conditions: [String] = ["DEBUG"]
  /// Upcoming features of the language.
  package var features: [String] = []

  package init() {}
}

/// Converts names to valid module names.
package enum ModuleName {
  /// Keeps letters and digits of any script, and replaces anything else with an underscore, as in
  /// Xcode.
  package static func valid(_ name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return result
  }

  /// The name of a program's module, in characters that linkers accept: "ランプ" → "ranpu".
  package static func ofProgram(_ name: String) -> String {
    if name.allSatisfy(\.isASCII) { return name }
    let latin = name.applyingTransform(.toLatin, reverse: false)?
      .applyingTransform(.stripDiacritics, reverse: false)
    let plain = (latin ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return plain.contains(where: \.isLetter) ? valid(plain) : "App"
  }
}
