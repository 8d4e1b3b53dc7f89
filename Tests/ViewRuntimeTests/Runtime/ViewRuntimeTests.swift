import Foundation
import HeadlessHost
import SwiftUI
import Testing
import ViewRuntime

/// Says on which thread it was let go.
private final class Witness: Sendable {
  let onMainThread: @Sendable (Bool) -> Void
  init(_ onMainThread: @escaping @Sendable (Bool) -> Void) { self.onMainThread = onMainThread }
  deinit { onMainThread(Thread.isMainThread) }
}

private struct Holder: View {
  @State var witness: Witness
  var body: some View { Text("held") }
}

struct ViewRuntimeTests {
  @Test("A tree that another thread lets go of comes down on the main actor")
  func letGo() async {
    let isOnMainThread = await withCheckedContinuation { answer in
      Task.detached {
        var runtime: ViewRuntime? = await Self.mounted {
          answer.resume(returning: $0)
        }
        withExtendedLifetime(runtime) {}
        runtime = nil
      }
    }
    #expect(isOnMainThread)
  }

  @MainActor
  private static func mounted(_ onMainThread: @escaping @Sendable (Bool) -> Void) -> ViewRuntime {
    let host = HeadlessHost()
    let runtime = ViewRuntime(host: host)
    runtime.mount(Holder(witness: Witness(onMainThread)))
    host.runFrames()
    return runtime
  }
}
