import Combine
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DebouncedSearchTests {
  @Test("A search waits until typing pauses")
  func search() async throws {
    let app = ViewTest(Search())
    try app.textField("Search").type("sw")
    try await app.advance(by: .milliseconds(200))
    try app.textField("Search").type("ift")
    try await app.advance(by: .milliseconds(400))
    #expect(app.exists("calls 0"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("calls 1"))
    #expect(app.exists("swift two"))
  }
}

@MainActor private final class Searcher: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var calls = 0
  private var bag = Set<AnyCancellable>()
  init() {
    $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .filter { !$0.isEmpty }
      .flatMap { q in
        Just(["\(q) one", "\(q) two"]).delay(for: .seconds(1), scheduler: RunLoop.main)
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in
        self?.results = $0
        self?.calls += 1
      }.store(in: &bag)
  }
}
private struct Search: View {
  @StateObject private var model = Searcher()
  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
      Text("calls \(model.calls)")
      ForEach(model.results, id: \.self) { Text($0) }
    }
  }
}
