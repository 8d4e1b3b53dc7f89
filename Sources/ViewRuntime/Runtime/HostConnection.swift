import HostInterface

/// The client that a host references weakly; a runtime itself is never referenced weakly (see
/// ``RuntimeReference``).
final class HostConnection: HostClient {
  private let reference: RuntimeReference

  init(_ reference: RuntimeReference) { self.reference = reference }

  func handle(_ event: HostEvent) { reference.runtime?.handle(event) }
  func runFrame() { reference.runtime?.runFrame() }
  func tick(at time: Double) { reference.runtime?.tick(at: time) }
  func measuresChanged() { reference.runtime?.measuresChanged() }

  func mayQuit() -> Bool { reference.runtime?.mayQuit() ?? true }

  func word(_ english: String) -> String { reference.runtime?.words?(english) ?? english }

  var commandKeys: [CommandKey] {
    guard let runtime = reference.runtime else { return [] }
    let commands = runtime.isWaitingForAnswer ? nil : runtime.commandKeys?()
    return runtime.keysOfHeldItems + (commands ?? [])
  }

  func handleKey(_ stroke: KeyStroke) -> Bool {
    reference.runtime?.handleKey(stroke) ?? false
  }

  var hearsKeys: Bool { reference.runtime?.hearsKeys ?? false }

  func takesKey(_ stroke: KeyStroke) -> Bool { reference.runtime?.takesKey(stroke) ?? false }

  func performShortcut(_ stroke: KeyStroke) -> Bool {
    reference.runtime?.performShortcut(stroke) ?? false
  }

  func performKey(_ stroke: KeyStroke) -> Bool {
    reference.runtime?.performKey(stroke) ?? false
  }

  func createdRows(in scrollView: NodeID) -> [NodeID: CreatedRows] {
    reference.runtime?.createdRows(in: scrollView) ?? [:]
  }

  var offersCopy: Bool { reference.runtime?.offersCopy ?? false }
}
