import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("What importing Foundation provides beside SwiftUI")
struct BesideSwiftUITests {
  @Test("Names that both provide are not ambiguous")
  func both() {
    let title: LocalizedStringResource = "Length"
    let provider: NSItemProvider? = nil
    #expect(String(localized: title) == "Length" && provider == nil)
    #expect(autoreleasepool { 2 } == 2)
    #expect(RelativeDateTimeFormatter().unitsStyle == .full)
    #expect(NSUserActivity(activityType: "a").activityType == "a")
    #expect(!UndoManager().canUndo)
  }

  @Test("Dispatch's units of time and access to a setting by its key are available")
  func units() throws {
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(NSEC_PER_MSEC == 1_000_000 && USEC_PER_SEC == 1_000_000 && NSEC_PER_USEC == 1_000)
    let name = "kumiki.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "count") == nil)
    defaults.set(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
  }
}
