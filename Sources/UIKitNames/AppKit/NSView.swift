import Foundation
import ViewRuntime

/// What a window shows, with AppKit's name.
///
/// There is one kind here, ``NSHostingView``, which shows a view of SwiftUI; there are no views of
/// AppKit, and a program cannot make its own.
@MainActor @preconcurrency
public class NSView: NSObject {
  /// What is shown.
  package var content: AnyView { AnyView(EmptyView()) }

  package override init() { super.init() }
}
