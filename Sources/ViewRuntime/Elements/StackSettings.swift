import Foundation
import LayoutCore

/// What the layout of a stack depends on. A row or column uses one direction of the alignment.
package struct StackSettings: Equatable {
  package let alignment: Alignment
  package let spacing: CGFloat?

  package init(alignment: Alignment, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}
