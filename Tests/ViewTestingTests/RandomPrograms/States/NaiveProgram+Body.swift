/// What a body of the model reads and passes to its children.
extension NaiveProgram {
  func run(_ view: View) {
    bodies.append(view.path)
    (view.reads, view.properties, view.objects) = ([], [], [])
    guard let plan = view.plan else {
      view.sources = view.owned
      let number = read(StateReading(slot: 0, part: .whole), view)
      view.text = "\(view.path): \(number)"
      return
    }
    view.sources = plan.holds.indices.map { source(view, plan.holds[$0], $0) }
    view.text = view.path + ":" + plan.shows.map { " \(read($0, view))" }.joined()
    view.children = plan.children.flatMap { child($0, view) }
    view.given = plan.gives.map { read($0, view) }
    view.told = plan.tells.map { read($0, view) }
    view.marked = plan.marks.map { read($0, view) }
    view.length = plan.shows.first.map { read($0, view) } ?? 5
    let (watched, worked) = (plan.watches.map { read($0, view) }, plan.works.map { read($0, view) })
    if let former = view.watched, let new = watched, former != new {
      actions.append { [self] in
        events.append("\(view.path) \(former) to \(new)")
        if plan.echoes { echo(new, view) }
      }
    }
    if let former = view.worked, let new = worked, former != new, view.hasAppeared {
      events += ["\(view.path) starts", "\(view.path) ends"]
      if plan.worksOn { lateWrites.append { [self] in raise(view, by: 100) } }
    }
    (view.watched, view.worked) = (watched, worked)
  }

  func echo(_ number: Int, _ view: View) {
    if case .number(let place, _) = view.sources[1] { write(.number(number), to: place) }
  }

  func raise(_ view: View, by amount: Int = 10) {
    guard case .number(let place, let plus) = view.sources[1],
      case .number(let number)? = place.value
    else { return }
    write(.number(number + plus + amount), to: place)
  }

  func source(_ view: View, _ hold: StateHold, _ slot: Int) -> NaiveSource {
    let around = view.around
    switch (hold, view.loans[slot]) {
    case (.composed, _):
      guard case .number(let place, _) = view.owned[slot] else { return .nothing }
      return .number(place, plus: around.level)
    case (.dictionaryState, _):
      // Unwrapping its binding reads it.
      if case .number(let place, _) = view.owned[slot] { note(place, view) }
      return view.owned[slot]
    case (.modelState, _), (.modelsState, _):
      guard case .model(_, let cell?) = view.owned[slot], case .model(let model) = cell.value
      else { return .nothing }
      note(.cell(cell), view)
      return .model(model, cell)
    case (.stateObject, _):
      if case .object(let object) = view.owned[slot] { view.objects.append(object) }
      return view.owned[slot]
    case (.level, _): return .value(around.level)
    case (.focusedNumber, _):
      view.reads.append((now: { [self] in .optional(told) }, seen: .optional(told)))
      return .value(told ?? -1)
    case (.sharedModel, _): return around.model.map { .model($0, nil) } ?? .nothing
    case (.sharedObject, _):
      guard let object = around.object else { return .nothing }
      view.objects.append(object)
      return .object(object)
    case (.halfValue, .nothing): return .value(0)
    case (.value, .value(let value)), (.halfValue, .value(let value)): return .value(value)
    case (.binding, .place(let place)): return .number(place, plus: 0)
    case (.profileBinding, .place(let place)): return .profile(place, isLoose: false)
    case (.optionalBinding, .place(let place)): return .optional(place)
    case (.itemsBinding, .place(let place)): return .items(place)
    case (.model, .model(let model)), (.bindable, .model(let model)): return .model(model, nil)
    case (.observed, .object(let object)):
      view.objects.append(object)
      return .object(object)
    case (.plainObject, .object(let object)): return .object(object)
    default: return view.owned[slot]
    }
  }

  /// Records what a read of a place depends on.
  func note(_ place: NaivePlace, _ view: View) {
    switch place {
    case .constant, .objectProperty: break
    case .property(let model): view.properties.insert(model.change(of: .number))
    case .closures(let base, _, _), .derived(let base), .unwrapped(let base): note(base, view)
    case .number(let base, let isDerived):
      if isDerived || !isInState(base) { note(base, view) } else { noteValue(place, view) }
    case .element(let base, _):
      if isInState(base) { noteValue(place, view) } else { note(base, view) }
    case .cell: noteValue(place, view)
    }
  }

  func noteValue(_ place: NaivePlace, _ view: View) {
    view.reads.append((now: { place.value }, seen: place.value))
  }

  func isInState(_ place: NaivePlace) -> Bool {
    switch place {
    case .cell: true
    case .number(let base, let isDerived): !isDerived && isInState(base)
    case .element(let base, _): isInState(base)
    default: false
    }
  }

  func read(_ reading: StateReading, _ view: View) -> Int {
    func look(_ place: NaivePlace) -> NaiveValue? {
      note(place, view)
      return place.value
    }
    switch view.sources[reading.slot] {
    case .nothing: return 0
    case .focus(let slot):
      let now = { [self, unowned view] in NaiveValue.number(field(of: view, slot)) }
      view.reads.append((now: now, seen: now()))
      return field(of: view, slot)
    case .gesture(let cell):
      guard case .number(let number)? = look(.cell(cell)) else { return -100 }
      return number
    case .value(let value): return value
    case .number(let place, let plus):
      guard case .number(let number)? = look(place) else { return -100 }
      return number + plus
    case .profile(let place, _):
      guard case .profile(let profile)? = look(place) else { return -100 }
      return reading.part == .name ? profile.name.count : profile.number
    case .optional(let place):
      guard case .optional(let number)? = look(place) else { return -100 }
      return number ?? -1
    case .items(let place):
      guard case .items(let items)? = look(place) else { return -100 }
      return reading.part == .count ? items.count : items.reduce(0) { $0 + $1.number }
    case .model(let model, _):
      func number(of model: NaiveModel) -> Int {
        view.properties.insert(model.change(of: .number))
        return model.number
      }
      func inner() -> Int? {
        view.properties.insert(model.change(of: .inner))
        return model.inner.map(number)
      }
      switch reading.part {
      case .computed: return number(of: model) * 2 + (inner() ?? 0)
      case .inner: return inner() ?? -1
      case .hidden: return model.hidden
      default: return number(of: model)
      }
    case .object(let object):
      switch reading.part {
      case .inner: return object.innerNumber
      case .hidden: return object.hidden
      default: return object.number
      }
    }
  }

  func lend(_ loan: StateLoan, _ hold: StateHold, _ view: View) -> NaiveLoan {
    func whole() -> Int { read(StateReading(slot: loan.slot, part: .whole), view) }
    let source = view.sources[loan.slot]
    switch (loan.way, source) {
    case (.nothing, _), (.element, _), (_, .nothing): return .nothing
    case (.value, _): return .value(whole())
    case (.constant, _): return .place(.constant(whole()))
    case (.binding, .number(let place, _)): return .place(place)
    case (.closures, .number(let place, let plus)):
      // Creating the binding reads it.
      note(place, view)
      return .place(.closures(place, plus: plus, .init()))
    case (.binding, .profile(let place, _)):
      if case .derived = place { return .place(.number(place, isDerived: true)) }
      return .place(.number(place, isDerived: false))
    case (.binding, .model(let model, _)):
      view.properties.insert(model.change(of: .number))
      return .place(.property(model))
    case (.binding, .object(let object)): return .place(.objectProperty(object, object.number))
    case (.whole, .profile(let place, let isLoose)):
      return .place(isLoose ? .derived(place) : place)
    case (.whole, .optional(let place)), (.whole, .items(let place)): return .place(place)
    case (.whole, .model(let model, _)): return .model(model)
    case (.whole, .object(let object)): return .object(object)
    default: return .nothing
    }
  }

  func child(_ child: StatePlan.Child, _ view: View) -> [Child] {
    let plan = child.plan
    let loans = child.loans.enumerated().map { lend($1, plan.holds[$0], view) }
    let key = child.key
    func one(_ key: String, _ addition: Addition? = nil) -> [Child] {
      [Child(key: key, plan: plan, loans: loans, addition: addition)]
    }
    switch child.place {
    case .plain, .group, .erasedTwice: return one(key)
    case .when(let reading), .coming(let reading), .sheet(let reading), .pushed(let reading):
      return read(reading, view) % 2 == 0 ? one(key) : []
    case .either(let reading): return one(read(reading, view) % 2 == 0 ? key + "a" : key + "b")
    case .identified(let reading): return one("\(key)#\(read(reading, view))")
    case .level(let reading): return one(key, .level(read(reading, view)))
    case .shares(let slot):
      switch view.sources[slot] {
      case .model(let model, _): return one(key, .model(model))
      case .object(let object): return one(key, .object(object))
      default: return one(key, .model(nil))
      }
    case .modified: return [Child(key: key, plan: plan, loans: loans, isModified: true)]
    case .unwrapped(let slot):
      guard case .optional(let place) = view.sources[slot] else { return [] }
      note(place, view)
      guard case .optional(_?)? = place.value else { return [] }
      return [Child(key: key, plan: plan, loans: [.place(.unwrapped(place))] + loans.dropFirst())]
    case .rows(let slot, let bound):
      guard case .items(let place) = view.sources[slot], case .items(let items)? = place.value
      else { return [] }
      note(place, view)
      return items.indices.map { index in
        let first =
          bound ? NaiveLoan.place(.element(place, index)) : .value(items[index].number)
        return Child(
          key: "\(key)@\(items[index].id)", plan: plan, loans: [first] + loans.dropFirst())
      }
    }
  }
}
