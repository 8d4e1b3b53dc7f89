import HeadlessHost
import SwiftUI
import Testing
import Timekeeping
import ViewRuntime

/// Logs whether it was released on the main actor.
private final class Witness: Sendable {
  let onMainActor: @Sendable (Bool) -> Void
  init(_ onMainActor: @escaping @Sendable (Bool) -> Void) { self.onMainActor = onMainActor }
  deinit { onMainActor(isOnMainActor()) }
}

private struct Holder: View {
  @State var witness: Witness
  var body: some View { Text("held") }
}

struct ViewRuntimeTests {
  @Test("A tree released by another thread is destroyed on the main actor")
  func letGo() async {
    let isOnTheActor = await withCheckedContinuation { answer in
      Task.detached {
        var runtime: ViewRuntime? = await Self.mounted {
          answer.resume(returning: $0)
        }
        withExtendedLifetime(runtime) {}
        runtime = nil
      }
    }
    #expect(isOnTheActor)
  }

  @MainActor
  private static func mounted(_ onMainActor: @escaping @Sendable (Bool) -> Void) -> ViewRuntime {
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(Holder(witness: Witness(onMainActor)))
    host.runFrames()
    return runtime
  }
}
