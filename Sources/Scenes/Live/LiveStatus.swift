#if DEBUG
  import Foundation
  import Observation

  /// The messages of `kumiki run --live` about the last source change, shown over the app.
  @MainActor @Observable
  package final class LiveStatus {
    package static let shared = LiveStatus()

    /// Whether the program was started in live mode.
    package nonisolated static let isOn =
      ProcessInfo.processInfo.environment["KUMIKI_LIVE"] != nil

    package struct Message: Equatable {
      package var text: String
      /// Whether the sources have errors, while the program continues with its old code.
      package var isError: Bool

      package init(_ text: String, isError: Bool) {
        self.text = text
        self.isError = isError
      }
    }

    private(set) var message: Message?
    @ObservationIgnored private var number = 0

    private init() {}

    /// Shows a message; unless it is an error, it disappears after a while.
    package func show(_ new: Message?) {
      message = new
      number += 1
      guard let new, !new.isError else { return }
      let shown = number
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.number == shown else { return }
          self.message = nil
        }
      }
    }
  }
#endif
