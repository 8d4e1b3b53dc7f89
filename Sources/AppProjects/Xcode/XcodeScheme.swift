import Foundation
import FoundationXML

/// The environment variables that a project's shared schemes set for a program started by Xcode.
enum XcodeScheme {
  /// - Parameters:
  ///   - target: the name of the app's target. If several schemes start it, the one with its
  ///     name is used, otherwise the first.
  ///   - project: the folder of the project, `Name.xcodeproj`.
  static func environment(of target: String, in project: URL) -> [String: String] {
    let folder = project.appendingPathComponent("xcshareddata/xcschemes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let named = files.filter { $0.hasSuffix(".xcscheme") }.sorted { first, second in
      let own = "\(target).xcscheme"
      return first == own || (second != own && first < second)
    }
    let schemes = named.lazy.compactMap { read(folder.appendingPathComponent($0)) }
    return schemes.first { $0.targets.contains(target) }?.environment ?? [:]
  }

  private static func read(_ file: URL) -> Reader? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private var isInLaunch = false
    private(set) var targets: Set<String> = []
    private(set) var environment: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "LaunchAction" { isInLaunch = true }
      guard isInLaunch else { return }
      if name == "BuildableReference", let target = attributes["BlueprintName"] {
        targets.insert(target)
      }
      if name == "EnvironmentVariable", attributes["isEnabled"] == "YES",
        let key = attributes["key"], let value = attributes["value"],
        !value.contains("$(")  // Only Xcode knows what that stands for.
      {
        environment[key] = value
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "LaunchAction" { isInLaunch = false }
    }
  }
}
