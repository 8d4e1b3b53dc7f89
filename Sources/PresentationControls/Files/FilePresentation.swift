import Controls
import Foundation
import ViewRuntime

/// Presents a file panel while a Boolean is true. It is set to false before the program's closure
/// is called.
package struct FilePresentation {
  @Binding private var isPresented: Bool
  private let request: FileRequest
  private let chosen: ([URL]) -> Void
  private let cancelled: () -> Void
  @Environment(\.fileDialogOptions) private var options

  /// - Parameter cancelled: called when the user closes the panel without a choice, not when the
  ///   program closes it.
  package nonisolated init(
    _ isPresented: Binding<Bool>, _ request: FileRequest, cancelled: @escaping () -> Void = {},
    chosen: @escaping ([URL]) -> Void
  ) {
    _isPresented = isPresented
    self.request = request
    self.chosen = chosen
    self.cancelled = cancelled
  }
}

extension FilePresentation: ViewModifier {
  package func body(content: Content) -> some View {
    let (flag, options) = ($isPresented, options)
    let (request, chosen, cancelled) = (request, chosen, cancelled)
    let closed = Binding<Bool>.unread {
      flag.wrappedValue
    } set: { isPresented in
      guard flag.wrappedValue != isPresented else { return }
      flag.wrappedValue = isPresented
      if !isPresented { cancelled() }
    }
    return content.modifier(
      FlagPresentation(closed, .sheet, onDismiss: nil) {
        FileChooser(request) { urls in
          flag.wrappedValue = false
          if let urls { chosen(urls) } else { cancelled() }
        }
        .environment(\.fileDialogOptions, options)
      })
  }
}
