import Foundation
import FoundationXML

/// Reads the list of a workspace's projects.
enum XcodeWorkspace {
  /// - Throws: ``ProjectError`` if the workspace cannot be read.
  static func projects(at path: URL) throws -> [URL] {
    let file = path.appendingPathComponent("contents.xcworkspacedata")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError("The workspace '\(path.lastPathComponent)' has no list of projects.")
    }
    let reader = Reader(path.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else {
      throw ProjectError("The workspace '\(path.lastPathComponent)' is damaged.")
    }
    return reader.found.filter { $0.pathExtension == "xcodeproj" }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private let root: URL
    private var groups: [URL] = []
    private(set) var found: [URL] = []

    init(_ root: URL) { self.root = root }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let place = url(attributes["location"] ?? "group:")
      if name == "Group" { groups.append(place) }
      if name == "FileRef" { found.append(place) }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "Group" { groups.removeLast() }
    }

    /// `group:App.xcodeproj`, `container:Pods/Pods.xcodeproj`, `absolute:/…`
    private func url(_ location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : location
      switch parts.first {
      case "absolute": return URL(fileURLWithPath: path)
      case "container": return root.appendingPathComponent(path)
      default:
        let base = groups.last ?? root
        return path.isEmpty ? base : base.appendingPathComponent(path)
      }
    }
  }
}
