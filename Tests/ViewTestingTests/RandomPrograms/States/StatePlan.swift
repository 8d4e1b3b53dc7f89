/// What a view of a state program holds: owned, borrowed, or found in the environment.
enum StateHold: String, CaseIterable {
  case nothing
  case state, profileState, looseState, optionalState, itemsState, modelState, stateObject
  case composed, sceneStored
  case value, halfValue, binding, profileBinding, optionalBinding, itemsBinding
  case model, bindable, observed, plainObject
  case level, sharedModel, sharedObject

  /// What can be read from it, written to it and passed on from it.
  enum Kind { case nothing, value, number, profile, optional, items, model, object }

  var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .value, .halfValue, .level: .value
    case .state, .binding, .composed, .sceneStored: .number
    case .profileState, .looseState, .profileBinding: .profile
    case .optionalState, .optionalBinding: .optional
    case .itemsState, .itemsBinding: .items
    case .modelState, .model, .bindable, .sharedModel: .model
    case .stateObject, .observed, .plainObject, .sharedObject: .object
    }
  }
}

/// A part of what a view holds, as its body reads it.
struct StateReading: Equatable {
  enum Part: String { case whole, name, count, computed, inner, hidden }
  var slot: Int
  var part: Part
}

/// A part of what a view holds, as it passes it to a child.
struct StateLoan: Equatable {
  enum Way: String { case value, constant, binding, closures, whole, element, nothing }
  var slot: Int
  var way: Way
}

/// Where a child is in its parent's body.
enum StatePlace: Equatable {
  case plain, group, erasedTwice
  case when(StateReading)
  case either(StateReading)
  case identified(StateReading)
  /// A row for each item, by value or by binding.
  case rows(Int, bound: Bool)
  /// Only while an optional has a value; the child's first loan is the binding to that value.
  case unwrapped(Int)
  case level(StateReading)
  case shares(Int)
  case modified
}

/// The description of one view: what its body reads, passes on and reacts to.
final class StatePlan: Sendable {
  struct Child {
    var place: StatePlace
    var plan: StatePlan
    var loans: [StateLoan]
  }

  let holds: [StateHold]
  /// Whether the view declares the property wrappers itself, rather than in a dynamic property of
  /// its own.
  let isDirect: Bool
  let shows: [StateReading]
  let children: [Child]
  let watches: StateReading?
  let watchesAtFirst: Bool
  /// Whether a watched change is written to the second hold.
  let echoes: Bool
  /// Whether the view writes to the second hold when it appears.
  let greets: Bool
  let works: StateReading?
  /// Whether the view receives what its own object publishes.
  let receives: Bool

  init(
    holds: [StateHold], isDirect: Bool = false, shows: [StateReading], children: [Child] = [],
    watches: StateReading? = nil, watchesAtFirst: Bool = false, echoes: Bool = false,
    greets: Bool = false, works: StateReading? = nil, receives: Bool = false
  ) {
    self.receives = receives
    self.holds = holds
    self.isDirect = isDirect
    self.shows = shows
    self.children = children
    self.watches = watches
    self.watchesAtFirst = watchesAtFirst
    self.echoes = echoes
    self.greets = greets
    self.works = works
  }
}

extension StatePlan: CustomStringConvertible {
  var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ indent: Int) -> [String] {
    let space = String(repeating: "  ", count: indent)
    var facts = [holds.map(\.rawValue).joined(separator: "+")]
    if isDirect { facts.append("direct") }
    facts.append("shows \(shows.map { "\($0.slot).\($0.part)" })")
    if let watches {
      facts.append("watches \(watches.slot).\(watches.part) \(echoes) \(watchesAtFirst)")
    }
    if receives { facts.append("receives") }
    if greets { facts.append("greets") }
    if let works { facts.append("works \(works.slot).\(works.part)") }
    return [space + facts.joined(separator: ", ")]
      + children.flatMap { child in
        let loans = child.loans.map { "\($0.slot).\($0.way)" }
        return ["\(space)- \(child.place) lends \(loans)"] + child.plan.lines(indent + 1)
      }
  }
}

// MARK: - Random plans

extension StatePlan {
  /// What enclosing views have put into the environment.
  struct Surroundings {
    var hasObject = false
  }

  static func random(depth: Int, using random: inout ProgramRandom) -> StatePlan {
    let owned: [StateHold] = [
      .state, .profileState, .looseState, .optionalState, .itemsState, .modelState, .stateObject,
      .composed, .sceneStored,
    ]
    let holds = [random.one(of: owned), random.one(of: owned + [.nothing])]
    return .random(holds, depth: depth, Surroundings(), using: &random)
  }

  private static func random(
    _ holds: [StateHold], depth: Int, _ around: Surroundings, using random: inout ProgramRandom
  ) -> StatePlan {
    func reading(_ random: inout ProgramRandom, of slots: [Int] = [0, 1]) -> StateReading? {
      let slots = slots.filter { holds[$0].kind != .nothing }
      guard !slots.isEmpty else { return nil }
      let slot = random.one(of: slots)
      let parts: [StateReading.Part] =
        switch holds[slot].kind {
        case .profile: [.whole, .name]
        case .items: [.whole, .count]
        case .model: [.whole, .computed, .inner, .hidden, .whole]
        case .object: [.whole, .hidden, .inner, .whole]
        default: [.whole]
        }
      return StateReading(slot: slot, part: random.one(of: parts))
    }
    var children: [Child] = []
    if depth > 0 {
      for _ in 0..<(1 + random.below(3)) {
        if let child = child(of: holds, depth: depth, around, reading, using: &random) {
          children.append(child)
        }
      }
    }
    let shows = (0..<random.below(3)).compactMap { _ in reading(&random) }
    let watches = random.below(4) == 0 ? reading(&random, of: [0]) : nil
    return StatePlan(
      holds: holds, isDirect: random.below(2) == 0, shows: shows, children: children,
      watches: watches, watchesAtFirst: random.below(3) == 0,
      echoes: watches != nil && holds[1] == .state,
      greets: holds[1] == .state
        && random.below(4) == 0,
      works: random.below(8) == 0 ? reading(&random) : nil,
      receives: holds[0] == .stateObject && random.below(3) == 0)
  }

  private static func child(
    of holds: [StateHold], depth: Int, _ around: Surroundings,
    _ reading: (inout ProgramRandom, [Int]) -> StateReading?, using random: inout ProgramRandom
  ) -> Child? {
    var around = around
    let slot = random.below(2)
    let read = reading(&random, [0, 1])
    var place = StatePlace.plain
    var first: (StateHold, StateLoan)?
    switch random.below(14) {
    case 0: place = .group
    case 1: place = .erasedTwice
    case 2: place = read.map { .when($0) } ?? .plain
    case 3: place = read.map { .either($0) } ?? .plain
    case 4: place = read.map { .identified($0) } ?? .plain
    case 5: place = read.map { .level($0) } ?? .plain
    case 6: place = .modified
    case 7...9:
      switch holds[slot].kind {
      case .items:
        let bound = random.below(3) > 0
        place = .rows(slot, bound: bound)
        first = (bound ? .binding : .value, StateLoan(slot: slot, way: .element))
      case .optional:
        place = .unwrapped(slot)
        first = (.binding, StateLoan(slot: slot, way: .element))
      case .model: place = .shares(slot)
      case .object:
        place = .shares(slot)
        around.hasObject = true
      default: break
      }
    default: break
    }
    let pairs =
      [first, nil].prefix(first == nil ? 0 : 1).compactMap { $0 }
      + (0..<2).map { _ in hold(under: holds, around, using: &random) }
    let chosen = Array(pairs.prefix(2))
    var kinds = chosen.map(\.0)
    var loans = chosen.map(\.1)
    if kinds[0] == .halfValue {
      (kinds[1], loans[1]) = (.nothing, StateLoan(slot: 0, way: .nothing))
    }
    if kinds[1] == .halfValue { kinds[1] = .value }
    let plan = StatePlan.random(kinds, depth: depth - 1, around, using: &random)
    return Child(place: place, plan: plan, loans: loans)
  }

  /// Returns what a child may hold, and how it receives it.
  private static func hold(
    under holds: [StateHold], _ around: Surroundings, using random: inout ProgramRandom
  ) -> (StateHold, StateLoan) {
    let none = StateLoan(slot: 0, way: .nothing)
    let slot = random.below(2)
    func lent(_ hold: StateHold, _ way: StateLoan.Way) -> (StateHold, StateLoan) {
      (hold, StateLoan(slot: slot, way: way))
    }
    var choices: [(StateHold, StateLoan)] = [
      (.nothing, none), (.level, none), (.sharedModel, none),
    ]
    if around.hasObject { choices += [(.sharedObject, none), (.sharedObject, none)] }
    if random.below(4) == 0 {
      let owned: [StateHold] = [
        .state, .state, .profileState, .looseState, .optionalState, .itemsState, .modelState,
        .stateObject, .composed, .sceneStored,
      ]
      return (random.one(of: owned), none)
    }
    var loans: [(StateHold, StateLoan)] = []
    if holds[slot].kind != .nothing {
      loans += [lent(.value, .value), lent(.binding, .constant), lent(.halfValue, .value)]
    }
    switch holds[slot].kind {
    case .number:
      loans += [lent(.binding, .binding), lent(.binding, .binding), lent(.binding, .closures)]
    case .profile:
      loans += [lent(.binding, .binding), lent(.profileBinding, .whole)]
    case .optional: loans += [lent(.optionalBinding, .whole)]
    case .items: loans += [lent(.itemsBinding, .whole)]
    case .model:
      loans += [lent(.model, .whole), lent(.bindable, .whole), lent(.binding, .binding)]
    case .object:
      loans += [lent(.observed, .whole), lent(.plainObject, .whole), lent(.binding, .binding)]
    case .nothing, .value: break
    }
    if !loans.isEmpty, random.below(4) > 0 { return random.one(of: loans) }
    choices += loans
    return random.one(of: choices)
  }
}
