import SwiftUI
import Testing
import ViewTesting

private final class Owned: ObservableObject {
  let count: Count

  init(_ count: Count) {
    self.count = count
    count.living += 1
  }

  deinit { count.living -= 1 }

  final class Count: @unchecked Sendable { var living = 0 }
}

private struct Owner: View {
  @StateObject private var owned: Owned
  init(_ count: Owned.Count) { _owned = StateObject(wrappedValue: Owned(count)) }
  var body: some View { Text("owner") }
}

@MainActor @Suite struct TakenDownWhilePresentingTests {
  enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog, inspector }

  private struct Presenting: View {
    let kind: Kind
    let count: Owned.Count
    @State private var isShown = true

    var body: some View {
      let view = Owner(count)
      switch kind {
      case .sheet: view.sheet(isPresented: $isShown) { Owner(count) }
      case .cover: view.fullScreenCover(isPresented: $isShown) { Owner(count) }
      case .popover: view.popover(isPresented: $isShown) { Owner(count) }
      case .alert: view.alert("Alert", isPresented: $isShown) { Button("OK") {} }
      case .dialog: view.confirmationDialog("Dialog", isPresented: $isShown) { Button("OK") {} }
      case .inspector: view.inspector(isPresented: $isShown) { Owner(count) }
      }
    }
  }

  @Test(
    "A view that is removed while it presents something leaks nothing", arguments: Kind.allCases)
  func takenDown(_ kind: Kind) async throws {
    let count = Owned.Count()
    let app = ViewTest(Presenting(kind: kind, count: count))
    try await app.settle()
    #expect(count.living > 0)
    app.unmount()
    try await app.settle()
    #expect(count.living == 0)
  }
}
