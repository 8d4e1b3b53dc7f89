import SwiftUI
import Testing
import ViewTesting

@MainActor
struct DialogWordsTests {
  private struct Question: View {
    @State private var isShown = true
    let isAlert: Bool

    var body: some View {
      Text("under it")
        .alert("Sure", isPresented: isAlert ? $isShown : .constant(false)) {}
        .confirmationDialog("Sure", isPresented: isAlert ? .constant(false) : $isShown) {
          Button("Do") {}
        }
    }
  }

  @Test("Buttons added to a dialog are in the locale of its environment")
  func added() throws {
    let spanish = Locale(identifier: "es_ES")
    #expect(ViewTest(Question(isAlert: true), locale: spanish).exists(.button("Aceptar")))
    #expect(ViewTest(Question(isAlert: true)).exists(.button("OK")))
    #expect(ViewTest(Question(isAlert: false), locale: spanish).exists(.button("Cancelar")))
  }

  private struct Files: View {
    @State private var isShown = true

    var body: some View {
      Text("under it")
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) { _ in }
    }
  }

  @Test("A file dialog is in the locale of its environment")
  func files() throws {
    let app = ViewTest(Files(), locale: Locale(identifier: "de_DE"))
    #expect(app.exists("Datei auswählen"))
    #expect(app.exists(.button("Öffnen")))
    #expect(ViewTest(Files()).exists("Choose a file"))
  }
}
