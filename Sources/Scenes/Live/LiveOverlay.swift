import LayoutCore
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

extension View {
  /// The window's content with messages about the last source change; in release builds only the
  /// content.
  package var withLiveStatus: some View {
    #if DEBUG
      LiveOverlay(content: self)
    #else
      self
    #endif
  }
}

#if DEBUG
  private struct LiveOverlay<Content: View>: View {
    let content: Content

    var body: some View {
      if LiveStatus.isOn {
        content.overlay(alignment: .bottom) { LiveBanner() }
      } else {
        content
      }
    }
  }

  /// The compiler's errors, or the message that the new code is running.
  private struct LiveBanner: View {
    var body: some View {
      if let message = LiveStatus.shared.message {
        Text(verbatim: message.text)
          .foregroundStyle(message.isError ? Color.white : Color.primary)
          .lineLimit(12)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(message.isError ? AnyShapeStyle(Color.red) : AnyShapeStyle(.bar))
          .accessibilityIdentifier("live")
      }
    }
  }
#endif
