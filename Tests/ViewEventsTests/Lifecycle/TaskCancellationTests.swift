import Dispatch
import Foundation
import SwiftUI
import Testing
import ViewEvents
import ViewTesting

@Suite(.timeLimit(.minutes(20)))
@MainActor
struct TaskCancellationTests {
  @Test("S1.18 Awaited work may be slow to cancel: the main thread does not wait")
  func hangingCancellation() async throws {
    struct Loading: View {
      let release: DispatchSemaphore
      @State private var isShown = true
      var body: some View {
        VStack {
          PlainButton("leave") { isShown = false }
          if isShown {
            Text("loading").task {
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(1_000))
              } onCancel: {
                release.wait()
              }
            }
          } else {
            Text("left")
          }
        }
      }
    }
    let release = DispatchSemaphore(value: 0)
    let app = ViewTest(Loading(release: release))
    try await app.settle()
    try app.tap("leave")
    #expect(app.exists("left"))
    release.signal()
    try await app.settle()
  }

  @Test("S1.18 A task that ends immediately when cancelled has ended when the action is done")
  func promptCancellation() async throws {
    struct Working: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          PlainButton("leave") { isShown = false }
          if isShown {
            Text("working").task {
              try? await Task.sleep(for: .seconds(1_000))
              log("cancelled \(Task.isCancelled)")
            }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Working(log: log))
    try await app.settle()
    try app.tap("leave")
    try await app.settle()
    #expect(log.take() == ["cancelled true"])
  }

  @Test("S1.18 On a busy machine, too, a task is cancelled for the code that follows")
  func busyMachine() {
    // All threads of the pool are taken for a while.
    let isFree = DispatchSemaphore(value: 0)
    let count = 600
    for _ in 0..<count { DispatchQueue.global(qos: .userInitiated).async { isFree.wait() } }
    let opener = Thread {
      Thread.sleep(forTimeInterval: 0.4)
      for _ in 0..<count { isFree.signal() }
    }
    opener.start()
    let task = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1_000)) } }
    ViewTask(task, ViewTask.End()).cancel()
    #expect(task.isCancelled)
    task.cancel()
  }
}
