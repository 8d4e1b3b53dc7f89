import Foundation
import SwiftUI
import Testing
import Timekeeping

@testable import PersistentState

@Suite("Settings of tests")
struct SettingsJournalTests {
  @Test("Values set under the test's own clock are restored, and nothing else")
  func putBack() throws {
    let store = try #require(UserDefaults(suiteName: "SettingsJournalTests"))
    store.set(1, forKey: "old")
    let old = AppStorage(wrappedValue: 0, "old", store: store)
    let new = AppStorage(wrappedValue: 0, "new", store: store)
    let foreign = AppStorage(wrappedValue: 0, "foreign", store: store)
    let time = VirtualTimeSource()
    let journal = SettingsJournal(time)
    time.use {
      old.wrappedValue = 2
      old.wrappedValue = 3
      new.wrappedValue = 4
    }
    VirtualTimeSource().use { foreign.wrappedValue = 5 }
    journal.putBack()
    #expect(store.integer(forKey: "old") == 1)
    #expect(store.object(forKey: "new") == nil)
    #expect(store.integer(forKey: "foreign") == 5)
  }
}
