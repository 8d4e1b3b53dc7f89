import LayoutCore

// Since only boxes are children here, tests may write `.rigid(3, 1)` without the type.

extension StackLayout {
  func arrange(_ boxes: [Box], in proposal: ProposedViewSize) -> Arrangement {
    arrange(boxes[...], in: proposal)
  }
}

extension LayeredLayout {
  func arrange(_ boxes: [Box], in proposal: ProposedViewSize) -> Arrangement {
    arrange(boxes[...], in: proposal)
  }
}
