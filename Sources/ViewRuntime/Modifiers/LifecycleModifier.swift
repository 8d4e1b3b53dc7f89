/// A modifier that acts when its content appears, changes or disappears, and shows nothing itself.
@MainActor
package protocol LifecycleModifier: PrimitiveModifier where Body == Never {
  associatedtype Storage
  /// Creates the storage for a new identity.
  func makeStorage(_ owner: LifecycleOwner) -> Storage
  /// Called when the content is present and in its place (S14.1).
  func appeared(_ storage: inout Storage, _ owner: LifecycleOwner)
  func disappeared(_ storage: inout Storage, _ owner: LifecycleOwner)
  /// Called after the modified view was updated; `old` is the modifier's former value.
  func updated(from old: Self, _ storage: inout Storage, _ owner: LifecycleOwner)
  /// Called when the identity is gone, after `disappeared`.
  func unmounted(_ storage: inout Storage)
}

extension LifecycleModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    LifecycleElement(taking: ModifiedParts(view), inputs)
  }

  package func appeared(_ storage: inout Storage, _ owner: LifecycleOwner) {}
  package func disappeared(_ storage: inout Storage, _ owner: LifecycleOwner) {}
  package func updated(from old: Self, _ storage: inout Storage, _ owner: LifecycleOwner) {}
  package func unmounted(_ storage: inout Storage) {}
}

/// What a lifecycle modifier can access of its place.
@MainActor
package final class LifecycleOwner {
  package unowned(unsafe) let element: Element
  package var runtime: ViewRuntime { element.runtime }

  init(_ element: Element) { self.element = element }
}

/// Watches whether its content shows anything.
///
/// For several children the callbacks are merged: once when the first appears, once when the last
/// is gone (S1.10). Where a single view is expected, it counts as present even if it shows nothing.
private final class LifecycleElement<Content: View, Modifier: LifecycleModifier>:
  ModifierElement<Content, Modifier>
{
  private var storage: Modifier.Storage!
  private var owner: LifecycleOwner!
  /// Whether the content is present.
  private var hasAppeared = false
  /// Whether `appeared` was called: content that is covered immediately never appeared.
  private var isTold = false
  /// The round of callbacks before which its last disappearance was queued.
  private var departureRound: Int?

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    owner = LifecycleOwner(self)
    storage = modifier.makeStorage(owner)
    let start = runtime.appearanceQueue.end
    child = mountElement(taking: view.content, childInputs)
    appearanceMayHaveChanged(around: start)
  }

  override func contentUpdated(from old: Modifier) {
    modifier.updated(from: old, &storage, owner)
  }

  /// - Parameter start: the position in the queue before what the content queued.
  private func appearanceMayHaveChanged(around start: Int) {
    let appears = isAround && (isSingle || child.hasRenderNodes)
    guard appears != hasAppeared else { return }
    hasAppeared = appears
    if appears {
      let tell = { [weak self] in
        guard let self, hasAppeared, !isTold else { return }
        isTold = true
        modifier.appeared(&storage, owner)
      }
      // A disappearance followed immediately by an appearance is reported in that order.
      if departureRound == runtime.appearanceRound {
        runtime.enqueueDeparture(tell)
      } else {
        runtime.enqueueAppearance(tell, around: start)
      }
    } else {
      tellDisappeared()
    }
  }

  private func tellDisappeared() {
    guard isTold else { return }
    isTold = false
    departureRound = runtime.appearanceRound
    modifier.disappeared(&storage, owner)
  }

  override func renderNodesChanged() {
    // What its content queued before came from deeper in the tree and follows it (S1.22).
    appearanceMayHaveChanged(around: 0)
    super.renderNodesChanged()
  }

  override func setAppeared(_ appeared: Bool) {
    let start = runtime.appearanceQueue.end
    super.setAppeared(appeared)
    appearanceMayHaveChanged(around: start)
  }

  override func willUnmount() {
    if hasAppeared {
      hasAppeared = false
      tellDisappeared()
    }
    modifier.unmounted(&storage)
  }
}
