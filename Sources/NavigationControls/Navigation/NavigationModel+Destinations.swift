import ViewRuntime

/// A type-erased `navigationDestination(for:)`.
@MainActor
protocol ValueDestination {
  static var valueType: Any.Type { get }
  func view(for value: AnyHashable) -> AnyView?
}

extension NavigationModel {
  /// Makes the view of a value, from the destination for its type that is closest to the root
  /// (S12.9).
  ///
  /// - Parameter entry: the entry to show; screens below it that were never shown are mounted in
  ///   case they declare the destination.
  func view(for value: AnyHashable, _ entry: NavigationEntry) -> AnyView {
    if let view = destination(value) { return found(view, entry) }
    for lower in entries {
      if lower === entry { break }
      guard let layer = lower.layer, !layer.isMounted else { continue }
      mount(layer)
      if let view = destination(value) { return found(view, entry) }
    }
    entry.isResolved = false
    Diagnostics.report(
      .missingDestination,
      "A navigation stack shows the value \(value.base) of type \(type(of: value.base)), but has no "
        + "destination for it. Put .navigationDestination(for: \(type(of: value.base)).self) on a "
        + "view inside the NavigationStack, outside of lazy containers.")
    return AnyView(MissingDestination())
  }

  private func found(_ view: AnyView, _ entry: NavigationEntry) -> AnyView {
    entry.isResolved = true
    return view
  }

  private func destination(_ value: AnyHashable) -> AnyView? {
    var best: (depth: Int, view: AnyView)?
    for registration in destinations.allRegistrations {
      guard let destination = registration.value as? any ValueDestination, isEffective(registration)
      else {
        continue
      }
      let depth = registration.element.depth
      guard best == nil || depth < best!.depth, let view = destination.view(for: value) else {
        continue
      }
      best = (depth, view)
    }
    return best?.view ?? formerColumn?.destination(value)
  }

  /// With a typed path, only the root's destinations are used (S12.9).
  private func isEffective(_ registration: ChildRegistration) -> Bool {
    path?.valueType == nil || registration.element.scope.values.screen?.depth == 0
  }

  func destinationChanged(_ registration: ChildRegistration, _ change: ChildRegistry.Change) {
    // When a screen is left, the screen below appears before the binding has changed: its
    // registration still has the old value, and the screen that was left must not be made again
    // (S14.15).
    if change == .appearance { return }
    guard let destination = registration.value as? any ValueDestination else {
      return presentedDestinationChanged(registration, change)
    }
    let type = Swift.type(of: destination).valueType
    if change == .added { reportMisplaced(registration, type) }
    if change != .removed { updateEntries(of: type, change) }
  }

  /// Updates the entries of a type, as a destination closure may have captured new values.
  private func updateEntries(of type: Any.Type, _ change: ChildRegistry.Change) {
    for entry in entries where entry.value != nil {
      if change == .updated ? isOf(type, entry) : !entry.isResolved {
        entry.update(isSeen: entry === entries.last)
      }
    }
    nextColumn?.updateEntries(of: type, change)
  }

  private func isOf(_ type: Any.Type, _ entry: NavigationEntry) -> Bool {
    entry.value.map { Swift.type(of: $0.base) == type } ?? false
  }

  private func reportMisplaced(_ registration: ChildRegistration, _ type: Any.Type) {
    let others = destinations.allRegistrations.contains { other in
      other !== registration
        && (other.value as? any ValueDestination).map { Swift.type(of: $0).valueType == type }
          == true
    }
    if others {
      Diagnostics.report(
        .duplicateDestination,
        "A navigation stack has two destinations for \(type); the one closest to the root is used. "
          + "Declare .navigationDestination(for: \(type).self) once per stack.")
    }
    if !isEffective(registration) {
      Diagnostics.report(
        .deepDestination,
        ".navigationDestination(for: \(type).self) stands on a pushed screen, but the stack's path "
          + "is typed, so only the destinations of its root count. Move it to the root view, or "
          + "bind the stack to a NavigationPath.")
    }
  }
}
