import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("What Foundation alone brings, beside SwiftUI")
struct BesideSwiftUITests {
  @Test("Names that both bring are no choice between two")
  func both() {
    let title: LocalizedStringResource = "Length"
    let provider: NSItemProvider? = nil
    #expect(String(localized: title) == "Length" && provider == nil)
    #expect(autoreleasepool { 2 } == 2)
    #expect(RelativeDateTimeFormatter().unitsStyle == .full)
    #expect(NSUserActivity(activityType: "a").activityType == "a")
    #expect(!UndoManager().canUndo)
  }
}
