import ViewRuntime

extension UpdateRecorder {
  /// A view that was taken out, and what it had kept.
  struct RemovedView {
    let type: ViewType
    /// The nearest view of the app that is still there.
    let owner: Int
    let ownerName: String
    let source: IdentitySource
    let value: Any
    let changed: [String]
    let all: [String]
  }

  /// A view that came in.
  struct Arrival {
    weak var element: (any BodyEvaluating)?
    let type: ViewType

    @MainActor
    init(_ element: any BodyEvaluating) {
      self.element = element
      type = element.viewType
    }
  }

  /// A view that was taken out while another of the same type and value came to its place: the user
  /// sees one view that forgets what was done with it.
  package struct Loss: Hashable, Sendable {
    package let view: String
    /// The view whose body says what stands there, and its number.
    package let owner: String
    package let ownerID: Int
    /// Why it is another view.
    package let source: IdentitySource
    /// The properties that had been changed; a view that keeps something and was not used yet has
    /// none.
    package let changed: [String]
    /// All that the view owns.
    package let owned: [String]
  }

  /// An object that a view watched and that was exchanged for another one.
  package struct Replacement {
    package let view: String
    package let objectType: String
    fileprivate weak var former: AnyObject?

    /// Whether nobody keeps the former object: it was made for this place alone.
    package var isGone: Bool { former == nil }
  }

  package func noteDeparture(of observer: BodyObserver) {
    guard let states = observer.ownedStates, let place = observer.element.nearestMounted,
      let source = place.identitySource, let owner = place.nearestAppView
    else { return }
    removedViews.append(
      RemovedView(
        type: observer.type, owner: owner.bodyObserver.sequence, ownerName: owner.viewType.name,
        source: source, value: observer.element.viewValue, changed: states.changed,
        all: states.all))
  }

  package func noteReplacement(of object: AnyObject, in observer: BodyObserver) {
    guard observer.type.isUserDefined else { return }
    replacements.append(
      Replacement(
        view: observer.type.name, objectType: "\(Swift.type(of: object))", former: object))
  }

  /// Which views lost their state since the last ``reset()``, though nothing else came to their
  /// place.
  ///
  /// - Complexity: quadratic in the views that came and went.
  package var losses: [Loss] {
    var arrivals = arrivals
    var losses: [Loss] = []
    for removed in removedViews {
      let place = arrivals.firstIndex { arrival in
        guard arrival.type === removed.type, let element = arrival.element, element.isMounted,
          let owner = element.parent?.nearestAppView
        else { return false }
        return owner.bodyObserver.sequence == removed.owner
          && element.hasValue(equalTo: removed.value)
      }
      guard let place else { continue }
      arrivals.remove(at: place)
      losses.append(
        Loss(
          view: removed.type.name, owner: removed.ownerName, ownerID: removed.owner,
          source: removed.source, changed: removed.changed.map(StateGraphCollector.plain),
          owned: removed.all.map(StateGraphCollector.plain)))
    }
    return losses
  }
}

extension UpdateRecorder {
  /// In words what was lost, of what had been changed.
  var warnings: [UpdateReport.Warning] {
    let lost = losses.filter { !$0.changed.isEmpty }.map { loss in
      let reason =
        switch loss.source {
        case .branch: "it is in another branch of an if or switch"
        case .id: "its id is another one"
        case .wrappedType: "an AnyView round it holds another type"
        case .element: "its element in a ForEach has another id"
        }
      return UpdateReport.Warning(
        view: loss.view, text: "lost \(loss.changed.joined(separator: ", ")): \(reason)")
    }
    let made = replacements.filter(\.isGone).map {
      UpdateReport.Warning(
        view: $0.view, text: "was given another \($0.objectType), the former is gone")
    }
    return lost + made
  }
}

extension Element {
  /// Of an element that is being taken out: what it is taken out of.
  fileprivate var nearestMounted: Element? {
    var current: Element? = self
    while let element = current, !element.isMounted { current = element.parent }
    return current
  }

  /// The nearest view of the app, this one included.
  fileprivate var nearestAppView: (any BodyEvaluating)? {
    var current: Element? = self
    while let element = current {
      if let view = element as? any BodyEvaluating, view.viewType.isUserDefined { return view }
      current = element.parent
    }
    return nil
  }
}
