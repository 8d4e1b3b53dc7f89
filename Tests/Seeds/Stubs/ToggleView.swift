import SwiftUI

struct ToggleView: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Switch", isOn: $isOn) }
}
