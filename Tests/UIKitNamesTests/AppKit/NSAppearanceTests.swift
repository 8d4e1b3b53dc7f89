import HostInterface
import SwiftUI
import Testing

@testable import ViewTesting

private final class NightDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.appearance = NSAppearance(named: .darkAqua)
  }
}

private struct DelegatedNight: App {
  @NSApplicationDelegateAdaptor(NightDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text(verbatim: "night") } }
}

private struct Night: App {
  init() { NSApp.appearance = NSAppearance(named: .darkAqua) }
  var body: some Scene { WindowGroup { Text(verbatim: "night") } }
}

@MainActor
@Suite("Dark mode by UIKit's and AppKit's names")
struct NSAppearanceTests {
  private struct Choice: View {
    @State private var asks = false
    var body: some View {
      Button("Dark app") { NSApp.appearance = NSAppearance(named: .darkAqua) }
      Button("Light window") {
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light
      }
      Button("Desktop's") { NSApp.appearance = nil }
      Button("Dark view") { asks.toggle() }.preferredColorScheme(asks ? .dark : nil)
    }
  }

  @Test("The app is dark or light as requested, unless a view requests another scheme")
  func forced() throws {
    let app = ViewTest(Choice())
    try app.tap("Dark app")
    #expect(app.host.commands.last == .prefer(isDark: true))
    #expect(UIApplication.shared.windows.first?.overrideUserInterfaceStyle == .dark)
    try app.tap("Light window")
    #expect(app.host.commands.last == .prefer(isDark: false))
    try app.tap("Dark view")
    #expect(app.host.commands.last == .prefer(isDark: true))
    try app.tap("Dark view")
    #expect(app.host.commands.last == .prefer(isDark: false))
    try app.tap("Desktop's")
    #expect(app.host.commands.last == .prefer(isDark: nil))
    #expect(NSApp.appearance == nil)
  }

  @Test("An appearance set before there is a window is kept, for that app only")
  func beforeTheWindow() {
    let other = ViewTest(Text(verbatim: "day"))
    for app in [ViewTest(Night.self), ViewTest(DelegatedNight.self)] {
      #expect(app.host.commands.contains(.prefer(isDark: true)))
    }
    #expect(!other.host.commands.contains(.prefer(isDark: true)))
  }

  @Test("An appearance finds the best match among names")
  func match() {
    let dark = NSAppearance(named: .vibrantDark)
    #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
    #expect(NSAppearance(named: .init(rawValue: "mine")) == nil)
  }
}
