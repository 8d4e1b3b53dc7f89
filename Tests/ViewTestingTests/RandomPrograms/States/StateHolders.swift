import SwiftUI

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

/// Its binding goes through a subscript, whose key is part of the key path.
struct DictionaryHolder: StateHolder {
  @State private var numbers: [String: Int]
  init(_ number: Int) { numbers = ["a": number] }
  var source: StateSource { .number(read: { numbers["a"]! }, Binding($numbers["a"])!) }
}

struct ModelsHolder: StateHolder {
  @State private var models: [StateModel]
  init(_ number: Int) { models = [StateModel(number)] }
  var source: StateSource { .model(models[0], replace: { models[0] = $0 }) }
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

struct StoredHolder: StateHolder {
  @AppStorage("number") private var number = StateInitial.number
  var source: StateSource { .number(read: { number }, $number) }
}

struct OtherStoredHolder: StateHolder {
  @AppStorage("number", store: StateStores.other) private var number = StateInitial.number
  var source: StateSource { .number(read: { number }, $number) }
}

struct FocusHolder: StateHolder {
  @FocusState private var field: Int?
  var source: StateSource { .focus($field) }
}

struct GestureHolder: StateHolder {
  @GestureState private var number = 0
  var source: StateSource { .gesture(read: { number }, $number) }
}

struct FocusedNumberHolder: StateHolder {
  @FocusedValue(\.stateNumber) private var number
  var source: StateSource { .value(number ?? -1) }
}
