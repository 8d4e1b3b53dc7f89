import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor
struct PersonNamesTests {
  private let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")

  @Test("A name is formatted in each style, and medium is the default")
  func styles() {
    let names = [.short, .medium, .long, .abbreviated].map {
      thomas.formatted(.name(style: $0).locale(Locale(identifier: "en_US")))
    }
    #expect(names == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"])
    let formatter: PersonNameComponentsFormatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: thomas) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(for: thomas) == "TC")
    #expect(PersonNameComponentsFormatter.localizedString(from: thomas, style: .short) == "Tom")
  }

  @Test("The locale determines whether the family name is first, but a name's script wins")
  func order() {
    let china = Locale(identifier: "zh_CN")
    #expect(thomas.formatted(.name(style: .medium).locale(china)) == "Clark Thomas")
    #expect(thomas.formatted(.name(style: .abbreviated).locale(china)) == "CT")
    let yang = PersonNameComponents(givenName: "振宁", familyName: "杨")
    #expect(yang.formatted(.name(style: .medium).locale(Locale(identifier: "en_US"))) == "杨振宁")
  }

  @Test("Missing parts of a name leave no gap")
  func missing() {
    #expect(PersonNameComponents(givenName: "Ada").formatted() == "Ada")
    #expect(PersonNameComponents(givenName: "").formatted() == "")
    #expect(PersonNameComponents(nickname: "Tom").formatted(.name(style: .abbreviated)) == "T")
    #expect(PersonNameComponents(familyName: "Clark").formatted(.name(style: .short)) == "Clark")
  }

  @Test("A name is parsed with its titles, and reordered at a comma")
  func reading() throws {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let read = try #require(formatter.personNameComponents(from: "Dr. Thomas Louis Clark Esq."))
    #expect(read.namePrefix == "Dr." && read.givenName == "Thomas" && read.middleName == "Louis")
    #expect(read.familyName == "Clark" && read.nameSuffix == "Esq.")
    let turned = try PersonNameComponents("Clark, Thomas")
    #expect(turned.givenName == "Thomas" && turned.familyName == "Clark")
    #expect(try PersonNameComponents("Ada", strategy: .name).familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents("") }
  }

  @Test("Texts and fields accept names")
  func views() async throws {
    struct Screen: View {
      @State private var name = PersonNameComponents(givenName: "Ada", familyName: "King")
      var body: some View {
        Text(name, format: .name(style: .abbreviated))
        TextField("Name", value: $name, format: .name(style: .medium))
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("AK"))
    let field = try app.textField("Name")
    #expect(field.text == "Ada King")
    try field.clear()
    try field.type("Grace Hopper\n")
    #expect(app.exists("GH"))
  }
}
