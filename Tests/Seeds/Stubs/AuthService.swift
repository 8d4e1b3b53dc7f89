import SwiftUI

struct AuthService: Sendable {
  static let shared = AuthService()

  func signIn(email: String, password: String) async throws -> User { User(name: email) }
}
