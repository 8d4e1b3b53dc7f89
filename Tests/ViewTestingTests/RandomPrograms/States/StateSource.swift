import SwiftUI

/// What a view holds, connected to its storage: read and passed on while its body runs, written
/// afterwards.
@MainActor
enum StateSource {
  case nothing
  case value(Int)
  case number(read: @MainActor () -> Int, Binding<Int>)
  case profile(Binding<StateProfile>)
  case loose(Binding<LooseProfile>)
  case optional(Binding<Int?>)
  case items(read: @MainActor () -> [StateItem], Binding<[StateItem]>)
  case model(StateModel, replace: (@MainActor (StateModel) -> Void)?)
  case object(StateObjectModel)

  /// Reads a part, as a body does.
  func read(_ part: StateReading.Part) -> Int {
    switch self {
    case .nothing: return 0
    case .value(let value): return value
    case .number(let read, _): return read()
    case .profile(let binding):
      return part == .name ? binding.wrappedValue.name.count : binding.wrappedValue.number
    case .loose(let binding):
      return part == .name ? binding.wrappedValue.name.count : binding.wrappedValue.number
    case .optional(let binding): return binding.wrappedValue ?? -1
    case .items(let read, let binding):
      return part == .count ? binding.count : read().reduce(0) { $0 + $1.number }
    case .model(let model, _):
      switch part {
      case .computed: return model.computed
      case .inner: return model.inner?.number ?? -1
      case .hidden: return model.hidden
      default: return model.number
      }
    case .object(let object):
      switch part {
      case .inner: return object.inner.number
      case .hidden: return object.hidden
      default: return object.number
      }
    }
  }

  /// Passes it on, as a body does when it creates a child.
  func lend(_ way: StateLoan.Way, to hold: StateHold) -> StateSource {
    switch (way, self) {
    case (.nothing, _), (.element, _), (_, .nothing): return .nothing
    case (.value, _): return .value(read(.whole))
    case (.constant, _):
      let value = read(.whole)
      return .number(read: { value }, .constant(value))
    case (.binding, .number(_, let binding)): return .bound(binding)
    case (.closures, .number(let read, let binding)):
      return .bound(Binding(get: { read() }, set: { binding.wrappedValue = $0 }))
    case (.binding, .profile(let binding)): return .bound(binding.number)
    case (.binding, .loose(let binding)): return .bound(binding.number)
    case (.binding, .model(let model, _)): return .bound(Bindable(model).number)
    case (.binding, .object(let object)):
      return .bound(ObservedObject(wrappedValue: object).projectedValue.number)
    case (.whole, .loose(let binding)): return .profile(binding.profile)
    case (.whole, .model(let model, _)): return .model(model, replace: nil)
    default: return self
    }
  }

  static func bound(_ binding: Binding<Int>) -> StateSource {
    .number(read: { binding.wrappedValue }, binding)
  }
}

/// A group of property wrappers that a view declares as one property.
@MainActor
protocol StateHolder: DynamicProperty {
  var source: StateSource { get }
}

struct NothingHolder: StateHolder {
  var source: StateSource { .nothing }
}

struct NumberHolder: StateHolder {
  @State private var number: Int
  init(_ number: Int) { _number = State(initialValue: number) }
  var source: StateSource { .number(read: { number }, $number) }
}

struct ProfileHolder: StateHolder {
  @State private var profile: StateProfile
  init(_ number: Int) { profile = StateProfile(number: number, name: "a") }
  var source: StateSource { .profile($profile) }
}

struct LooseHolder: StateHolder {
  @State private var profile: LooseProfile
  init(_ number: Int) { profile = LooseProfile(number: number, name: "a") }
  var source: StateSource { .loose($profile) }
}

struct OptionalHolder: StateHolder {
  @State private var number: Int?
  init(_ number: Int?) { _number = State(initialValue: number) }
  var source: StateSource { .optional($number) }
}

struct ItemsHolder: StateHolder {
  @State private var items: [StateItem]
  init(_ items: [StateItem]) { self.items = items }
  var source: StateSource { .items(read: { items }, $items) }
}

struct ModelHolder: StateHolder {
  @State private var model: StateModel
  init(_ number: Int) { model = StateModel(number) }
  var source: StateSource { .model(model, replace: { model = $0 }) }
}

struct ObjectHolder: StateHolder {
  @StateObject private var object: StateObjectModel
  init(_ number: Int, _ living: StateLiving) {
    _object = StateObject(wrappedValue: StateObjectModel(number, living))
  }
  var source: StateSource { .object(object) }
}

/// A property wrapper of the program's own, which contains a state and reads a key of the
/// environment.
@propertyWrapper
struct Raised: DynamicProperty {
  @State private var number: Int
  @Environment(\.stateLevel) private var level
  private var seen = 0

  init(_ number: Int) { _number = State(initialValue: number) }

  mutating func update() { seen = level }

  var wrappedValue: Int { number + seen }
  var projectedValue: Binding<Int> { $number }
}

struct ComposedHolder: StateHolder {
  @Raised private var number: Int
  init(_ number: Int) { _number = Raised(number) }
  var source: StateSource { .number(read: { number }, $number) }
}

struct SceneHolder: StateHolder {
  @SceneStorage("number") private var number = StateInitial.number
  var source: StateSource { .number(read: { number }, $number) }
}

struct ValueHolder: StateHolder {
  let number: Int
  var source: StateSource { .value(number) }
}

struct BindingHolder: StateHolder {
  @Binding var number: Int
  var source: StateSource { .number(read: { number }, $number) }
}

struct ProfileBindingHolder: StateHolder {
  @Binding var profile: StateProfile
  var source: StateSource { .profile($profile) }
}

struct OptionalBindingHolder: StateHolder {
  @Binding var number: Int?
  var source: StateSource { .optional($number) }
}

struct ItemsBindingHolder: StateHolder {
  @Binding var items: [StateItem]
  var source: StateSource { .items(read: { items }, $items) }
}

struct ModelReferenceHolder: StateHolder {
  let model: StateModel
  var source: StateSource { .model(model, replace: nil) }
}

struct BindableHolder: StateHolder {
  @Bindable var model: StateModel
  var source: StateSource { .model(model, replace: nil) }
}

struct ObservedHolder: StateHolder {
  @ObservedObject var object: StateObjectModel
  var source: StateSource { .object(object) }
}

struct PlainObjectHolder: StateHolder {
  let object: StateObjectModel
  var source: StateSource { .object(object) }
}

struct LevelHolder: StateHolder {
  @Environment(\.stateLevel) private var level
  var source: StateSource { .value(level) }
}

struct SharedModelHolder: StateHolder {
  @Environment(StateModel.self) private var model: StateModel?
  var source: StateSource { model.map { .model($0, replace: nil) } ?? .nothing }
}

struct SharedObjectHolder: StateHolder {
  @EnvironmentObject private var object: StateObjectModel
  var source: StateSource { .object(object) }
}
