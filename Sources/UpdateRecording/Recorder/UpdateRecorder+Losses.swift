import ViewRuntime

extension UpdateRecorder {
  /// A removed view and its state.
  struct RemovedView {
    let type: ViewType
    /// The nearest view of the app that is still mounted.
    let owner: Int
    let ownerName: String
    let source: IdentitySource
    let value: Any
    let changed: [String]
    let all: [String]
  }

  /// A newly mounted view.
  struct Arrival {
    weak var element: (any BodyEvaluating)?
    let type: ViewType

    @MainActor
    init(_ element: any BodyEvaluating) {
      self.element = element
      type = element.viewType
    }
  }

  /// A view that was removed while another of the same type and value took its place: the user sees
  /// one view that loses its state.
  package struct Loss: Hashable, Sendable {
    package let view: String
    /// The view whose body determines what is there, and its number.
    package let owner: String
    package let ownerID: Int
    /// Why it is a different view.
    package let source: IdentitySource
    /// The properties that had been changed; a view whose state was never changed has none.
    package let changed: [String]
    /// All properties that the view owns.
    package let owned: [String]
  }

  /// An object observed by a view that was replaced with another one.
  package struct Replacement {
    package let view: String
    package let objectType: String
    fileprivate weak var former: AnyObject?

    /// Whether the former object has been released: it was created for this place only.
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

  /// The views that lost their state since the last ``reset()`` although the same view took
  /// their place.
  ///
  /// - Complexity: quadratic in the number of removed and new views.
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
  /// The lost changes in words.
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
  /// For an element being removed: the element that it is removed from.
  fileprivate var nearestMounted: Element? {
    var current: Element? = self
    while let element = current, !element.isMounted { current = element.parent }
    return current
  }

  /// The nearest view of the app, including this one.
  fileprivate var nearestAppView: (any BodyEvaluating)? {
    var current: Element? = self
    while let element = current {
      if let view = element as? any BodyEvaluating, view.viewType.isUserDefined { return view }
      current = element.parent
    }
    return nil
  }
}
