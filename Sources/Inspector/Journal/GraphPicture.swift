import UpdateRecording
import ViewRuntime

/// The drawing of a graph: similar siblings without changes are drawn as one.
///
/// Ten thousand rows are one box, next to the rows that an action affected.
package struct GraphPicture: Codable, Equatable, Sendable {
  package struct Box: Codable, Equatable, Sendable {
    package let id: Int
    package let name: String
    package let parent: Int?
    /// The number of views that it represents.
    package var count = 1
  }

  package struct Value: Codable, Equatable, Sendable {
    package let id: String
    package let name: String
    package let kind: String
    package let wrapper: String
    package let type: String
    package fileprivate(set) var value: String
    package fileprivate(set) var fields: [[String]]
    package let owner: Int?
    package let borrowers: [Borrow]
    package let readers: [Read]
  }

  package struct Borrow: Codable, Equatable, Hashable, Sendable {
    package let view: Int
    package let wrapper: String
    package let property: String
    package let path: String?
  }

  package struct Read: Codable, Equatable, Hashable, Sendable {
    package let view: Int
    package let via: String?
    /// For an object: the properties that are read, if known.
    package let fields: [String]
  }

  package private(set) var boxes: [Box] = []
  package private(set) var values: [Value] = []

  /// The maximum number of views of one type with one parent that are drawn individually.
  private static let neighbours = 6
  /// The maximum numbers of views that ran, and of skipped views, drawn individually beyond that.
  private static let concerned = 12

  package init(_ graph: StateGraphSnapshot, about report: UpdateReport) {
    let box = placeViews(graph, report)
    var isDrawn: Set<String> = []
    for source in graph.sources {
      let owner = source.owner.flatMap { box[$0] }
      let name = source.owner == owner ? source.name : ViewName.withoutItem(source.name)
      // One value of a group represents all of them.
      guard isDrawn.insert(owner == source.owner ? source.id : "\(owner ?? 0).\(name)").inserted
      else { continue }
      values.append(
        Value(
          id: source.id, name: name, kind: source.kind.rawValue, wrapper: source.wrapper,
          type: source.type, value: source.owner == owner ? source.value : "…",
          fields: source.fields.map { [$0.name, $0.value] }, owner: owner,
          borrowers: Self.unique(
            source.borrowers.map {
              Borrow(
                view: box[$0.view] ?? $0.view, wrapper: $0.wrapper, property: $0.property,
                path: $0.path)
            }),
          readers: Self.unique(
            source.readers.map {
              Read(view: box[$0.view] ?? $0.view, via: $0.via, fields: $0.properties)
            })))
    }
  }

  /// Returns the picture without the secrets found since it was drawn.
  func hiding(_ sources: Set<String>, _ secrets: Secrets) -> GraphPicture {
    var picture = self
    for index in values.indices {
      let isHidden = sources.contains(values[index].id)
      func shown(_ text: String) -> String { isHidden ? Secrets.mask : secrets.masked(text) }
      picture.values[index].value = shown(values[index].value)
      for field in values[index].fields.indices {
        picture.values[index].fields[field][1] = shown(values[index].fields[field][1])
      }
    }
    return picture
  }

  /// Places the views in boxes.
  ///
  /// - Returns: the box of each view.
  private mutating func placeViews(_ graph: StateGraphSnapshot, _ report: UpdateReport) -> [Int:
    Int]
  {
    struct Place: Hashable {
      let parent: Int?
      let type: String
    }
    var numbers: [Place: Int] = [:]
    for view in graph.views {
      numbers[Place(parent: view.parent, type: view.type), default: 0] += 1
    }
    var chosen = Set(report.runs.lazy.map(\.id).prefix(Self.concerned))
    chosen.formUnion(report.skips.lazy.map(\.id).prefix(Self.concerned))
    var box: [Int: Int] = [:]
    var groups: [Place: Int] = [:]
    for view in graph.views {
      let parent = view.parent.flatMap { box[$0] }
      let number = numbers[Place(parent: view.parent, type: view.type)] ?? 1
      let isAlone = parent == view.parent && number <= Self.neighbours
      if isAlone || (parent == view.parent && chosen.contains(view.id)) {
        box[view.id] = view.id
        boxes.append(Box(id: view.id, name: view.name, parent: parent))
        continue
      }
      let place = Place(parent: parent, type: view.type)
      if let index = groups[place] {
        boxes[index].count += 1
      } else {
        groups[place] = boxes.count
        boxes.append(Box(id: view.id, name: view.type, parent: parent))
      }
      box[view.id] = boxes[groups[place]!].id
    }
    return box
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}
