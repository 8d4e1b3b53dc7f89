import ViewRuntime

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}
