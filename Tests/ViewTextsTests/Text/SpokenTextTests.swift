import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SpokenTextTests {
  @Test("A labelled part of a paragraph is read by its label, the others as shown")
  func pieces() {
    let distance: Text =
      Text("5 ") + Text("km").accessibilityLabel("kilometres") + Text(" to go")
    let app = ViewTest(distance.bold())
    #expect(app.exists("5 km to go"))
    #expect(app.exists(.label("5 kilometres to go")))
  }

  @Test("A label on a text, and on a view, are the same to accessibility clients")
  func alone() {
    let title: Text = Text("Dr.").accessibilityLabel(Text("Doctor")).italic()
    let app = ViewTest(title)
    #expect(app.exists(.label("Doctor")))
    #expect(ViewTest(Text("Dr.").padding().accessibilityLabel("Doctor")).exists(.label("Doctor")))
  }
}
