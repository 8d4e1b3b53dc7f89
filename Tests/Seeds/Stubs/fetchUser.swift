import SwiftUI

func fetchUser() async throws -> User { User(name: "花子") }
