import SwiftUI

class MyViewModel: ObservableObject {
  @Published var text = "Hello"
}
