import SwiftUI

/// Return goes from field to field and then signs in; a wrong field gets the focus.
struct LoginForm: View {
  private enum Field: Hashable {
    case name, password
  }

  let welcome: (Account) -> Void

  @State private var name = ""
  @State private var password = ""
  @State private var isChecking = false
  @State private var problem: String?
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .textContentType(.password)
          .focused($focus, equals: .password)
          .submitLabel(.go)
          .onSubmit(signIn)
      } header: {
        Text("Sign in")
      } footer: {
        Text(problem ?? "The password is “\(Account.password)”.")
          .foregroundStyle(problem == nil ? Color.secondary : .red)
      }
      .disabled(isChecking)
      Section {
        Button(action: signIn) {
          if isChecking {
            ProgressView()
          } else {
            Text("Sign in")
          }
        }
        .buttonStyle(.borderedProminent)
        .disabled(isChecking)
      }
    }
    .onAppear { focus = .name }
  }

  private func signIn() {
    if name.allSatisfy(\.isWhitespace) { return complain("Who are you?", about: .name) }
    if password.isEmpty { return complain("A password is needed.", about: .password) }
    problem = nil
    isChecking = true
    Task {
      let account = await Account.signIn(name: name, password: password)
      isChecking = false
      if let account {
        welcome(account)
      } else {
        password = ""
        complain("That is not the password.", about: .password)
      }
    }
  }

  private func complain(_ problem: String, about field: Field) {
    self.problem = problem
    focus = field
  }
}

#Preview {
  LoginForm { _ in }
}
