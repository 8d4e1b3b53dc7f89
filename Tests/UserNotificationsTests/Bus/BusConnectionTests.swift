import Foundation
import Locking
import Testing

@testable import UserNotifications

@Suite("Connections to the session bus")
struct BusConnectionTests {
  /// - Parameter patience: in seconds; on a busy machine a moment of a second is soon over.
  private func open(_ bus: FakeBus, patience: Double = 20) async throws -> BusConnection {
    try await BusConnection.open(environment: bus.environment, patience: patience) { _ in }
  }

  private func ask(_ connection: BusConnection, _ member: String) async throws -> [BusValue] {
    try await connection.call(
      "org.freedesktop.Notifications", "/", "org.freedesktop.Notifications", member)
  }

  @Test("A bus whose socket is a file is found by its path", .timeLimit(.minutes(20)))
  func socketFile() async throws {
    let path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
    defer { unlink(path) }
    let connection = try await open(FakeBus(path: path))
    #expect(try await ask(connection, "Notify") == [.uint32(1)])
  }

  @Test("A bus that accepts connections and says nothing is given up", .timeLimit(.minutes(20)))
  func silentBus() async throws {
    let bus = try FakeBus(greets: false)
    await #expect(throws: BusConnection.Failure.noBus) { _ = try await open(bus, patience: 1) }
  }

  @Test("A call without an answer fails after a while, others go on", .timeLimit(.minutes(20)))
  func silentCall() async throws {
    let bus = try FakeBus(unanswered: ["GetCapabilities"])
    let connection = try await open(bus, patience: 3)
    await #expect(throws: BusConnection.Failure.noAnswer) {
      _ = try await ask(connection, "GetCapabilities")
    }
    #expect(try await ask(connection, "Notify") == [.uint32(1)])
  }

  @Test("A connection that stays open longer than the bus may hesitate still gets its answers")
  func longConnection() async throws {
    let bus = try FakeBus()
    let connection = try await open(bus, patience: 10)
    try await Task.sleep(for: .seconds(11))
    #expect(connection.isConnected)
    #expect(try await ask(connection, "Notify") == [.uint32(1)])
  }

  @Test("Calls fail when the bus ends the connection, also those that wait for an answer")
  func ended() async throws {
    let bus = try FakeBus(unanswered: ["Wait"])
    let connection = try await BusConnection.open(environment: bus.environment) { _ in }
    let answer = Task { try await ask(connection, "Wait") }
    while bus.calls(of: "Wait").isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    bus.hangUp()
    await #expect(throws: BusConnection.Failure.closed) { _ = try await answer.value }
    #expect(!connection.isConnected)
    await #expect(throws: BusConnection.Failure.closed) { _ = try await ask(connection, "Wait") }
  }

  /// The number of a closed socket goes to the next file that is opened, here to one of a pair.
  @Test("A connection that is released after its end leaves other sockets alone")
  func releasedLater() async throws {
    let bus = try FakeBus()
    var connection: BusConnection? = try await open(bus)
    bus.hangUp()
    while connection?.isConnected == true { try await Task.sleep(for: .milliseconds(5)) }
    var pairs: [[Int32]] = []
    for _ in 0..<64 {
      var pair: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
      pairs.append(pair)
    }
    connection = nil
    for pair in pairs {
      var byte: UInt8 = 7
      #expect(send(pair[0], &byte, 1, Int32(MSG_NOSIGNAL)) == 1)
      #expect(send(pair[1], &byte, 1, Int32(MSG_NOSIGNAL)) == 1)
      pair.forEach { _ = close($0) }
    }
  }
}
