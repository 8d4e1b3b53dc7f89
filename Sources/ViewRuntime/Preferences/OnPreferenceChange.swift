/// The modifier behind `onPreferenceChange(_:perform:)` and everything in the package that reads a
/// preference.
package struct PreferenceReaderModifier<Key: PreferenceKey> {
  /// Returns whether two values count as equal.
  let areEqual: (Key.Value, Key.Value) -> Bool
  /// Called after the update that produced a value, for the first and for each different one.
  let action: (Key.Value) -> Void
  /// Whether the value is passed on to readers above.
  let passesOn: Bool
  /// Whether the first reported value includes the preferences of geometry readers.
  var waitsForGeometry = false

  package init(
    areEqual: @escaping (Key.Value, Key.Value) -> Bool, passesOn: Bool = true,
    action: @escaping (Key.Value) -> Void
  ) {
    self.areEqual = areEqual
    self.action = action
    self.passesOn = passesOn
  }
}

extension PreferenceReaderModifier: PrimitiveModifier {
  package typealias Body = Never

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceReadingElement<Content, Key>(taking: ModifiedParts(view), inputs)
  }
}

private final class ReadPreference<Key: PreferenceKey>: TypedPreferenceNode<Key> {
  var modifier: PreferenceReaderModifier<Key>
  private var last: Key.Value?
  private var isQueued = false
  private var calls = CountInFrame()
  private var waits = CountInFrame()

  init(_ modifier: PreferenceReaderModifier<Key>, _ element: Element) {
    self.modifier = modifier
    super.init(element)
  }

  override func value() -> Key.Value? { modifier.passesOn ? reducedChildren : nil }

  override func changed() {
    if modifier.passesOn { super.changed() }
    guard !isQueued, element.isMounted else { return }
    isQueued = true
    element.runtime.enqueueAction { [weak self] in self?.deliver() }
  }

  private func deliver() {
    guard element.isMounted else {
      isQueued = false
      return
    }
    if element.runtime.unmeasuredReaders > 0, mayWait() {
      return element.runtime.afterNextLayout { [weak self] in
        self?.element.runtime.enqueueAction { [weak self] in self?.deliver() }
      }
    }
    isQueued = false
    let value = reducedChildren ?? Key.defaultValue
    if let last, modifier.areEqual(last, value) { return }
    guard mayCall() else { return }
    last = value
    modifier.action(value)
  }

  /// A value that lacks what a new geometry reader is about to contribute must not be reported. A
  /// nested reader needs a second layout; one that is never placed needs none.
  private func mayWait() -> Bool {
    guard modifier.waitsForGeometry else { return false }
    return waits.next(in: element.runtime.frameCount) <= 2
  }

  private func mayCall() -> Bool {
    let count = calls.next(in: element.runtime.frameCount)
    guard count > 8 else { return true }
    Diagnostics.report(
      .preferenceLoop,
      "The preference \(Key.self) changed \(count) times in one frame, each time "
        + "because its reader changed what gives it. Let the reader leave alone what is right.")
    return false
  }
}

/// Counts how often something has happened in the current frame.
private struct CountInFrame {
  private var frame = 0
  private var count = 0

  mutating func next(in present: Int) -> Int {
    if present != frame { (frame, count) = (present, 0) }
    count += 1
    return count
  }
}

private final class PreferenceReadingElement<Content: View, Key: PreferenceKey>:
  ModifierElement<Content, PreferenceReaderModifier<Key>>
{
  private var node: ReadPreference<Key>!
  override var preferenceNode: PreferenceNode? { node }

  init(taking view: ModifiedParts<Content, PreferenceReaderModifier<Key>>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    node = ReadPreference(modifier, self)
    child = mountElement(taking: view.content, childInputs)
    node.attach()
    node.changed()
  }

  override func modifierChanged(from old: PreferenceReaderModifier<Key>) {
    node.modifier = modifier
  }

  override func willUnmount() { node.detach() }
}

extension View {
  /// Calls `action` after an update that changed the combined value of the views inside, and with
  /// the first value (S6.12).
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    var reader = PreferenceReaderModifier<K>(areEqual: ==, action: action)
    reader.waitsForGeometry = true
    return modifier(reader)
  }
}
