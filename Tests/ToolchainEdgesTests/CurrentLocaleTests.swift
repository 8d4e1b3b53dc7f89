import Foundation
import Testing
import ToolchainEdges

@Suite("Foundation's current locale")
struct CurrentLocaleTests {
  @Test("A locale's object is replaced by another one's, with its calendar")
  func replace() {
    let (cornish, thai) = (Locale(identifier: "kw_GB"), Locale(identifier: "th_TH"))
    #expect(CurrentLocale.replace(cornish, by: thai))
    #expect(cornish.identifier == "th_TH")
    #expect(cornish.calendar.identifier == .buddhist)
    #expect(cornish.currency?.identifier == "THB")
    #expect(Locale(identifier: "kw_IE").identifier == "kw_IE")
  }
}
