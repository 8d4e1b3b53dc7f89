extension ViewRuntime {
  /// Notes that a body runs, if somebody wants to know and it is one of the app's own.
  func recordBody(_ observer: BodyObserver) {
    guard let bodyRecorder, observer.element.viewType.isUserDefined else { return }
    var element: Element? = observer.element
    while let current = element {
      if let identified = current as? any IdentifiedElement {
        bodyRecorder.append(
          .init(name: observer.element.viewType.name, elementID: identified.elementID))
        return
      }
      element = current.parent
    }
    bodyRecorder.append(.init(name: observer.element.viewType.name, elementID: nil))
  }
}
