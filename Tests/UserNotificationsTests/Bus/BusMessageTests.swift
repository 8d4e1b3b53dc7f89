import Testing

@testable import UserNotifications

@Suite("Messages of the session bus")
struct BusMessageTests {
  @Test("A message is the same after it was written and read, with values of every type")
  func roundTrip() throws {
    var message = BusMessage(kind: .call, serial: 7)
    message.path = "/org/example/Lamp"
    message.interface = "org.example.Lamp"
    message.member = "Light"
    message.destination = "org.example"
    message.body = [
      .byte(1), .bool(true), .int16(-2), .uint16(3), .int32(-4), .uint32(5), .int64(-6),
      .uint64(7), .double(0.5), .string("grün"), .path("/a"), .signature("a{sv}"),
      .strings(["x", ""]), .list(of: "x", []), .structure([.byte(1), .int64(2)]),
      .dictionary(["key": .strings(["value"]), "other": .double(1)]),
      .variant(.structure([.string("s"), .variant(.byte(9))])),
    ]
    let bytes = message.bytes
    #expect(BusMessage.length(start: Array(bytes.prefix(16))) == bytes.count)
    #expect(try BusMessage(bytes: bytes) == message)
  }

  @Test("The first message is what other programs send")
  func hello() {
    var message = BusMessage(kind: .call, serial: 1)
    message.path = "/org/freedesktop/DBus"
    message.interface = "org.freedesktop.DBus"
    message.member = "Hello"
    message.destination = "org.freedesktop.DBus"
    let start: [UInt8] = [0x6C, 1, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0x6D, 0, 0, 0, 1, 1, 0x6F, 0]
    #expect(Array(message.bytes.prefix(20)) == start)
    #expect(message.bytes.count == 128)
  }

  @Test("A program is started for a call that says so, and for no other")
  func startedServices() throws {
    var message = BusMessage(kind: .call, serial: 1)
    message.member = "Notify"
    #expect(message.bytes[2] == 2)
    message.startsService = true
    #expect(message.bytes[2] == 0)
    #expect(try BusMessage(bytes: message.bytes) == message)
  }

  @Test("A zero within a text, for which the bus would end the connection, is not sent")
  func zeros() throws {
    var message = BusMessage(kind: .call, serial: 1)
    message.body = [.string("a\0b"), .byte(7)]
    #expect(try BusMessage(bytes: message.bytes).body == [.string("a\u{FFFD}b"), .byte(7)])
  }

  @Test("Numbers in the order of bytes of other machines are read")
  func bigEndian() throws {
    var reader = BusReader([0, 0, 0, 2, 0, 0, 0, 1, 0x61, 0], isBigEndian: true)
    #expect(try reader.read(types: "us") == [.uint32(2), .string("a")])
  }

  @Test("What is cut off or damaged is refused, wherever it ends")
  func damaged() {
    var message = BusMessage(kind: .signal, serial: 1)
    message.member = "Light"
    message.body = [.strings(["one", "two"]), .dictionary(["a": .int32(1)])]
    let bytes = message.bytes
    for length in 0..<bytes.count {
      #expect(throws: BusReader.Damaged.self) { try BusMessage(bytes: Array(bytes[..<length])) }
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] = 0xFF
      _ = try? BusMessage(bytes: changed)
    }
  }

  @Test("Addresses are read with their escapes")
  func addresses() {
    #expect(BusAddress("unix:path=/tmp/a%20b,guid=1") == BusAddress(name: "/tmp/a b"))
    #expect(BusAddress("unix:abstract=/tmp/x")?.isAbstract == true)
    #expect(BusAddress("tcp:host=a") == nil)
    #expect(
      BusAddress.addresses(environment: ["XDG_RUNTIME_DIR": "/run/user/1"])
        == [BusAddress(name: "/run/user/1/bus")])
    #expect(BusAddress.addresses(environment: [:]).isEmpty)
  }
}
