/// What a view of a state program holds: owned, borrowed, or found in the environment.
enum StateHold: String, CaseIterable {
  case nothing
  case state, profileState, looseState, optionalState, itemsState, modelState, stateObject
  /// A number in a dictionary, and an observable object in an array.
  case dictionaryState, modelsState
  case composed, sceneStored, stored, otherStored
  case focus, gesture, focusedNumber
  case value, halfValue, binding, profileBinding, optionalBinding, itemsBinding
  case model, bindable, observed, plainObject
  case level, sharedModel, sharedObject

  /// Whether it is a state whose initial value is an object.
  var ownsModel: Bool { self == .modelState || self == .modelsState }

  /// What can be read from it, written to it and passed on from it.
  enum Kind { case nothing, value, number, profile, optional, items, model, object, focus, gesture }

  var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .value, .halfValue, .level, .focusedNumber: .value
    case .state, .dictionaryState, .binding, .composed, .sceneStored, .stored, .otherStored: .number
    case .focus: .focus
    case .gesture: .gesture
    case .profileState, .looseState, .profileBinding: .profile
    case .optionalState, .optionalBinding: .optional
    case .itemsState, .itemsBinding: .items
    case .modelState, .modelsState, .model, .bindable, .sharedModel: .model
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
  /// Above the window, or on top of a navigation stack, while a number is even.
  case sheet(StateReading)
  case pushed(StateReading)
  /// The same, with a transition of the program's own.
  case coming(StateReading)
}

/// The gestures of the areas in a view.
enum StateArea: String, CaseIterable {
  case drag, hold, twice, holdThenDrag
}

/// What a view does with a key that is pressed in it.
enum StateKeys: String, CaseIterable {
  case takes, passesOn
}

/// The description of one view: what its body reads, passes on and reacts to.
final class StatePlan {
  struct Child {
    /// The child's name, which stays when others are removed.
    var key: String
    var place: StatePlace
    var plan: StatePlan
    var loans: [StateLoan]
  }

  var holds: [StateHold]
  /// Whether the view declares the property wrappers itself, rather than in a dynamic property of
  /// its own.
  var isDirect = false
  var shows: [StateReading] = []
  var children: [Child] = []
  var watches: StateReading?
  var watchesAtFirst = false
  /// Whether a watched change is written to the second hold.
  var echoes = false
  /// Whether the view writes to the second hold when it appears.
  var greets = false
  var works: StateReading?
  /// Whether its task writes to the second hold when it is cancelled.
  var worksOn = false
  /// Whether the view receives what its own object publishes.
  var receives = false
  /// The preference that it gives, in place of those of its children.
  var gives: StateReading?
  /// Whether it is told the preferences of its children, and whether it writes them to its second
  /// hold.
  var collects = false
  var keeps = false
  /// Whether it shows the preferences of its children in an overlay.
  var overlays = false
  /// Whether a layout of the program's own, with a cache, arranges what it contains.
  var arranges = false
  /// Whether it has a button, with a keyboard shortcut of its own, that writes to its second hold.
  var presses: Character?
  /// Whether it is told when a field in it is submitted.
  var submits = false
  /// Whether a field of it that is submitted passes the focus to the next one.
  var chains = false
  var area = StateArea.drag
  var keys: StateKeys?
  /// What it tells the views that follow the focus.
  var tells: StateReading?
  /// The length of a mark in it, which it tells enclosing views as an anchor.
  var marks: StateReading?
  /// Whether it shows the lengths of the marks inside in an overlay.
  var outlines = false

  init(_ holds: [StateHold]) { self.holds = holds }

  /// Returns a copy with a change.
  func changed(_ change: (StatePlan) -> Void) -> StatePlan {
    let plan = StatePlan(holds)
    plan.isDirect = isDirect
    plan.shows = shows
    plan.children = children
    plan.watches = watches
    plan.watchesAtFirst = watchesAtFirst
    plan.echoes = echoes
    plan.greets = greets
    plan.works = works
    plan.worksOn = worksOn
    plan.receives = receives
    plan.gives = gives
    plan.collects = collects
    plan.keeps = keeps
    plan.overlays = overlays
    plan.arranges = arranges
    plan.presses = presses
    plan.submits = submits
    plan.chains = chains
    plan.area = area
    plan.keys = keys
    plan.tells = tells
    plan.marks = marks
    plan.outlines = outlines
    change(plan)
    return plan
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
    if let works { facts.append("works \(works.slot).\(works.part) \(worksOn)") }
    if let gives { facts.append("gives \(gives.slot).\(gives.part)") }
    if let tells { facts.append("tells \(tells.slot).\(tells.part)") }
    if let marks { facts.append("marks \(marks.slot).\(marks.part)") }
    if let presses { facts.append("presses \(presses)") }
    if let keys { facts.append("\(keys.rawValue) keys") }
    if area != .drag { facts.append(area.rawValue) }
    let others = [
      "receives": receives, "greets": greets, "collects": collects, "keeps": keeps,
      "overlays": overlays, "arranges": arranges, "submits": submits, "chains": chains,
      "outlines": outlines,
    ]
    facts += others.filter(\.value).keys.sorted()
    return [space + facts.joined(separator: ", ")]
      + children.flatMap { child in
        let loans = child.loans.map { "\($0.slot).\($0.way)" }
        return ["\(space)- \(child.key): \(child.place) lends \(loans)"]
          + child.plan.lines(indent + 1)
      }
  }
}
