import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FeedTests {
  @Test("The last row loads the next page")
  func feed() async throws {
    let app = ViewTest(FeedView())
    try await app.advance(by: .seconds(1))
    #expect(app.exists("pages 1"))
    let list = try app.find(.role(.list))
    try list.scroll(to: CGPoint(x: 0, y: 100000))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("pages 2"))
    try list.scroll(to: CGPoint(x: 0, y: 100000))
    try await app.advance(by: .seconds(2))
    #expect(app.exists("pages 3"))
  }
}

@MainActor private final class Feed: ObservableObject {
  @Published var items: [Int] = []
  @Published var isLoading = false
  var pages = 0
  func more(_ last: Int?) {
    guard !isLoading, last == nil || last == items.last else { return }
    isLoading = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      items += (items.count..<(items.count + 20))
      pages += 1
      isLoading = false
    }
  }
}
private struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    List {
      ForEach(feed.items, id: \.self) { item in
        Text("item \(item)").onAppear { feed.more(item) }
      }
      if feed.isLoading {
        HStack {
          Spacer()
          ProgressView()
          Spacer()
        }
      }
    }
    .onAppear { feed.more(nil) }
    .overlay(alignment: .top) { Text("pages \(feed.pages)") }
  }
}
