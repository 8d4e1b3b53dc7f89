import SwiftUI

/// Shared by all views of a program, none of which depends on it: what they did, and how to reach
/// what they hold.
@MainActor
final class StateStage {
  let living = StateLiving()
  var bodies: [String] = []
  var events: [String] = []
  /// How many animations have told that they completed.
  var completions = 0
  /// Work for a task of the program, from elsewhere.
  let works: AsyncStream<@MainActor () -> Void>
  let send: (@escaping @MainActor () -> Void) -> Void
  private(set) var sources: [String: [StateSource]] = [:]
  private var listeners: [String: AsyncStream<Int>.Continuation] = [:]

  init() {
    let (works, continuation) = AsyncStream.makeStream(of: (@MainActor () -> Void).self)
    self.works = works
    send = { continuation.yield($0) }
  }

  /// Releases what removed views hold.
  func keep(_ paths: Set<String>) { sources = sources.filter { paths.contains($0.key) } }

  /// Returns the numbers that are sent to a view's task.
  func numbers(for path: String) -> AsyncStream<Int> {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    listeners[path] = continuation
    return numbers
  }

  func send(_ number: Int, to path: String) { listeners[path]?.yield(number) }

  func ran(_ path: String, _ sources: [StateSource]) {
    bodies.append(path)
    self.sources[path] = sources
  }
}

/// The place of a view in a program, which is the same for as long as the view's identity.
@MainActor
struct StateSpot {
  let plan: StatePlan
  let path: String
  let stage: StateStage

  func child(_ plan: StatePlan, _ key: String) -> StateSpot {
    StateSpot(plan: plan, path: "\(path)/\(key)", stage: stage)
  }

  /// Returns the view, with what its parent passes to it.
  func view(_ loans: [StateSource]) -> AnyView {
    if let view = directView(loans[0]) { return view }
    return open(holder(plan.holds[0], loans[0]), holder(plan.holds[1], loans[1]))
  }

  private func open(_ first: some StateHolder, _ second: some StateHolder) -> AnyView {
    AnyView(StateView(spot: self, first: first, second: second))
  }

  private func holder(_ hold: StateHold, _ loan: StateSource) -> any StateHolder {
    switch (hold, loan) {
    case (.state, _): NumberHolder(StateInitial.number)
    case (.profileState, _): ProfileHolder(StateInitial.number)
    case (.looseState, _): LooseHolder(StateInitial.number)
    case (.optionalState, _): OptionalHolder(StateInitial.number)
    case (.itemsState, _): ItemsHolder(StateInitial.items)
    case (.modelState, _): ModelHolder(StateInitial.number)
    case (.dictionaryState, _): DictionaryHolder(StateInitial.number)
    case (.modelsState, _): ModelsHolder(StateInitial.number)
    case (.stateObject, _): ObjectHolder(StateInitial.number, stage.living)
    case (.composed, _): ComposedHolder(StateInitial.number)
    case (.sceneStored, _): SceneHolder()
    case (.stored, _): StoredHolder()
    case (.otherStored, _): OtherStoredHolder()
    case (.focus, _): FocusHolder()
    case (.gesture, _): GestureHolder()
    case (.focusedNumber, _): FocusedNumberHolder()
    case (.level, _): LevelHolder()
    case (.sharedModel, _): SharedModelHolder()
    case (.sharedObject, _): SharedObjectHolder()
    case (.value, .value(let number)): ValueHolder(number: number)
    case (.binding, .number(_, let binding)): BindingHolder(number: binding)
    case (.profileBinding, .profile(let binding)): ProfileBindingHolder(profile: binding)
    case (.optionalBinding, .optional(let binding)): OptionalBindingHolder(number: binding)
    case (.itemsBinding, .items(_, let binding)): ItemsBindingHolder(items: binding)
    case (.model, .model(let model, _)): ModelReferenceHolder(model: model)
    case (.bindable, .model(let model, _)): BindableHolder(model: model)
    case (.observed, .object(let object)): ObservedHolder(object: object)
    case (.plainObject, .object(let object)): PlainObjectHolder(object: object)
    default: NothingHolder()
    }
  }

  private func directView(_ loan: StateSource) -> AnyView? {
    switch (plan.holds[0], loan) {
    case (.halfValue, .value(let number)): return AnyView(HalfView(spot: self, number: number))
    case (.halfValue, _): return AnyView(HalfView(spot: self, number: 0))
    default: break
    }
    guard plan.isDirect, plan.holds[1] == .nothing else { return nil }
    switch (plan.holds[0], loan) {
    case (.state, _): return AnyView(NumberView(spot: self))
    case (.stateObject, _): return AnyView(ObjectView(spot: self))
    case (.stored, _): return AnyView(StoredView(spot: self))
    case (.focus, _): return AnyView(FocusView(spot: self))
    case (.gesture, _): return AnyView(GestureView(spot: self))
    case (.level, _): return AnyView(LevelView(spot: self))
    case (.value, .value(let number)): return AnyView(ValueView(spot: self, number: number))
    case (.binding, .number(_, let binding)):
      return AnyView(BoundView(spot: self, number: binding))
    case (.model, .model(let model, _)): return AnyView(ModelView(spot: self, model: model))
    case (.observed, .object(let object)):
      return AnyView(ObservedView(spot: self, object: object))
    default: return nil
    }
  }
}

enum StateInitial {
  static let number = 3
  static let items = [StateItem(id: 1, number: 1), StateItem(id: 2, number: 2)]
}

private struct StateView<First: StateHolder, Second: StateHolder>: View {
  let spot: StateSpot
  let first: First
  let second: Second
  var body: some View { spot.content([first.source, second.source]) }
}

private struct NumberView: View {
  let spot: StateSpot
  @State private var number = StateInitial.number
  var body: some View { spot.content([.number(read: { number }, $number), .nothing]) }
}

private struct ObjectView: View {
  let spot: StateSpot
  @StateObject private var object: StateObjectModel

  init(spot: StateSpot) {
    self.spot = spot
    _object = StateObject(wrappedValue: StateObjectModel(StateInitial.number, spot.stage.living))
  }

  var body: some View { spot.content([.object(object), .nothing]) }
}

private struct StoredView: View {
  let spot: StateSpot
  @AppStorage("number") private var number = StateInitial.number
  var body: some View { spot.content([.number(read: { number }, $number), .nothing]) }
}

private struct FocusView: View {
  let spot: StateSpot
  @FocusState private var field: Int?
  var body: some View { spot.content([.focus($field), .nothing]) }
}

private struct GestureView: View {
  let spot: StateSpot
  @GestureState private var number = 0
  var body: some View { spot.content([.gesture(read: { number }, $number), .nothing]) }
}

private struct LevelView: View {
  let spot: StateSpot
  @Environment(\.stateLevel) private var level
  var body: some View { spot.content([.value(level), .nothing]) }
}

private struct ValueView: View {
  let spot: StateSpot
  let number: Int
  var body: some View { spot.content([.value(number), .nothing]) }
}

private struct BoundView: View {
  let spot: StateSpot
  @Binding var number: Int
  var body: some View { spot.content([.number(read: { number }, $number), .nothing]) }
}

private struct ModelView: View {
  let spot: StateSpot
  let model: StateModel
  var body: some View { spot.content([.model(model, replace: nil), .nothing]) }
}

private struct ObservedView: View {
  let spot: StateSpot
  @ObservedObject var object: StateObjectModel
  var body: some View { spot.content([.object(object), .nothing]) }
}

/// A view that calls itself equal where SwiftUI would not.
private struct HalfView: View, Equatable {
  let spot: StateSpot
  let number: Int
  var body: some View { spot.content([.value(number), .nothing]) }

  nonisolated static func == (a: HalfView, b: HalfView) -> Bool { a.number / 2 == b.number / 2 }
}

struct CountingModifier: ViewModifier {
  let spot: StateSpot
  @State private var number = StateInitial.number

  func body(content: Content) -> some View {
    let text = "\(spot.path): \(number)"
    let _ = spot.stage.ran(spot.path, [.number(read: { number }, $number), .nothing])
    VStack {
      Text(text)
      content
    }
  }
}
