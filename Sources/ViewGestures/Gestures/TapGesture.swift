import Foundation
import ViewRuntime

/// One or more taps.
public struct TapGesture {
  /// The number of consecutive taps required.
  public var count: Int

  /// Creates a gesture of several taps, each at most 0.35 seconds after the previous one; less than
  /// 1 counts as 1.
  ///
  /// The finger may move by 20 points while it is down.
  @inlinable
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = Void

  package func makeRecognizer() -> Recognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count)) { _ in () }
  }

  package var needs: GestureNeeds { .tap }
}
