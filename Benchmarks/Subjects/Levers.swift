import SwiftUI

/// The lines to a subject's states, for changes from outside: what rows and their parent hand out in
/// their bodies.
@MainActor
final class Levers<Value> {
  private var bindings: [Int: Binding<Value>] = [:]

  /// Once is enough, and what a row does besides showing itself is not to be measured.
  func connect(_ id: Int, _ binding: @autoclosure () -> Binding<Value>) {
    if bindings[id] == nil { bindings[id] = binding() }
  }

  subscript(id: Int) -> Value {
    get { bindings[id]!.wrappedValue }
    set { bindings[id]!.wrappedValue = newValue }
  }
}
