import Foundation
import ProgramResources
import Scenes
import UniformTypeIdentifiers

/// The desktop's service of notifications, `org.freedesktop.Notifications` on the session bus.
actor DesktopNotices {
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private static let bus = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"

  /// What the user did with a notification, by its number.
  enum Event: Equatable {
    case action(UInt32, String)
    case closed(UInt32, byUser: Bool)
  }

  private let environment: [String: String]
  private let onEvent: @Sendable (Event) -> Void
  private let patience: Double
  private var connection: BusConnection?
  /// The connection that is being made, for all who need it.
  private var connecting: Task<BusConnection, any Error>?
  /// The service's abilities, asked for once on a connection.
  private var abilities: Set<String> = []
  /// With these, desktops let the program's windows come to the front.
  private var tokens: [UInt32: String] = [:]

  init(
    environment: [String: String] = ProcessInfo.processInfo.environment, patience: Double = 5,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.environment = environment
    self.patience = patience
    self.onEvent = onEvent
  }

  /// Whether there is such a service, running or to be started by the bus.
  func isAvailable() async -> Bool {
    guard let connection = try? await connected() else { return false }
    for method in ["ListNames", "ListActivatableNames"] {
      let answer = try? await connection.call(Self.bus, Self.busPath, Self.bus, method)
      if answer?.first?.texts.contains(Self.name) == true { return true }
    }
    return false
  }

  /// Shows a notification.
  ///
  /// - Parameter replaced: the number of a shown one in whose place it appears; zero: none.
  /// - Returns: its number.
  /// - Throws: ``UNError`` if the service shows nothing, or does not answer.
  func show(
    _ content: UNNotificationContent, actions: [UNNotificationAction], replaced: UInt32
  ) async throws -> UInt32 {
    do {
      let connection = try await connected()
      if abilities.isEmpty { abilities = try await Self.abilities(connection) }
      let answer = try await connection.call(
        Self.name, Self.path, Self.name, "Notify",
        Self.message(content, actions: actions, replaced: replaced, abilities: abilities),
        startsService: true)
      if let number = answer.first?.number { return number }
    } catch is BusConnection.Failure {}
    throw UNError(.notificationsNotAllowed)
  }

  /// What the service can show; nothing special if it does not know that question.
  private static func abilities(_ connection: BusConnection) async throws -> Set<String> {
    do {
      let answer = try await connection.call(
        name, path, name, "GetCapabilities", startsService: true)
      return Set(answer.first?.texts ?? [])
    } catch BusConnection.Failure.refused {
      return []
    }
  }

  func close(_ number: UInt32) async {
    _ = try? await connection?.call(
      Self.name, Self.path, Self.name, "CloseNotification", [.uint32(number)])
  }

  /// Brings the program's windows to the front, as far as the desktop allows.
  func activateProgram(after number: UInt32) async {
    guard let identifier = Self.identifier else { return }
    let path = "/" + identifier.replacing(".", with: "/").replacing("-", with: "_")
    let token = tokens.removeValue(forKey: number)
    let data: BusValue =
      token.map {
        .dictionary(["activation-token": .string($0), "desktop-startup-id": .string($0)])
      } ?? .dictionary([:])
    _ = try? await connection?.call(
      identifier, path, "org.freedesktop.Application", "Activate", [data])
  }

  private func connected() async throws -> BusConnection {
    if let connection, connection.isConnected { return connection }
    if let connecting { return try await connecting.value }
    let task = Task { try await connect() }
    connecting = task
    defer { connecting = nil }
    return try await task.value
  }

  private func connect() async throws -> BusConnection {
    abilities = []
    let (signals, entrance) = AsyncStream.makeStream(of: BusMessage.self)
    let new = try await BusConnection.open(environment: environment, patience: patience) {
      entrance.yield($0)
    }
    // One after the other: a token comes before the click that it belongs to.
    Task { [weak self] in
      for await signal in signals { await self?.take(signal) }
    }
    try await new.call(
      Self.bus, Self.busPath, Self.bus, "AddMatch",
      [.string("type='signal',interface='\(Self.name)'")])
    connection = new
    return new
  }

  private func take(_ signal: BusMessage) {
    guard signal.interface == Self.name, let number = signal.body.first?.number else { return }
    switch (signal.member, signal.body.last) {
    case ("ActivationToken", .string(let token)): tokens[number] = token
    case ("ActionInvoked", .string(let action)): onEvent(.action(number, action))
    case ("NotificationClosed", .uint32(let reason)):
      onEvent(.closed(number, byUser: reason == 2))
    default: break
    }
  }

  // MARK: Messages

  /// The values of the method Notify.
  static func message(
    _ content: UNNotificationContent, actions: [UNNotificationAction], replaced: UInt32,
    abilities: Set<String>
  ) -> [BusValue] {
    var body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    if abilities.contains("body-markup") {
      body = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
    }
    var buttons = ["default", ""]
    if abilities.contains("actions") {
      for action in actions { buttons += [action.identifier, action.title] }
    }
    return [
      .string(programName), .uint32(replaced), .string(""), .string(content.title), .string(body),
      .strings(buttons), hints(content), .int32(-1),
    ]
  }

  private static func hints(_ content: UNNotificationContent) -> BusValue {
    let urgency: UInt8 =
      switch content.interruptionLevel {
      case .passive: 0
      case .active: 1
      case .timeSensitive, .critical: 2
      }
    var hints: [(String, BusValue)] = [("urgency", .byte(urgency))]
    hints.append(
      content.sound == nil
        ? ("suppress-sound", .bool(true)) : ("sound-name", .string("message-new-instant")))
    if let identifier { hints.append(("desktop-entry", .string(identifier))) }
    let picture = content.attachments.first {
      UTType($0.type)?.conforms(to: .image) == true
    }
    if let picture { hints.append(("image-path", .string(picture.url.path))) }
    return .list(of: "{sv}", hints.map { .entry(.string($0.0), .variant($0.1)) })
  }

  private static var programName: String {
    ProgramInformation.value("CFBundleDisplayName") ?? ProgramInformation.value("CFBundleName")
      ?? ProcessInfo.processInfo.processName
  }

  private static var identifier: String? { AppIdentifier.current }
}
