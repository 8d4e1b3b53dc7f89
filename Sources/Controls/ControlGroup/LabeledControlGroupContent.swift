import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// A control group's content with its label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}
