import SwiftUI

/// Bindings to a subject's states, for changes from outside: rows and their parent provide them in
/// their bodies.
@MainActor
final class Levers<Value> {
  private var bindings: [Int: Binding<Value>] = [:]

  /// Once is enough, because what a row does besides showing itself is not to be measured.
  func connect(_ id: Int, _ binding: @autoclosure () -> Binding<Value>) {
    if bindings[id] == nil { bindings[id] = binding() }
  }

  subscript(id: Int) -> Value {
    get { bindings[id]!.wrappedValue }
    set { bindings[id]!.wrappedValue = newValue }
  }
}
