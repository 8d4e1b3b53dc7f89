#if GTK
  import CAdw
  import Foundation
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Without a display", .enabled { await !hasDisplay })
  @MainActor
  struct NoDisplayTests {
    @Test("A named app asks for a display twice, and is told twice that there is none")
    func asked() {
      #expect(RunningApp(identifier: "org.example.Lamp") == nil)
      #expect(GTKHost() == nil)
    }
  }

  @Suite("An app that other programs start again", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct RunningAppTests {
    private let identifier = "org.example.Lamp\(getpid())"

    /// Sends the app a message over the bus, as another process would.
    private func call(_ method: String, _ arguments: String) throws {
      let address = try #require(
        g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil))
      defer { g_free(address) }
      let flags = GDBusConnectionFlags(
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      let bus = try #require(
        g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
      let path = "/" + identifier.replacingOccurrences(of: ".", with: "/")
      g_dbus_connection_call(
        bus, identifier, path, "org.freedesktop.Application", method,
        g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil,
        nil)
      g_dbus_connection_flush_sync(bus, nil, nil)
    }

    private func run(until isSo: () -> Bool) {
      let end = Date() + 5
      while !isSo(), Date() < end {
        if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
      }
    }

    @Test("It is told of another start, and of the files and URLs to open")
    func told() throws {
      let app = try #require(RunningApp(identifier: identifier))
      #expect(!app.runsElsewhere)
      var starts = 0
      var opened: [String] = []
      app.onActivate = { starts += 1 }
      app.onOpen = { opened += $0.map(\.absoluteString) }
      try call("Activate", "(@a{sv} {},)")
      run { starts == 1 }
      #expect(starts == 1)
      let urls = ["file:///home/ada/My%20letter.txt", "lamp://on?bright=1"]
      try call("Open", "(\(urls), @a{sv} {})")
      run { opened.count == 2 }
      #expect(opened == urls)
    }

    @Test("A name that the bus refuses has no effect")
    func invalid() { #expect(RunningApp(identifier: "no name") == nil) }
  }
#endif
