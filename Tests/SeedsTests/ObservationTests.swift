import SwiftUI
import Testing
import ViewTesting

@Observable private final class Basket {
  var items: [String] = []
  var coupon = ""

  var total: Int { items.count * 3 }
}

private struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    VStack {
      Total(basket: basket)
      Coupon(basket: basket)
      Button("Add") { basket.items.append("tea") }
      Nested().environment(basket)
    }
  }
}

private struct Total: View {
  let basket: Basket

  var body: some View { Text("Total \(basket.total)") }
}

private struct Coupon: View {
  @Bindable var basket: Basket

  var body: some View { TextField("Coupon", text: $basket.coupon) }
}

private struct Nested: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("Items: \(basket.items.count) \(basket.coupon)") }
}

private final class Old: ObservableObject {
  @Published var shown = 0
  @Published var other = 0
}

private struct OldView: View {
  @StateObject private var model = Old()

  var body: some View {
    VStack {
      OldPart(model: model)
      Button("Other") { model.other += 1 }
    }
  }
}

private struct OldPart: View {
  @ObservedObject var model: Old

  var body: some View { Text("shown \(model.shown)") }
}

@Observable private final class New {
  var shown = 0
  var other = 0
}

private struct NewView: View {
  @State private var model = New()

  var body: some View {
    VStack {
      NewPart(model: model)
      Button("Other") { model.other += 1 }
    }
  }
}

private struct NewPart: View {
  let model: New

  var body: some View { Text("shown \(model.shown)") }
}

@MainActor @Observable private final class Loader {
  enum State { case initial, loading, loaded(String), error(String) }

  private(set) var state = State.initial
  private let fetch: @Sendable () async throws -> String

  init(_ fetch: @escaping @Sendable () async throws -> String) { self.fetch = fetch }

  func load() async {
    await show { try await self.fetch() }
  }

  /// The steps that all operations share.
  private func show(_ operation: () async throws -> String) async {
    state = .loading
    do {
      state = .loaded(try await operation())
    } catch {
      state = .error("failed")
    }
  }
}

private struct LoaderView: View {
  @State private var loader: Loader

  init(_ loader: Loader) { _loader = State(initialValue: loader) }

  var body: some View {
    Group {
      switch loader.state {
      case .initial: Text("initial")
      case .loading: ProgressView("loading")
      case .loaded(let text): Text(text)
      case .error(let message): Text(message)
      }
    }
    .task { await loader.load() }
  }
}

private struct Failure: Error {}

/// The founding documents on `@Observable`, migrating to it, and view models.
@MainActor @Suite struct ObservationTests {
  @Test("@Observable with @State is owned, with @Bindable borrowed, from the environment inherited")
  func roles() throws {
    let test = ViewTest(BasketView())
    let basket = test.stateGraph["BasketView.basket"]
    #expect(basket?.wrapper == "@State")
    #expect(basket?.borrowers == ["Total.basket", "Coupon.basket", "Nested.basket"])
    try test.textField("Coupon").clear()
    try test.textField("Coupon").type("TEA")
    #expect(test.exists("Items: 0 TEA"))
  }

  @Test("A computed property of a model follows its sources; other views do not run")
  func computed() throws {
    let test = ViewTest(BasketView())
    try test.tap("Add")
    #expect(test.exists("Total 3"))
    #expect(test.exists("Items: 1 "))
    #expect(!test.bodiesRun.contains("Coupon"))
    #expect(!test.bodiesRun.contains("BasketView"))
  }

  @Test("With ObservableObject every observing view runs; with @Observable only those that read it")
  func migration() throws {
    let old = ViewTest(OldView())
    try old.tap("Other")
    #expect(old.bodiesRun == ["OldView", "OldPart"])
    let new = ViewTest(NewView())
    try new.tap("Other")
    #expect(new.bodiesRun.isEmpty)
  }

  @Test("One state enum goes from initial to loading to loaded, and the view follows case by case")
  func states() async throws {
    let test = ViewTest(
      LoaderView(
        Loader {
          try await Task.sleep(for: .seconds(1))
          return "晴れ"
        }))
    #expect(test.exists("initial"))
    try await test.settle()
    #expect(test.exists("loading"))
    try await test.advance(by: .seconds(1))
    #expect(test.exists("晴れ"))
  }

  @Test("An error midway is the last state")
  func failing() async throws {
    let test = ViewTest(LoaderView(Loader { throw Failure() }))
    try await test.settle()
    #expect(test.exists("failed"))
  }
}
