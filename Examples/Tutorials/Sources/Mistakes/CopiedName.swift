import SwiftUI

struct CopiedName: View {
  @State private var name: String

  init(name: String) {
    _name = State(initialValue: name)
  }

  var body: some View {
    Text(name)
  }
}
