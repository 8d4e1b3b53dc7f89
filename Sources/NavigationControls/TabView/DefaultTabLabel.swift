import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: Image?
}

extension DefaultTabLabel: View {
  public var body: some View {
    if let image, ViewRuntime.isInCells {
      Label(title: { title }, icon: { image })
    } else {
      TitleBesideImage(title: title, image: image)
    }
  }
}

private struct TitleBesideImage: View {
  let title: Text
  let image: Image?
  @Environment(\.stacksTabLabels) private var isStacked

  init(title: Text, image: Image?) {
    self.title = title
    self.image = image
  }

  var body: some View {
    let layout =
      isStacked ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      if let image { image.accessibilityHidden(true) }
      title
    }
  }
}
