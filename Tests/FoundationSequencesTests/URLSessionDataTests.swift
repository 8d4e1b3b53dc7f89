import Foundation
import FoundationNetworking
import FoundationSequences
import Testing

struct URLSessionDataTests {
  /// Nothing listens there: requests fail within a millisecond.
  private let nowhere = URL(string: "http://127.0.0.1:9/a.png")!

  @Test("A request that is cancelled just as it fails does not end the program")
  func cancelledWhileFailing() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<300 {
        group.addTask {
          let task = Task { _ = try? await URLSession.shared.data(from: nowhere) }
          try? await Task.sleep(for: .microseconds(100 * (index % 40)))
          task.cancel()
          await task.value
        }
        if index % 10 == 0 { try? await Task.sleep(for: .milliseconds(2)) }
      }
    }
  }

  @Test("A cancelled request throws at once, with the error that Apple's throws")
  func error() async throws {
    let task = Task { try await URLSession.shared.data(from: nowhere) }
    task.cancel()
    let error = await #expect(throws: URLError.self) { _ = try await task.value }
    #expect(error?.code == .cancelled || error?.code == .cannotConnectToHost)
  }

  @Test("A request that fails throws what went wrong")
  func failure() async {
    await #expect(throws: URLError.self) {
      _ = try await URLSession.shared.data(for: URLRequest(url: nowhere))
    }
  }

  @Test("An address may hold its data itself")
  func dataAddress() async throws {
    let data = try await URLSession.shared.data(from: URL(string: "data:text/plain,hello")!).0
    #expect(!data.isEmpty)
  }
}
