import SwiftUI

extension AdaptiveView {
  var regularLayout: some View { Text("Regular") }
}
