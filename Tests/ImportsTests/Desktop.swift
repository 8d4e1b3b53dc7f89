import AppKit
import SwiftUICore

/// Uses what files use that import AppKit.
struct Ground: View {
  let color = NSColor.windowBackgroundColor

  var body: some View {
    Color(nsColor: color)
    Color(nsColor: .secondaryLabelColor)
  }
}
