import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct AppStateTests {
  @Test("004 Signing in is visible in every view that reads the app's state")
  func signIn() async throws {
    let state = AppState()
    let test = ViewTest(ProfileView().environment(state))
    #expect(test.exists("Please sign in"))
    try await state.signIn(email: "花子", password: "")
    #expect(test.exists("Welcome, 花子"))
    state.signOut()
    #expect(test.exists("Please sign in"))
  }
}
