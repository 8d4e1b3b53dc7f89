/// Mounting, visiting and unmounting of the model's views.
extension NaiveProgram {
  /// - Parameter isNew: whether the parent's body has recreated the view's value.
  func visit(
    _ view: View, _ loans: [NaiveLoan], _ around: Surroundings, isNew: Bool = false
  ) {
    let isLentOther = isNew && !zip(view.loans, loans).allSatisfy { isSame($0, $1, in: view) }
    // A state whose initial value is an object has a different one in each view value.
    let isMadeAnew = isNew && view.plan?.holds.contains(where: \.ownsModel) == true
    let runs = isLentOther || isMadeAnew || isDirty(view, around)
    if runs {
      view.loans = loans
      view.around = around
      run(view)
    }
    showChildren(of: view, around, areNew: runs)
  }

  func isSame(_ former: NaiveLoan, _ new: NaiveLoan, in view: View) -> Bool {
    if view.plan?.holds[0] == .halfValue, case .value(let a) = former, case .value(let b) = new {
      return a / 2 == b / 2
    }
    return former.isSame(as: new)
  }

  func isDirty(_ view: View, _ around: Surroundings) -> Bool {
    if view.reads.contains(where: { $0.now() != $0.seen }) { return true }
    if !view.properties.isDisjoint(with: changed) { return true }
    if view.objects.contains(where: { announced.contains(ObjectIdentifier($0)) }) { return true }
    guard let plan = view.plan else { return false }
    for hold in plan.holds {
      switch hold {
      case .level, .composed: if around.level != view.around.level { return true }
      case .sharedModel: if around.model !== view.around.model { return true }
      case .sharedObject: if around.object !== view.around.object { return true }
      default: break
      }
    }
    return false
  }

  func showChildren(of view: View, _ around: Surroundings, areNew: Bool) {
    var left = view.shown
    for child in view.children {
      var inner = around
      switch child.addition {
      case .level(let level): inner.level = level
      case .model(let model): inner.model = model
      case .object(let object): inner.object = object
      case nil: break
      }
      if child.isModified { showModifier(of: view, child.key, &left) }
      if let known = left.removeValue(forKey: child.key) {
        visit(known, child.loans, inner, isNew: areNew)
      } else if let known = view.leaving.removeValue(forKey: child.key) {
        view.shown[child.key] = known
        visit(known, child.loans, inner, isNew: true)
      } else {
        view.shown[child.key] = mount(child.plan, "\(view.path)/\(child.key)", child.loans, inner)
      }
    }
    for (key, gone) in left {
      view.shown[key] = nil
      if keepsLeaving {
        view.leaving[key] = gone
        if let focused, all(below: gone).contains(where: { $0 === focused.view }) {
          self.focused = nil
        }
      } else {
        unmount(gone)
      }
    }
  }

  /// Ends all transitions.
  func endTransitions() {
    for view in allViews {
      let gone = view.leaving
      view.leaving = [:]
      for view in gone.values { unmount(view) }
    }
  }

  func showModifier(of view: View, _ key: String, _ left: inout [String: View]) {
    let key = key + "!"
    if let known = left.removeValue(forKey: key) { return visit(known, [], Surroundings()) }
    let cell = NaiveCell(.number(StateInitial.number))
    let made = View(nil, "\(view.path)/\(key)", [], [.number(.cell(cell), plus: 0)])
    view.shown[key] = made
    run(made)
  }

  func mount(
    _ plan: StatePlan, _ path: String, _ loans: [NaiveLoan], _ around: Surroundings
  ) -> View {
    let view = View(plan, path, loans, plan.holds.enumerated().map { own($1, $0) })
    view.around = around
    if plan.holds.contains(.focusedNumber) { madeFollowers.append(path) }
    run(view)
    if plan.receives, case .object(let object) = view.owned[0] {
      events.append("\(path) receives \(object.number)")
    }
    showChildren(of: view, around, areNew: true)
    appearances.append { [self] in appear(view, plan) }
    return view
  }

  func appear(_ view: View, _ plan: StatePlan) {
    if view.isGone { return }
    view.hasAppeared = true
    events.append("\(view.path) appears")
    if plan.greets { raise(view) }
    if let watched = view.watched, plan.watchesAtFirst {
      events.append("\(view.path) \(watched) to \(watched)")
      if plan.echoes { echo(watched, view) }
    }
    if view.worked != nil { events.append("\(view.path) starts") }
  }

  func unmount(_ view: View) {
    view.isGone = true
    if focused?.view === view { focused = nil }
    for child in view.shown.values { unmount(child) }
    for child in view.leaving.values { unmount(child) }
    guard view.plan != nil else { return }
    for case .object in view.owned { objectCount -= 1 }
    guard view.hasAppeared else { return }
    if view.worked != nil {
      events.append("\(view.path) ends")
      if view.plan?.worksOn == true { lateWrites.append { [self] in raise(view, by: 100) } }
    }
    departures.append { [self] in events.append("\(view.path) disappears") }
  }

  func own(_ hold: StateHold, _ slot: Int) -> NaiveSource {
    let number = StateInitial.number
    func cell(_ value: NaiveValue) -> NaivePlace { .cell(NaiveCell(value)) }
    switch hold {
    case .state, .dictionaryState, .composed: return .number(cell(.number(number)), plus: 0)
    case .sceneStored: return .number(.cell(scene), plus: 0)
    case .stored: return .number(.cell(stores[0]), plus: 0)
    case .otherStored: return .number(.cell(stores[1]), plus: 0)
    case .focus: return .focus(slot: slot)
    case .gesture: return .gesture(NaiveCell(.number(0)))
    case .profileState:
      return .profile(cell(.profile(StateProfile(number: number, name: "a"))), isLoose: false)
    case .looseState:
      return .profile(cell(.profile(StateProfile(number: number, name: "a"))), isLoose: true)
    case .optionalState: return .optional(cell(.optional(number)))
    case .itemsState: return .items(cell(.items(StateInitial.items)))
    case .modelState, .modelsState:
      let model = NaiveModel(number)
      return .model(model, NaiveCell(.model(model)))
    case .stateObject:
      objectCount += 1
      return .object(NaiveObject(number))
    default: return .nothing
    }
  }
}
