import SwiftUI

extension AdaptiveView {
  var compactLayout: some View { Text("Compact") }
}
