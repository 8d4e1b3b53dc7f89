import Foundation
import ViewRuntime

/// One or several taps.
public struct TapGesture {
  /// How many taps one after the other it takes.
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = Void

  package func makeRecognizer() -> Recognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count)) { _ in () }
  }

  package var needs: GestureNeeds { .tap }
}
