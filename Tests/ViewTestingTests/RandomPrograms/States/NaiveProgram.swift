/// What a state program does, by the rules of S1 to S7 alone: each update visits all views, and
/// runs those for which something that they read has changed since they last ran.
final class NaiveProgram {
  struct Surroundings {
    var level = 0
    var model: NaiveModel?
    var object: NaiveObject?
  }

  /// What a view puts into the environment of a child.
  enum Addition {
    case level(Int)
    case model(NaiveModel?)
    case object(NaiveObject)
  }

  struct Child {
    let key: String
    let plan: StatePlan
    let loans: [NaiveLoan]
    var addition: Addition?
    var isModified = false
  }

  final class View {
    let plan: StatePlan?
    let path: String
    var loans: [NaiveLoan]
    var owned: [NaiveSource]
    var sources: [NaiveSource] = []
    var reads: [(now: () -> NaiveValue?, seen: NaiveValue?)] = []
    var properties: Set<NaiveModel.Change> = []
    var objects: [NaiveObject] = []
    var around = Surroundings()
    var text = ""
    var watched: Int?
    var worked: Int?
    var children: [Child] = []
    var shown: [String: View] = [:]
    /// Removed views whose transition has not ended.
    var leaving: [String: View] = [:]
    var given: Int?
    var told: Int?
    var marked: Int?
    var collected: [Int]?
    /// The length that it asks for, and the sum of those of its children.
    var length = 5
    var hasAppeared = false
    var isGone = false

    init(_ plan: StatePlan?, _ path: String, _ loans: [NaiveLoan], _ owned: [NaiveSource]) {
      self.plan = plan
      self.path = path
      self.loans = loans
      self.owned = owned
    }

    /// Whether it is another view, or is inside it.
    func isIn(_ other: View) -> Bool { path == other.path || path.hasPrefix(other.path + "/") }
  }

  var root: View!
  /// The bodies that ran, in order.
  var bodies: [String] = []
  var events: [String] = []
  /// How many rounds of actions ran: what they write may cause others.
  var rounds = 0
  /// The views made in the present step that follow the focus.
  var madeFollowers: [String] = []
  var objectCount = 0
  /// The value stored for the scene.
  let scene = NaiveCell(.number(StateInitial.number))
  /// What is stored in both stores of defaults.
  let stores = [
    NaiveCell(.number(StateInitial.number)), NaiveCell(.number(StateInitial.number)),
  ]
  /// The field that has the focus.
  var focused: (view: View, slot: Int, field: Int)? { didSet { hasMovedFocus = true } }
  /// Whether the present step has moved the focus, if only to where it was.
  var hasMovedFocus = false
  /// Whether removed views stay for their transitions.
  var keepsLeaving = false
  /// The views that were leaving before the present step.
  var leftBefore: Set<String> = []
  /// Writes of tasks that were cancelled.
  var lateWrites: [() -> Void] = []
  var changed: Set<NaiveModel.Change> = []
  var announced: Set<ObjectIdentifier> = []
  var actions: [() -> Void] = []
  var appearances: [() -> Void] = []
  var departures: [() -> Void] = []

  init(_ plan: StatePlan) {
    root = mount(plan, "root", [.nothing, .nothing], Surroundings())
    settle()
  }

  func begin() {
    (bodies, events, rounds, madeFollowers) = ([], [], 0, [])
    hasMovedFocus = false
  }

  func unmount() {
    unmount(root)
    settle(updates: false)
  }

  // MARK: Writing

  func write(_ value: NaiveValue, to place: NaivePlace) {
    switch place {
    case .cell(let cell): cell.value = value
    case .number(let base, _):
      guard case .profile(var profile)? = base.value, case .number(let number) = value else {
        return
      }
      profile.number = number
      write(.profile(profile), to: base)
    case .element(let base, let index):
      guard case .items(var items)? = base.value, case .number(let number) = value else { return }
      items[index].number = number
      write(.items(items), to: base)
    case .unwrapped(let base):
      guard case .number(let number) = value else { return }
      write(.optional(number), to: base)
    case .property(let model):
      guard case .number(let number) = value else { return }
      set(number, in: model)
    case .objectProperty(let object, _):
      guard case .number(let number) = value else { return }
      set(number, in: object)
    case .constant: break
    case .closures(let base, _, _), .derived(let base): write(value, to: base)
    }
  }

  func set(_ number: Int, in model: NaiveModel, inPlace: Bool = false) {
    if model.number != number || inPlace { changed.insert(model.change(of: .number)) }
    model.number = number
  }

  func setInner(_ inner: NaiveModel?, in model: NaiveModel) {
    if model.inner !== inner { changed.insert(model.change(of: .inner)) }
    model.inner = inner
  }

  func set(_ number: Int, in object: NaiveObject) {
    announce(object)
    object.number = number
    for view in views where view.plan?.receives == true {
      if case .object(let own) = view.owned[0], own === object {
        events.append("\(view.path) receives \(number)")
      }
    }
  }

  func announce(_ object: NaiveObject) { announced.insert(ObjectIdentifier(object)) }

  // MARK: Updating

  /// Updates until nothing is left to do.
  func settle() { settle(updates: true) }

  func settle(updates: Bool) {
    for _ in 0..<100 {
      if updates {
        var rounds = 0
        while update(), rounds < 50 { rounds += 1 }
      }
      let (appear, depart) = (appearances, departures)
      (appearances, departures) = ([], [])
      if appear.isEmpty, depart.isEmpty {
        let late = lateWrites
        lateWrites = []
        if late.isEmpty { return }
        rounds += 1
        for write in late { write() }
        continue
      }
      rounds += 1
      for action in appear { action() }
      for action in depart { action() }
    }
  }

  func update() -> Bool {
    let before = bodies.count
    visit(root, root.loans, Surroundings())
    (changed, announced) = ([], [])
    collect()
    let queued = actions
    if !queued.isEmpty { rounds += 1 }
    actions = []
    for action in queued { action() }
    return bodies.count > before || !queued.isEmpty
  }

  // MARK: Looking

  /// The views, each before its descendants.
  var views: [View] { all(below: root, withLeaving: false) }

  var allViews: [View] { all(below: root, withLeaving: true) }

  func all(below view: View, withLeaving: Bool = false) -> [View] {
    var views: [View] = [view]
    for child in view.children {
      if child.isModified, let modifier = view.shown[child.key + "!"] { views.append(modifier) }
      if let shown = view.shown[child.key] {
        views += all(below: shown, withLeaving: withLeaving)
      }
    }
    if withLeaving {
      for view in view.leaving.values { views += all(below: view, withLeaving: true) }
    }
    return views
  }
}
