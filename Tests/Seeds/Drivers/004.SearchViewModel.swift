import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SearchViewModelTests {
  @Test("004 A model on the main actor searches with the injected service")
  func searches() async {
    let model = SearchViewModel(searchService: SearchService())
    model.query = "日本語"
    await model.search()
    #expect(model.results.map(\.title) == ["日本語"])
    #expect(!model.isSearching)
    model.query = ""
    await model.search()
    #expect(model.results.isEmpty)
    #expect(model.errorMessage == nil)
  }
}
