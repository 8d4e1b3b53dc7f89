import SwiftUI
import Testing
import ViewTesting

private let secret = "hunter2!"

private struct SignIn: View {
  @State private var phrase = ""
  @State private var copy = ""
  @State private var isPlain = false

  var body: some View {
    VStack {
      if isPlain {
        TextField("Phrase", text: $phrase)
      } else {
        SecureField("Phrase", text: $phrase)
      }
      Button("Show") { isPlain.toggle() }
      Button("Copy") { copy = "My phrase is \(phrase)." }
      Text("\(copy.count)")
    }
  }
}

private struct Account {
  var name = "Ada"
  var key = ""
}

private struct AccountForm: View {
  @State private var account = Account()
  var body: some View { AccountFields(account: $account) }
}

private struct AccountFields: View {
  @Binding var account: Account

  var body: some View {
    VStack {
      TextField("Name", text: $account.name)
      SecureField("Key", text: $account.key)
      Text("\(account.name)")
    }
  }
}

@Observable private final class Vault {
  var owner = "Ada"
  var code = ""
}

private struct VaultView: View {
  @State private var vault = Vault()

  var body: some View {
    VStack {
      SecureField("Code", text: $vault.code)
      Text(vault.owner)
    }
  }
}

private final class Login: ObservableObject {
  @Published var user = "ada"
  @Published var code = ""
}

private struct LoginView: View {
  @StateObject private var login = Login()

  var body: some View {
    VStack {
      SecureField("Code", text: $login.code)
      Text(login.user)
    }
  }
}

private struct Closures: View {
  @State private var stored = ""

  var body: some View {
    SecureField("Code", text: Binding(get: { stored }, set: { stored = $0 }))
  }
}

private struct Named: View {
  @State private var newPassword = "swordfish"
  var body: some View { TextField("Password", text: $newPassword) }
}

@MainActor @Suite struct SecretsTests {
  /// Everything that is printed about a program's state.
  private func printed(_ test: ViewTest) -> String {
    "\(test.stateGraph)\n\(test.lastUpdate)\n\(test.tree)"
  }

  @Test("A state bound to a secure field is hidden, before and after")
  func state() throws {
    let test = ViewTest(SignIn())
    try test.textField("Phrase").type(secret)
    #expect(test.stateGraph["SignIn.phrase"]?.value == "••••")
    #expect(test.lastUpdate.changes.map(\.source) == ["SignIn.phrase"])
    #expect(!printed(test).contains(secret))
  }

  @Test("It stays hidden while its text is visible, and so do its copies")
  func shown() throws {
    let test = ViewTest(SignIn())
    try test.textField("Phrase").type(secret)
    try test.tap("Show")
    #expect(test.stateGraph["SignIn.phrase"]?.value == "••••")
    try test.tap("Copy")
    #expect(test.stateGraph["SignIn.copy"]?.value == "\"My phrase is ••••.\"")
    #expect(!"\(test.lastUpdate)".contains(secret))
  }

  @Test("Of a struct only the bound part is hidden")
  func part() throws {
    let test = ViewTest(AccountForm())
    try test.textField("Key").type(secret)
    #expect(
      test.stateGraph["AccountForm.account"]?.value == "Account(name: \"Ada\", key: ••••)")
    #expect(!printed(test).contains(secret))
  }

  @Test("Of an object only the bound property is hidden")
  func objects() throws {
    for test in [ViewTest(VaultView()), ViewTest(LoginView())] {
      try test.textField("Code").type(secret)
      let source = try #require(test.stateGraph.sources.first)
      #expect(source.fields["code"] == "••••")
      #expect(["\"Ada\"", "\"ada\""].contains(source.fields["owner"] ?? source.fields["user"]))
      #expect(!printed(test).contains(secret))
    }
  }

  @Test("For a binding of closures, values equal to the field's text are hidden")
  func closures() throws {
    let test = ViewTest(Closures())
    try test.textField("Code").type(secret)
    #expect(test.stateGraph["Closures.stored"]?.value == "\"••••\"")
    #expect(!printed(test).contains(secret))
  }

  @Test("A property named like a password is hidden without any secure field")
  func named() {
    #expect(ViewTest(Named()).stateGraph["Named.newPassword"]?.value == "••••")
  }
}
