import HeadlessHost
import SwiftUI
import Testing
import ViewRuntime

@MainActor
@Suite("RuntimeReference")
struct RuntimeReferenceTests {
  @Test("It is nil once the runtime is gone, and requesting frames then does nothing")
  func empty() {
    let host = HeadlessHost()
    var runtime: ViewRuntime? = ViewRuntime(host: host)
    runtime?.mount(Text("Hello"))
    host.runFrames()
    let reference = runtime!.reference
    let queue = runtime!.updateQueue
    #expect(reference.runtime === runtime)
    #expect(ViewRuntime.current === runtime)
    runtime = nil
    #expect(reference.runtime == nil)
    #expect(ViewRuntime.current == nil)
    #expect(host.client == nil)
    queue.append(Transaction()) { Issue.record("applied without a runtime") }
    #expect(!host.wantsFrame)
    host.runFrames()
  }

  @Test("S2.13 a binding that outlives its window writes without effect")
  func lateWrite() {
    struct Counter: View {
      let give: (Binding<Int>) -> Void
      @State private var count = 1
      var body: some View {
        let _ = give($count)
        Text("\(count)")
      }
    }
    let host = HeadlessHost()
    var kept: Binding<Int>?
    var runtime: ViewRuntime? = ViewRuntime(host: host)
    runtime?.mount(Counter { kept = $0 })
    host.runFrames()
    runtime = nil
    kept?.wrappedValue = 2
    #expect(!host.wantsFrame)
    #expect(host.patches.count == 1)
  }
}
