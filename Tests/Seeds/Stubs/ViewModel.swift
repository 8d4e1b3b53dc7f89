import SwiftUI

class ViewModel: ObservableObject {
  @Published var items: [Item] = []
}
