import Foundation

/// What views kept whose code was replaced: their states, objects and scroll positions, by who they
/// are to the user.
///
/// A body that was replaced may return another type of view, and with that everything below it is
/// made again (S1.4). Whoever only moved a button does not want to lose the counts in it: so what
/// is made again takes over what the view of the same name, in the same place among those of its
/// name, kept.
///
///     before   VStack ─ Row "a" (count 3) ─ Row "b" (count 1)
///     after    HStack ─ Text ─ Row "a" (count 3) ─ Row "b" (count 1)
@MainActor
package final class PreservedState {
  /// Of each view, in tree order, what its properties kept, by their names.
  private var kept: [String: [[String: Any]]] = [:]
  private(set) var focused: FocusedPlace?
  /// What is to be so again after the focus has moved, which brings its view into sight.
  var restorations: [() -> Void] = []

  package init() {}

  /// Adds what an element, and all below it, keep.
  func add(_ element: Element) {
    collect(element, element.parent.map { Self.identities(of: $0) } ?? "")
  }

  private func collect(_ element: Element, _ ids: String) {
    let ids = ids + element.ownIdentity
    if let element = element as? any StatePreservingElement {
      let values = element.preservedValues
      if !values.isEmpty { kept[element.preservationName + ids, default: []].append(values) }
    }
    element.forEachChild { collect($0, ids) }
  }

  /// The ids of a view and of those around it, the outermost first.
  private static func identities(of element: Element) -> String {
    var ids = ""
    var ancestor: Element? = element
    while let current = ancestor {
      ids = current.ownIdentity + ids
      ancestor = current.parent
    }
    return ids
  }

  /// What the view that an element is made for kept; each is given out once.
  func take(for element: Element, named name: String) -> [String: Any]? {
    let key = name + Self.identities(of: element)
    guard var waiting = kept[key], !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    kept[key] = waiting.isEmpty ? nil : waiting
    return first
  }
}

// MARK: - From one process to the next

extension PreservedState {
  /// One view's values as text; what cannot be written is left out.
  private struct Saved: Codable {
    var views: [String: [[String: Data]]] = [:]
    var focused: FocusedPlace?
  }

  /// What can be written of all that a runtime's views keep, for a new process.
  package convenience init(of runtime: ViewRuntime) {
    self.init()
    if let root = runtime.rootElement { collect(root, "") }
    focused = runtime.focusedPlace
  }

  package func encoded() -> Data {
    var saved = Saved(focused: focused)
    for (key, views) in kept {
      saved.views[key] = views.map { values in values.compactMapValues(Self.encode) }
    }
    return (try? JSONEncoder().encode(saved)) ?? Data()
  }

  package convenience init?(encoded data: Data) {
    guard let saved = try? JSONDecoder().decode(Saved.self, from: data) else { return nil }
    self.init()
    kept = saved.views.mapValues { views in
      views.map { values in values.mapValues { Encoded(data: $0) } }
    }
    focused = saved.focused
  }

  private static func encode(_ value: Any) -> Data? {
    guard let value = value as? any Encodable else { return nil }
    // A value by itself is no JSON to every reader: it is wrapped in a list.
    func open<Value: Encodable>(_ value: Value) -> Data? { try? JSONEncoder().encode([value]) }
    return open(value)
  }

  /// A value of another process.
  private struct Encoded { let data: Data }

  /// A value that was kept, if it is one of this type.
  static func value<Value>(_ preservedValue: Any, as type: Value.Type) -> Value? {
    guard let encoded = preservedValue as? Encoded else { return preservedValue as? Value }
    guard let type = type as? any Decodable.Type else { return nil }
    func open<Wanted: Decodable>(_: Wanted.Type) -> Any? {
      (try? JSONDecoder().decode([Wanted].self, from: encoded.data))?.first
    }
    return open(type) as? Value
  }
}

// MARK: - Elements

/// An element with something that outlives it.
@MainActor
protocol StatePreservingElement: Element {
  /// The type of view without its parameters, which change with the bodies that were replaced.
  var preservationName: String { get }
  var preservedValues: [String: Any] { get }
}

extension Element {
  /// The id that tells the view from others of its kind; nothing where it has none of its own.
  fileprivate var ownIdentity: String {
    identified.map { "#\($0.elementID)" } ?? ""
  }
}

/// An object of this library's that a view owns (``Owned``), with something that outlives it.
@MainActor
package protocol StatePreserving: AnyObject {
  var preservedValue: Any? { get }
  func adopt(_ preservedValue: Any)
}
