import SwiftUI

func fetchData() async -> [String] { ["First", "Second"] }
