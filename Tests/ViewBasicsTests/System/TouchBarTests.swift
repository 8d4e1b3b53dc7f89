import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TouchBarTests {
  @Test("A view with a touch bar is shown without it")
  func bar() {
    let app = ViewTest(
      VStack {
        Text("Cows").touchBar {
          Text("Guesses: 3").touchBarItemPrincipal()
          Button("New") {}
            .touchBarItemPresence(.optional("new"))
            .touchBarCustomizationLabel(Text("New game"))
        }
        Text("Bulls").touchBar(TouchBar(id: "game") { Text("Bar") })
      })
    #expect(
      app.outline
        == ViewTest(
          VStack {
            Text("Cows"); Text("Bulls")
          }
        ).outline)
  }
}
