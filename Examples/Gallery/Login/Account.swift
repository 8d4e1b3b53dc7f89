import SwiftUI

/// Who may sign in. The check takes as long as a server's would.
struct Account {
  static let password = "sesame"

  let name: String

  static func signIn(name: String, password: String) async -> Account? {
    try? await Task.sleep(for: .seconds(1))
    return password == Account.password ? Account(name: name) : nil
  }
}
