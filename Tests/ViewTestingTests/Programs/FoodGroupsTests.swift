import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FoodGroupsTests {
  @Test("Groups expand, and a search filters them")
  func groups() async throws {
    let app = ViewTest(Groups())
    #expect(!app.exists("Apple"))
    try app.tap("Fruit")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Apple"))
    try app.textField("Find food").type("alm")
    try await app.advance(by: .seconds(1))
    #expect(!app.exists("Fruit"))
    #expect(app.exists("Nuts"))
    try app.textField("Find food").clear()
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Apple"))
  }
}

private struct Groups: View {
  @State private var open: Set<String> = []
  @State private var search = ""
  let data = ["Fruit": ["Apple", "Pear"], "Nuts": ["Almond"]]
  var results: [String] {
    data.keys.sorted().filter { k in
      search.isEmpty || data[k]!.contains { $0.localizedCaseInsensitiveContains(search) }
    }
  }
  var body: some View {
    NavigationStack {
      List {
        ForEach(results, id: \.self) { key in
          DisclosureGroup(
            isExpanded: Binding(
              get: { open.contains(key) },
              set: { if $0 { open.insert(key) } else { open.remove(key) } })
          ) {
            ForEach(data[key]!, id: \.self) { Text($0) }
          } label: {
            Text(key).badge(data[key]!.count)
          }
        }
      }
      .searchable(text: $search, prompt: "Find food")
      .animation(.default, value: results)
      .navigationTitle("Food")
    }
  }
}
