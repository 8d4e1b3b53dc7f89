import SwiftUI

struct D: View {
  @Binding var value: String

  var body: some View { TextField("Value", text: $value) }
}
