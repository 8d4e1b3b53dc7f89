import AppProjects
import Foundation

/// Compiles new code for a module of a running app with the module's own options, but separately.
struct PatchCompiler {
  private let arguments: [String]

  /// - Parameters:
  ///   - module: the module to patch.
  ///   - build: the file that describes the commands of the build.
  /// - Throws: ``ProjectError`` if the module is not in it.
  init(_ module: String, build: URL) throws {
    let text = (try? String(contentsOf: build, encoding: .utf8)) ?? ""
    let start = "    args: ["
    let line = text.split(separator: "\n").first {
      $0.hasPrefix(start) && $0.contains("\"-module-name\",\"\(module)\",")
        && $0.contains("\"-emit-module\"")
    }
    guard let line,
      let words = try? JSONDecoder().decode(
        [String].self, from: Data(line.dropFirst(start.count - 1).utf8))
    else { throw ProjectError("'\(build.path)' does not say how '\(module)' is compiled.") }
    arguments = Self.essential(words)
  }

  /// The options that affect how sources are compiled, without those about output files.
  static func essential(_ words: [String]) -> [String] {
    let single: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics", "-parseable-output", "-g", "-whole-module-optimization",
      "-enable-testing",
    ]
    let double: Set<String> = [
      "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path",
    ]
    // A patch is not patched: the next one replaces the same functions directly.
    let hidden: Set<String> = ["-enable-implicit-dynamic", "-enable-private-imports"]
    var rest = words[...]
    var result: [String] = []
    while let word = rest.popFirst() {
      if double.contains(word) {
        rest = rest.dropFirst()
      } else if word == "-Xfrontend", rest.first == "-entry-point-function-name" {
        rest = rest.dropFirst(3)
      } else if word == "-Xfrontend", hidden.contains(rest.first ?? "") {
        rest = rest.dropFirst()
      } else if word.hasPrefix("-X"), let value = rest.popFirst() {
        result += [word, value]
      } else if !single.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
        result.append(word)
      }
    }
    return result
  }

  /// The command that compiles a library of patches.
  func command(_ sources: [URL], name: String, to library: URL) -> [String] {
    arguments
      + [
        "-module-name", name, "-emit-library", "-o", library.path,
        "-Xlinker", "--unresolved-symbols=ignore-all", "-suppress-warnings",
      ] + sources.map(\.path)
  }
}
