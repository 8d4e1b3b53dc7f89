import SwiftUI

struct B: View {
  var body: some View { Text("B") }
}
