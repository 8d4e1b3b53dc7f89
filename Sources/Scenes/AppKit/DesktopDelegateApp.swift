import Foundation
import UIKitNames
import ViewBasics
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The app of a program that is started by its AppKit delegate, as before SwiftUI had `App`: it
/// shows what the delegate puts into a window.
package struct DesktopDelegateApp<Delegate: NSObject & NSApplicationDelegate>: App {
  private let delegate: Delegate
  /// How often a window, its title or its view has changed.
  @State private var changes = 0

  package init() {
    delegate = unsafeDowncast(_RequiredInitializer.make(Delegate.self), to: Delegate.self)
    DesktopDelegateCalls.start(delegate)
  }

  package var body: some Scene {
    let _ = changes
    let window = NSWindow.shown.last
    let title = window.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? AppName.shown
    Window(Text(verbatim: title), id: "main") { FrontWindow(changes: $changes) }
      .environment(\.defaultWindowSize, window?.contentSize)
  }
}

/// What the front one of the program's windows shows.
private struct FrontWindow: View {
  @Binding var changes: Int

  var body: some View {
    let _ = changes
    ZStack {
      if let window = NSWindow.shown.last {
        (window.contentView?.content ?? AnyView(EmptyView())).id(ObjectIdentifier(window))
      }
    }
    .onAppear { NSWindow.changed = { changes += 1 } }
  }
}
