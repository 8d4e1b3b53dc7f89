import Foundation

/// State of views whose code was replaced: their states, objects and scroll positions, keyed by
/// their identity from the user's point of view.
///
/// A replaced body may return another type of view, and then everything below it is created anew
/// (S1.4). Moving a button in the code should not lose the counts in it: so a new view takes over
/// the state of the old view with the same name, at the same position among those of that name.
///
///     before   VStack ─ Row "a" (count 3) ─ Row "b" (count 1)
///     after    HStack ─ Text ─ Row "a" (count 3) ─ Row "b" (count 1)
@MainActor
package final class PreservedState {
  /// For each view, in tree order, the values of its properties by name.
  private var kept: [String: [[String: Any]]] = [:]
  private(set) var focused: FocusedPlace?
  /// Restored after the focus has moved, because that scrolls its view into sight.
  var restorations: [() -> Void] = []

  package init() {}

  /// Adds the state of an element and everything below it.
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

  /// Returns the ids of a view and its ancestors, outermost first.
  private static func identities(of element: Element) -> String {
    var ids = ""
    var ancestor: Element? = element
    while let current = ancestor {
      ids = current.ownIdentity + ids
      ancestor = current.parent
    }
    return ids
  }

  /// Returns the state for a new element; each is returned once.
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
  /// The saved values as JSON; values that cannot be encoded are left out.
  private struct Saved: Codable {
    var views: [String: [[String: Data]]] = [:]
    var focused: FocusedPlace?
  }

  /// Creates the encodable part of the state of a runtime's views, for a new process.
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
    // Some JSON parsers reject a bare value: it is wrapped in an array.
    func open<Value: Encodable>(_ value: Value) -> Data? { try? JSONEncoder().encode([value]) }
    return open(value)
  }

  /// A value from another process.
  private struct Encoded { let data: Data }

  /// Returns a preserved value, if it is one of this type.
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

/// An element with state that outlives it.
@MainActor
protocol StatePreservingElement: Element {
  /// The view's type without its generic arguments, which change with the replaced bodies.
  var preservationName: String { get }
  var preservedValues: [String: Any] { get }
}

extension Element {
  /// The id that distinguishes the view from others of its kind; empty if it has none.
  fileprivate var ownIdentity: String {
    identified.map { "#\($0.elementID)" } ?? ""
  }
}

/// An object of this library that a view owns (``Owned``), with state that outlives it.
@MainActor
package protocol StatePreserving: AnyObject {
  var preservedValue: Any? { get }
  func adopt(_ preservedValue: Any)
}
