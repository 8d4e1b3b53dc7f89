/// Keeps every `@FocusedValue` in sync with the focus.
///
/// Values of views around the focus count, and inner ones override outer ones; below them are the
/// values that views publish for their whole scene. In an app with several windows, only the
/// frontmost one counts.
@MainActor
package final class FocusedValueRegistry {
  private unowned let runtime: ViewRuntime
  private var places: [FocusedValuePlace] = []
  private var readers = Registry<WeakReader>()
  private var values = FocusedValues()
  private var isQueued = false

  private struct WeakReader {
    weak var reader: (any FocusedValueReader)?
  }

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  package func add(_ place: FocusedValuePlace) {
    places.append(place)
    changed()
  }

  package func remove(_ place: FocusedValuePlace) {
    places.removeAll { $0 === place }
    changed()
  }

  /// The values that a new reader begins with: those that all readers were told last.
  ///
  /// While there is no reader, nothing keeps them up to date, nor alive.
  package var known: FocusedValues {
    if readers.isEmpty { values = currentValues() }
    return values
  }

  /// Adds a reader, which has begun with the ``known`` values.
  package func add(_ reader: any FocusedValueReader) {
    readers[reader] = WeakReader(reader: reader)
    changed()
  }

  package func remove(_ reader: any FocusedValueReader) {
    readers[reader] = nil
    if readers.isEmpty { values = FocusedValues() }
  }

  /// Called when the focus moved or a view publishes another value. Readers are notified once all
  /// views are in place: views that are new, or visible again, are not registered before.
  package func changed() {
    guard !readers.isEmpty, !isQueued else { return }
    isQueued = true
    runtime.enqueueAppearance { [weak self] in self?.tell() }
  }

  private func tell() {
    isQueued = false
    if readers.isEmpty { return }
    values = currentValues()
    readers.forEach { $0.reader?.focusedValuesChanged(values) }
  }

  package func currentValues() -> FocusedValues {
    var values = FocusedValues()
    for place in places where place.isForScene && place.nodes.contains(where: runtime.isInFront) {
      place.apply(&values)
    }
    var chain: [RenderNode] = []
    var node = runtime.focus.focusedBehindMenus.flatMap { runtime.nodes[$0] }
    if let focused = node, !runtime.isInFront(focused) { node = nil }
    while let current = node {
      chain.append(current)
      node = current.parent
    }
    for node in chain.reversed() {
      for place in places
      where !place.isForScene && place.nodes.contains(where: { $0 === node }) {
        place.apply(&values)
      }
    }
    return values
  }
}

/// A view that publishes a value.
@MainActor
package final class FocusedValuePlace {
  package let isForScene: Bool
  package var apply: (inout FocusedValues) -> Void
  package var nodes: [RenderNode] = []

  package init(isForScene: Bool, _ apply: @escaping (inout FocusedValues) -> Void) {
    self.isForScene = isForScene
    self.apply = apply
  }
}

@MainActor
package protocol FocusedValueReader: AnyObject {
  func focusedValuesChanged(_ values: FocusedValues)
}
