import SwiftUI

/// The form, or the name of the user who signed in.
struct LoginView: View {
  @State private var account: Account?

  var body: some View {
    if let account {
      VStack(spacing: 16) {
        Label("Welcome, \(account.name)!", systemImage: "lock.open")
          .font(.title)
        Button("Sign out") { self.account = nil }
      }
      .padding()
    } else {
      LoginForm { account = $0 }
    }
  }
}
