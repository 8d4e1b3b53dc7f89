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
  /// The number of the field that has the focus.
  case focus(FocusState<Int?>.Binding)
  case gesture(read: @MainActor () -> Int, GestureState<Int>)

  /// Reads a part, as a body does.
  func read(_ part: StateReading.Part) -> Int {
    switch self {
    case .nothing: return 0
    case .value(let value): return value
    case .number(let read, _): return read()
    case .focus(let binding): return binding.wrappedValue ?? 0
    case .gesture(let read, _): return read()
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
