import HostInterface
import ViewRuntime

extension HostEvent {
  /// Returns the user's action in words: `activate "Increment"`; nil for events that are not
  /// actions of the user.
  @MainActor
  func cause(in runtime: ViewRuntime) -> String? {
    func named(_ verb: String, _ id: NodeID) -> String {
      let label = runtime.nodes[id].map(\.spokenText) ?? ""
      if label.isEmpty { return verb }
      return label.count <= 40 ? "\(verb) \"\(label)\"" : "\(verb) \"\(label.prefix(39))…\""
    }
    return switch self {
    case .activate(let id): named("activate", id)
    case .longPress(let id): named("press long", id)
    case .select(let id, _): named("select", id)
    case .followLink(let id, _): named("follow a link", id)
    case .setValue(let id, let value):
      switch value {
      case .bool(let isOn): named(isOn ? "turn on" : "turn off", id)
      default: named("set", id)
      }
    case .increment(let id): named("increment", id)
    case .decrement(let id): named("decrement", id)
    // The typed text is omitted: it may be a password.
    case .edit(let id, _), .typed(let id, _): named("type into", id)
    case .submit(let id): named("submit", id)
    case .perform(let id, let action): named(action.name, id)
    case .dismiss: "dismiss"
    case .pointer(let id, let pointer):
      [.hovered, .exited].contains(pointer.phase) ? nil : named("drag", id)
    case .drag(let id, let drag): drag.phase == .ended ? named("drop", id) : named("carry", id)
    case .receive(let drag, _):
      drag.phase == .ended ? drag.targets.first.map { named("drop", $0) } : nil
    case .openMenu(let id, _): named("menu", id)
    case .pinch(let id, _): named("pinch", id)
    case .environment: "change the environment"
    case .held: "hold keys"
    case .focused(let id): id.map { named("focus", $0) }
    case .scroll(let id, _): named("scroll", id)
    case .resized, .windowResized: "resize"
    }
  }
}
