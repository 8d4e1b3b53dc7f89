extension StatePlan {
  /// What enclosing views have put into the environment.
  struct Surroundings {
    var hasObject = false
    /// Whether views may be presented: one presentation is enough.
    var mayPresent = true
    var keys = Array("abcdefghijklmnopqrstuvwxyz")
  }

  static func random(depth: Int, using random: inout ProgramRandom) -> StatePlan {
    let owned: [StateHold] = [
      .state, .profileState, .looseState, .optionalState, .itemsState, .modelState, .stateObject,
      .dictionaryState, .modelsState, .composed, .sceneStored, .stored, .otherStored, .focus,
      .gesture,
    ]
    let holds = [random.one(of: owned), random.one(of: owned + [.nothing])]
    var around = Surroundings()
    let plan = StatePlan.random(holds, depth: depth, &around, using: &random)
    if plan.followsFocus { plan.endChains() }
    // A presentation moves the focus as its host does.
    return plan.hasFields || plan.followsFocus ? plan.withoutPresentations : plan
  }

  private static func random(
    _ holds: [StateHold], depth: Int, _ around: inout Surroundings,
    using random: inout ProgramRandom
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
      for index in 0..<(1 + random.below(3)) {
        children.append(
          child("\(index)", of: holds, depth: depth, &around, reading, using: &random))
      }
    }
    let plan = StatePlan(holds)
    plan.children = children
    plan.isDirect = random.below(2) == 0
    plan.shows = (0..<random.below(3)).compactMap { _ in reading(&random) }
    plan.watches = random.below(4) == 0 ? reading(&random, of: [0]) : nil
    plan.watchesAtFirst = random.below(3) == 0
    plan.echoes = plan.watches != nil && holds[1] == .state
    plan.greets = holds[1] == .state && random.below(4) == 0
    plan.works = random.below(8) == 0 ? reading(&random) : nil
    plan.worksOn = plan.works?.slot == 0 && holds[1] == .state && random.below(2) == 0
    plan.receives = holds[0] == .stateObject && random.below(3) == 0
    plan.gives = random.below(4) == 0 ? reading(&random) : nil
    plan.tells = random.below(5) == 0 ? reading(&random) : nil
    plan.collects = random.below(5) == 0
    plan.keeps = plan.collects && holds[1] == .state && !plan.lends(1)
    plan.overlays = random.below(6) == 0
    plan.arranges = random.below(6) == 0
    plan.submits = random.below(6) == 0
    if holds[1] == .state, random.below(4) == 0 { plan.presses = around.keys.popLast() }
    plan.chains = random.below(2) == 0
    if random.below(2) == 0 { plan.area = random.one(of: StateArea.allCases) }
    if random.below(6) == 0 { plan.keys = random.one(of: StateKeys.allCases) }
    plan.marks = random.below(6) == 0 ? reading(&random) : nil
    plan.outlines = random.below(6) == 0
    // A view that is made while the focus moves learns later what it follows.
    if let watches = plan.watches, holds[watches.slot] == .focusedNumber {
      (plan.watches, plan.watchesAtFirst, plan.echoes) = (nil, false, false)
    }
    if let works = plan.works, holds[works.slot] == .focusedNumber {
      (plan.works, plan.worksOn) = (nil, false)
    }
    return plan
  }

  /// Whether children depend on a hold.
  private func lends(_ slot: Int) -> Bool {
    children.contains { child in
      child.loans.contains { $0.way != .nothing && $0.slot == slot } || child.place.reads(slot)
    }
  }

  private static func child(
    _ key: String, of holds: [StateHold], depth: Int, _ around: inout Surroundings,
    _ reading: (inout ProgramRandom, [Int]) -> StateReading?, using random: inout ProgramRandom
  ) -> Child {
    let hadObject = around.hasObject
    defer { around.hasObject = hadObject }
    let slot = random.below(2)
    let read = reading(&random, [0, 1])
    var place = StatePlace.plain
    var first: (StateHold, StateLoan)?
    switch random.below(17) {
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
    case 10: place = read.map { .coming($0) } ?? .plain
    case 11...12:
      guard let read, around.mayPresent else { break }
      around.mayPresent = false
      place = random.below(2) == 0 ? .sheet(read) : .pushed(read)
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
    let plan = StatePlan.random(kinds, depth: depth - 1, &around, using: &random)
    return Child(key: key, place: place, plan: plan, loans: loans)
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
      (.nothing, none), (.level, none), (.sharedModel, none), (.focusedNumber, none),
    ]
    if around.hasObject { choices += [(.sharedObject, none), (.sharedObject, none)] }
    if random.below(4) == 0 {
      let owned: [StateHold] = [
        .state, .state, .profileState, .looseState, .optionalState, .itemsState, .modelState,
        .stateObject, .dictionaryState, .modelsState, .composed, .sceneStored, .stored,
        .otherStored, .focus, .gesture,
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
    case .nothing, .value, .focus, .gesture: break
    }
    if !loans.isEmpty, random.below(4) > 0 { return random.one(of: loans) }
    choices += loans
    return random.one(of: choices)
  }
}

extension StatePlace {
  /// The part that decides what it does.
  var reading: StateReading? {
    switch self {
    case .plain, .group, .erasedTwice, .rows, .unwrapped, .shares, .modified: nil
    case .when(let reading), .either(let reading), .identified(let reading), .level(let reading),
      .sheet(let reading), .pushed(let reading), .coming(let reading):
      reading
    }
  }

  func reads(_ slot: Int) -> Bool {
    switch self {
    case .rows(slot, _), .unwrapped(slot), .shares(slot): true
    default: reading?.slot == slot
    }
  }
}

extension StatePlan {
  private func endChains() {
    chains = false
    for child in children { child.plan.endChains() }
  }

  var hasFields: Bool {
    holds.contains(.focus) || children.contains { $0.plan.hasFields }
  }

  var withoutPresentations: StatePlan {
    changed { plan in
      for index in plan.children.indices {
        let child = plan.children[index]
        plan.children[index].plan = child.plan.withoutPresentations
        switch child.place {
        case .sheet(let reading), .pushed(let reading):
          plan.children[index].place = .coming(reading)
        default: break
        }
      }
    }
  }
}
