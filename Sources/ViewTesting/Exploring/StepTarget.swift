import HostInterface

/// The target of a step: the query by which a test finds the element again.
struct StepTarget: Hashable, Sendable {
  private enum Words: Hashable {
    case identifier(String)
    case role(String, name: String?)
  }

  private let words: Words
  /// Nil if only one element matches.
  private let index: Int?

  /// Makes the target for a node; nil if no query finds it.
  @MainActor
  init?(_ node: HostTree.Node, in test: ViewTest) {
    var candidates: [Words] = []
    if let identifier = node.content.identifier { candidates.append(.identifier(identifier)) }
    let role = node.role.rawValue
    let name =
      node.content.label ?? (node.isControl || node.ownText != nil ? node.spokenLabel : "")
    let placeholder = node.content.control?.placeholder ?? ""
    for name in [name, placeholder] where !name.isEmpty && name.count <= 40 {
      candidates.append(.role(role, name: name))
    }
    candidates.append(.role(role, name: nil))
    for words in candidates {
      let found = test.findAll(Self.query(words))
      guard let index = found.firstIndex(where: { $0.node === node }) else { continue }
      self.words = words
      self.index = found.count == 1 ? nil : index
      return
    }
    return nil
  }

  private static func query(_ words: Words) -> ViewTest.Query {
    switch words {
    case .identifier(let identifier): .identifier(identifier)
    case .role(let role, let name): .role(ViewTest.Role(rawValue: role), name)
    }
  }

  var query: ViewTest.Query {
    let query = Self.query(words)
    return index.map { query.at($0) } ?? query
  }

  /// The query as written in a test.
  var code: String {
    let query =
      switch words {
      case .identifier(let identifier): ".identifier(\(StepCode.quoted(identifier)))"
      case .role(let role, let name?): ".role(\(Self.code(ofRole: role)), \(StepCode.quoted(name)))"
      case .role(let role, nil): ".role(\(Self.code(ofRole: role)))"
      }
    return index.map { "\(query).at(\($0))" } ?? query
  }

  /// The roles without a name in `ViewTest.Role`.
  private static let rareRoles: Set<String> = [
    "element", "mask", "screen", "navigationBar", "searchBar", "toolbar", "tabBar", "tab",
    "splitView",
  ]

  private static func code(ofRole role: String) -> String {
    rareRoles.contains(role) ? ".init(rawValue: \(StepCode.quoted(role)))" : ".\(role)"
  }
}

/// Swift source for values.
enum StepCode {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func size(_ width: Int, _ height: Int) -> String {
    "CGSize(width: \(width), height: \(height))"
  }
}
