/// What is known about one dynamic property of one view: its value, and who owns it.
package struct PropertyFacts {
  package enum Role: String, Sendable {
    /// The view owns it: `@State`, `@StateObject`, `@FocusState`.
    case owns
    /// It is borrowed from another view: `@Binding`, `@Bindable`.
    case borrows
    /// The view observes an object that is owned elsewhere: `@ObservedObject`, or a stored
    /// reference.
    case watches
    /// It comes from the environment.
    case inherits
  }

  package let role: Role
  /// As written in code: "@State".
  package let wrapper: String
  /// Where the value is stored, to recognise properties that share it; empty if unknown, as for a
  /// `Binding(get:set:)`.
  package let places: [AnyObject]
  /// The borrowed part of the value: "username".
  package var path: String? { makePath() }
  package let value: Any?
  /// For an environment value: its key path.
  package let key: AnyKeyPath?
  private let makePath: () -> String?

  package init(
    _ role: Role, _ wrapper: String, places: [AnyObject], path: @escaping () -> String? = { nil },
    value: Any? = nil,
    key: AnyKeyPath? = nil
  ) {
    self.role = role
    self.wrapper = wrapper
    self.places = places
    makePath = path
    self.value = value
    self.key = key
  }
}

/// A property wrapper that can describe its value.
@MainActor
protocol InspectableProperty {
  /// Read after the property has been connected to its storage.
  var facts: PropertyFacts { get }
}

extension State: InspectableProperty {
  var facts: PropertyFacts {
    let value = location.map { $0.untracked } ?? initial
    // An observable object in a state: what changes is the object, rarely the reference.
    let object = tellsOfChanges(Value.self) ? HeldObject.object(value) : nil
    return PropertyFacts(
      .owns, "@State", places: [object, location].compactMap { $0 }, value: value)
  }
}

extension Binding: InspectableProperty {
  var facts: PropertyFacts {
    let origin = location.origin
    return PropertyFacts(
      .borrows, "@Binding", places: origin.place.map { [$0] } ?? [], path: origin.path)
  }
}

extension StateObject: InspectableProperty {
  var facts: PropertyFacts {
    guard case .object(let object) = content else {
      return PropertyFacts(.owns, "@StateObject", places: [])
    }
    return PropertyFacts(.owns, "@StateObject", places: [object], value: object)
  }
}

extension ObservedObject: InspectableProperty {
  var facts: PropertyFacts {
    PropertyFacts(.watches, "@ObservedObject", places: [object], value: object)
  }
}

extension EnvironmentObject: InspectableProperty {
  var facts: PropertyFacts {
    PropertyFacts(
      .inherits, "@EnvironmentObject", places: object.map { [$0] } ?? [], value: object)
  }
}

extension Bindable: InspectableProperty {
  var facts: PropertyFacts {
    PropertyFacts(
      .borrows, "@Bindable", places: [wrappedValue as AnyObject], value: wrappedValue)
  }
}

extension Environment: InspectableProperty {
  var facts: PropertyFacts {
    guard case .value(let content) = content else {
      return PropertyFacts(.inherits, "@Environment", places: [])
    }
    let value = content.value
    let object = tellsOfChanges(Value.self) ? HeldObject.object(value) : nil
    return PropertyFacts(
      .inherits, "@Environment", places: [object].compactMap { $0 }, value: value,
      key: object == nil ? keyPath : nil)
  }
}

extension FocusState: InspectableProperty {
  var facts: PropertyFacts {
    PropertyFacts(
      .owns, "@FocusState", places: location.map { [$0.state] } ?? [],
      value: location.map { $0.state.untracked } ?? unfocused)
  }
}

extension FocusState.Binding: InspectableProperty {
  var facts: PropertyFacts {
    PropertyFacts(
      .borrows, "@FocusState.Binding", places: location.map { [$0.state] } ?? [],
      value: location.map { $0.state.untracked } ?? unfocused)
  }
}
