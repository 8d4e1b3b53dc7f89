import SwiftUI

/// One write of a state program to something that a view holds, through what its body received.
struct StateAction: CustomStringConvertible {
  enum Change: Equatable {
    case number(Int)
    case same, inPlace, hidden, name, replaced
    case none, inner
    case innerNumber(Int)
    case announced
    case items([Int])
    case element(Int, Int)
    /// Written to the stores of defaults by something else.
    case stored(Int, store: Int)
    /// Sent to the task of a view.
    case sent(Int)
  }

  let path: String
  let slot: Int
  let change: Change

  var description: String { "\(path).\(slot) \(change)" }

  /// Returns a random write to something that can be written now.
  static func random(in program: NaiveProgram, using random: inout ProgramRandom) -> StateAction? {
    let places = program.views.flatMap { view in
      view.sources.indices.filter { isWritable(view.sources[$0]) }.map { (view, $0) }
    }
    if random.below(12) == 0 {
      let change = Change.stored(random.below(6), store: random.below(2))
      return StateAction(path: "", slot: 0, change: change)
    }
    if random.below(6) == 0 {
      let working = program.views.filter { $0.worked != nil && $0.hasAppeared }
      if !working.isEmpty {
        let change = Change.sent(1 + random.below(6))
        return StateAction(path: random.one(of: working).path, slot: 0, change: change)
      }
    }
    guard !places.isEmpty else { return nil }
    let (view, slot) = random.one(of: places)
    let number = Change.number(random.below(6))
    let changes: [Change] =
      switch view.sources[slot] {
      case .nothing, .value, .gesture: []
      case .focus: [.number(random.below(3))]
      case .number: [number, number, .same]
      case .profile: [number, .name, .same]
      case .optional: [number, .none, .same]
      case .items:
        [items(using: &random), items(using: &random), .element(random.below(3), random.below(6))]
      case .model(_, let cell):
        [number, .same, .inPlace, .hidden, .inner, .innerNumber(random.below(6))]
          + (cell == nil ? [] : [.replaced])
      case .object: [number, .same, .hidden, .announced, .innerNumber(random.below(6))]
      }
    return StateAction(path: view.path, slot: slot, change: random.one(of: changes))
  }

  private static func items(using random: inout ProgramRandom) -> Change {
    var rest = Array(1...5)
    return .items((0..<random.below(5)).map { _ in rest.remove(at: random.below(rest.count)) })
  }

  private static func isWritable(_ source: NaiveSource) -> Bool {
    switch source {
    case .nothing, .value, .gesture: false
    case .number(let place, _): place.value != nil
    default: true
    }
  }

  /// Whether it moves the focus.
  func isForFocus(in program: NaiveProgram) -> Bool {
    let view = program.views.first { $0.path == path }
    if case .focus? = view?.sources[slot] { return true }
    return false
  }

  // MARK: In the program

  @MainActor
  func perform(_ stage: StateStage) {
    if case .stored(let number, let store) = change {
      [StateStores.common, StateStores.other][store].set(number, forKey: "number")
    }
    if case .sent(let number) = change { return stage.send(number, to: path) }
    guard let source = stage.sources[path]?[slot] else { return }
    switch source {
    case .nothing, .value, .gesture: break
    case .focus(let binding):
      if case .number(let number) = change { binding.wrappedValue = number == 0 ? nil : number }
    case .number(_, let binding):
      if case .number(let number) = change { binding.wrappedValue = number }
      if change == .same { binding.wrappedValue += 0 }
    case .profile(let binding):
      if case .number(let number) = change { binding.wrappedValue.number = number }
      if change == .same { binding.wrappedValue.number += 0 }
      if change == .name { binding.wrappedValue.name += "a" }
    case .loose(let binding):
      if case .number(let number) = change { binding.wrappedValue.number = number }
      if change == .same { binding.wrappedValue.number += 0 }
      if change == .name { binding.wrappedValue.name += "a" }
    case .optional(let binding):
      if case .number(let number) = change { binding.wrappedValue = number }
      if change == .same {
        let number = binding.wrappedValue
        binding.wrappedValue = number
      }
      if change == Change.none { binding.wrappedValue = nil }
    case .items(_, let binding):
      let known = Dictionary(
        uniqueKeysWithValues: binding.wrappedValue.map { ($0.id, $0.number) })
      if case .items(let ids) = change {
        binding.wrappedValue = ids.map { StateItem(id: $0, number: known[$0] ?? $0) }
      }
      if case .element(let index, let number) = change, index < binding.wrappedValue.count {
        binding[index].number.wrappedValue = number
      }
    case .model(let model, let replace):
      switch change {
      case .number(let number): model.number = number
      case .same:
        let number = model.number
        model.number = number
      case .inPlace: model.number += 0
      case .hidden: model.hidden += 1
      case .inner: model.inner = StateModel(5, hasInner: false)
      case .innerNumber(let number): model.inner?.number = number
      case .replaced: replace?(StateModel(model.number + 1))
      default: break
      }
    case .object(let object):
      switch change {
      case .number(let number): object.number = number
      case .same: object.number += 0
      case .hidden: object.hidden += 1
      case .announced: object.objectWillChange.send()
      case .innerNumber(let number): object.inner.number = number
      default: break
      }
    }
  }

  // MARK: In the model

  func perform(_ program: NaiveProgram) {
    if case .stored(let number, let store) = change {
      program.stores[store].value = .number(number)
    }
    guard let view = program.views.first(where: { $0.path == path }) else { return }
    if case .sent(let number) = change { return program.send(number, to: view) }
    switch view.sources[slot] {
    case .nothing, .value, .gesture: break
    case .focus(let slot):
      if case .number(let number) = change { program.requestFocus(number, of: view, slot) }
    case .number(let place, let plus):
      guard case .number(let old)? = place.value else { return }
      if case .number(let number) = change { program.write(.number(number), to: place) }
      if change == .same { program.write(.number(old), to: place) }
      _ = plus
    case .profile(let place, _):
      guard case .profile(var profile)? = place.value else { return }
      if case .number(let number) = change { profile.number = number }
      if change == .name { profile.name += "a" }
      program.write(.profile(profile), to: place)
    case .optional(let place):
      if case .number(let number) = change { program.write(.optional(number), to: place) }
      if change == Change.none { program.write(.optional(nil), to: place) }
    case .items(let place):
      guard case .items(var items)? = place.value else { return }
      let known = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.number) })
      if case .items(let ids) = change {
        items = ids.map { StateItem(id: $0, number: known[$0] ?? $0) }
      }
      if case .element(let index, let number) = change, index < items.count {
        items[index].number = number
      }
      program.write(.items(items), to: place)
    case .model(let model, let cell):
      switch change {
      case .number(let number): program.set(number, in: model)
      case .inPlace: program.set(model.number, in: model, inPlace: true)
      case .hidden: model.hidden += 1
      case .inner: program.setInner(NaiveModel(5, hasInner: false), in: model)
      case .innerNumber(let number):
        if let inner = model.inner { program.set(number, in: inner) }
      case .replaced: cell?.value = .model(NaiveModel(model.number + 1))
      default: break
      }
    case .object(let object):
      switch change {
      case .number(let number): program.set(number, in: object)
      case .same: program.set(object.number, in: object)
      case .announced: program.announce(object)
      case .hidden: object.hidden += 1
      case .innerNumber(let number): object.innerNumber = number
      default: break
      }
    }
  }
}
