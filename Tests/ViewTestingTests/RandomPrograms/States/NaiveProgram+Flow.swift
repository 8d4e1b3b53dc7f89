/// What goes up the tree, and what follows the focus.
extension NaiveProgram {
  /// The preference of a view, empty if it and its children give none.
  func preference(_ view: View) -> [Int] { view.given.map { [$0] } ?? childrenPreference(view) }

  func childrenPreference(_ view: View) -> [Int] {
    view.children.flatMap { child in
      isPresented(child, of: view) ? [] : view.shown[child.key].map(preference) ?? []
    }
  }

  private func isPresented(_ child: Child, of view: View) -> Bool {
    switch place(of: child, in: view) {
    case .sheet: true
    default: false
    }
  }

  private func place(of child: Child, in view: View) -> StatePlace? {
    let name = String(child.key.prefix { $0.isNumber })
    return view.plan?.children.first { $0.key == name }?.place
  }

  /// Tells views the preferences of their children.
  func collect() {
    for view in views where view.plan?.collects == true {
      let sum = childrenPreference(view)
      guard view.collected != sum else { continue }
      view.collected = sum
      actions.append { [self] in
        events.append("\(view.path) collects \(sum)")
        if view.plan?.keeps == true { echo(sum.reduce(0, +), view) }
      }
    }
  }

  /// The sums that overlays show.
  var overlays: [String] {
    views.filter { $0.plan?.overlays == true }.map {
      "\($0.path) sums \(childrenPreference($0))"
    }
  }

  /// The marks in a view, with their lengths.
  private func marks(_ view: View) -> [String] {
    let own = view.marked.map { ["\(view.path) \(StateMark.length($0))"] } ?? []
    return view.children.reduce(own) { marks, child in
      guard !isPresented(child, of: view), let shown = view.shown[child.key] else { return marks }
      return marks + self.marks(shown)
    }
  }

  /// The lengths of marks that overlays show.
  var outlines: [String] {
    views.filter { $0.plan?.outlines == true }.map { "\($0.path) outlines \(marks($0).sorted())" }
  }

  /// Sends a number to the task of a view, which gets it once everything else has been updated.
  func send(_ number: Int, to view: View) {
    guard view.worked != nil, view.hasAppeared else { return }
    lateWrites.append { [self] in
      guard !view.isGone else { return }
      events.append("\(view.path) hears \(number)")
      if view.plan?.worksOn == true { raise(view, by: number) }
    }
  }

  /// Gives a key to the views around the focus, the innermost first, until one takes it.
  func giveKey() {
    guard let focused else { return }
    for view in views.reversed() {
      guard let keys = view.plan?.keys, focused.view.isIn(view) else { continue }
      events.append("\(view.path) is given a key")
      raise(view, by: 50)
      if keys == .takes { break }
    }
  }

  /// How long a view's own layout is.
  func columnLength(_ view: View) -> Int {
    var length = view.length + 7
    for child in view.plan?.children ?? [] {
      let shown = view.children.first { $0.key.prefix { $0.isNumber } == child.key }
      switch child.place {
      case .plain, .group, .erasedTwice, .identified, .level, .shares:
        length += shown.flatMap { view.shown[$0.key] }?.length ?? 0
      default: length += 10
      }
    }
    return length
  }

  /// The number of the view's field that has the focus.
  func field(of view: View, _ slot: Int) -> Int {
    guard let focused, focused.view === view, focused.slot == slot else { return 0 }
    return focused.field
  }

  /// A request of the program, which is met once everything else has been updated (S8.2).
  func requestFocus(_ field: Int, of view: View, _ slot: Int) {
    lateWrites.append { [self] in
      if !view.isGone { focus(field, of: view, slot) }
    }
  }

  /// Only the holder of the focus gives it up.
  func focus(_ field: Int, of view: View, _ slot: Int) {
    if field > 0 {
      focused = (view, slot, field)
    } else if focused?.view === view, focused?.slot == slot {
      focused = nil
    }
  }

  /// What the nearest view around the focus tells.
  var told: Int? {
    guard let focused else { return nil }
    return views.last { $0.told != nil && focused.view.isIn($0) }?.told
  }
}
