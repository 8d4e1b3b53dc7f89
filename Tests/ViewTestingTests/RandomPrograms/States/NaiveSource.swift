/// The model's side of a program: plain values and references, and no views.

/// A value that a state of the model holds.
enum NaiveValue: Equatable {
  case number(Int)
  case profile(StateProfile)
  case optional(Int?)
  case items([StateItem])
  case model(NaiveModel)
}

/// The storage of a state.
final class NaiveCell {
  var value: NaiveValue
  init(_ value: NaiveValue) { self.value = value }
}

/// An observable object, which reports the properties that were set.
final class NaiveModel: Equatable {
  enum Property: Hashable { case number, inner }
  struct Change: Hashable {
    let object: ObjectIdentifier
    let property: Property
  }

  var number: Int
  var hidden = 0
  var inner: NaiveModel?

  init(_ number: Int, hasInner: Bool = true) {
    self.number = number
    if hasInner { inner = NaiveModel(number + 1, hasInner: false) }
  }

  static func == (a: NaiveModel, b: NaiveModel) -> Bool { a === b }

  func change(of property: Property) -> Change {
    Change(object: ObjectIdentifier(self), property: property)
  }
}

/// An object that announces a change, but not of what.
final class NaiveObject {
  var number: Int
  var hidden = 0
  var innerNumber: Int

  init(_ number: Int) {
    self.number = number
    innerNumber = number + 1
  }
}

/// What a binding refers to.
indirect enum NaivePlace {
  final class Made {}

  case cell(NaiveCell)
  /// The number of a profile. If the profile is derived, the whole of it counts as read.
  case number(NaivePlace, isDerived: Bool)
  case element(NaivePlace, Int)
  case unwrapped(NaivePlace)
  case property(NaiveModel)
  /// A property of an object, with its value when the binding was made.
  case objectProperty(NaiveObject, Int)
  case constant(Int)
  /// A pair of closures over another place, whose `get` adds something. It is the same as long as
  /// it is passed on, but not when it is made again.
  case closures(NaivePlace, plus: Int, Made)
  /// A profile that is derived from a struct.
  case derived(NaivePlace)

  var value: NaiveValue? {
    switch self {
    case .cell(let cell): return cell.value
    case .number(let base, _):
      guard case .profile(let profile)? = base.value else { return nil }
      return .number(profile.number)
    case .element(let base, let index):
      guard case .items(let items)? = base.value, items.indices.contains(index) else { return nil }
      return .number(items[index].number)
    case .unwrapped(let base):
      guard case .optional(let number?)? = base.value else { return nil }
      return .number(number)
    case .property(let model): return .number(model.number)
    case .objectProperty(let object, _): return .number(object.number)
    case .constant(let number): return .number(number)
    case .closures(let base, let plus, _):
      guard case .number(let number)? = base.value else { return nil }
      return .number(number + plus)
    case .derived(let base): return base.value
    }
  }

  /// Returns whether a child that receives one in place of the other need not run.
  func isSame(as other: NaivePlace) -> Bool {
    switch (self, other) {
    case (.cell(let a), .cell(let b)): a === b
    case (.number(let a, _), .number(let b, _)): a.isSame(as: b)
    case (.element(let a, let i), .element(let b, let j)): i == j && a.isSame(as: b)
    case (.unwrapped(let a), .unwrapped(let b)): a.isSame(as: b)
    case (.derived(let a), .derived(let b)): a.isSame(as: b)
    case (.property(let a), .property(let b)): a === b
    case (.objectProperty(let a, let x), .objectProperty(let b, let y)): a === b && x == y
    case (.constant(let a), .constant(let b)): a == b
    case (.closures(_, _, let a), .closures(_, _, let b)): a === b
    default: false
    }
  }
}

/// What a view of the model holds.
enum NaiveSource {
  case nothing
  case value(Int)
  /// A number, and what is added to it when it is shown.
  case number(NaivePlace, plus: Int)
  case profile(NaivePlace, isLoose: Bool)
  case optional(NaivePlace)
  case items(NaivePlace)
  /// An observable object, and the state that holds it.
  case model(NaiveModel, NaiveCell?)
  case object(NaiveObject)
  /// The number of the view's field that has the focus.
  case focus(slot: Int)
  case gesture(NaiveCell)
}

/// What a view receives from its parent.
enum NaiveLoan {
  case nothing
  case value(Int)
  case place(NaivePlace)
  case model(NaiveModel)
  case object(NaiveObject)

  func isSame(as other: NaiveLoan) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.value(let a), .value(let b)): a == b
    case (.place(let a), .place(let b)): a.isSame(as: b)
    case (.model(let a), .model(let b)): a === b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }
}
