import SwiftUI
import Testing
import ViewTesting

@MainActor
struct RouterTests {
  @Test("Each tab has its own path, which any screen may change")
  func routed() async throws {
    let app = ViewTest(Routed())
    try app.tap("row 1")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "detail 1")
    try app.tap("to settings")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "Settings")
    try app.goBack()
    try await app.advance(by: .seconds(1))
    #expect(app.title == "detail 1")
    try app.tap("to other tab's detail")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "detail 9")
    try app.tap("to root")
    try await app.advance(by: .seconds(1))
    #expect(app.title == "tab 1")
    try app.select(tab: "Tab0")
    #expect(app.title == "detail 1")
  }
}

@Observable private final class Router {
  enum Route: Hashable {
    case detail(Int)
    case settings
  }
  var tab = 0
  var paths: [Int: NavigationPath] = [:]
  subscript(tab: Int) -> NavigationPath {
    get { paths[tab] ?? NavigationPath() }
    set { paths[tab] = newValue }
  }
}
private struct Routed: View {
  @State private var router = Router()
  var body: some View {
    TabView(selection: $router.tab) {
      ForEach(0..<2) { tab in
        NavigationStack(path: $router[tab]) {
          List(0..<3, id: \.self) { NavigationLink("row \($0)", value: Router.Route.detail($0)) }
            .navigationTitle("tab \(tab)")
            .navigationDestination(for: Router.Route.self) { route in
              switch route {
              case .detail(let n): DetailView(n: n)
              case .settings: Text("settings").navigationTitle("Settings")
              }
            }
        }
        .tabItem { Label("Tab\(tab)", systemImage: "star") }
        .tag(tab)
      }
    }
    .environment(router)
  }
  struct DetailView: View {
    let n: Int
    @Environment(Router.self) private var router
    var body: some View {
      VStack {
        Button("to settings") { router[router.tab].append(Router.Route.settings) }
        Button("to other tab's detail") {
          router.tab = 1
          router[1].append(Router.Route.detail(9))
        }
        Button("to root") { router[router.tab] = NavigationPath() }
      }
      .navigationTitle("detail \(n)")
    }
  }
}
