#if GTK
  import CAdw
  import Foundation
  import GTKHost
  import HostInterface
  import LayoutCore
  import ViewRuntime

  /// Shows a view in a window of a GTK program, like `NSHostingView` in an AppKit program.
  ///
  /// ```swift
  /// let hosting = GTKHostingWidget(rootView: CounterView())
  /// gtk_box_append(box, hosting.widget)
  /// ```
  ///
  /// The program makes the application, its windows and the main loop, and must initialize GTK
  /// before. The view lives until the widget is destroyed with its window, regardless of references
  /// to this object.
  @MainActor @preconcurrency
  public final class GTKHostingWidget<Content: View> {
    /// The widget to add to a container.
    public let widget: GTKWidget
    package let host: GTKHost
    private let runtime: ViewRuntime

    /// The root view. Setting it updates the view, which keeps its state.
    public var rootView: Content {
      didSet { runtime.updateRoot(rootView) }
    }

    /// Mounts a view.
    ///
    /// - Precondition: there is a display, and `gtk_init` or the start of the application was
    ///   called before.
    public init(rootView: Content) {
      guard let host = GTKHost(isEmbedded: true), let widget = host.embedded else {
        preconditionFailure("There is no display to show a widget on.")
      }
      self.rootView = rootView
      self.host = host
      self.widget = widget
      runtime = ViewRuntime(host: host)
      runtime.mount(rootView)
      host.embed { [weak runtime] in runtime?.rootSizes ?? (.zero, .zero) }
      let id = ObjectIdentifier(self)
      HostingWidgets.alive[id] = self
      connectSignal(widget, "destroy") { HostingWidgets.end(id) }
    }

    fileprivate func end() { runtime.unmount() }
  }

  /// Keeps hosted views alive as long as their widgets.
  @MainActor
  private enum HostingWidgets {
    static var alive: [ObjectIdentifier: any Hosting] = [:]

    static func end(_ id: ObjectIdentifier) {
      // Runs after GTK has finished with the widget.
      guard let ended = alive.removeValue(forKey: id) else { return }
      Task { ended.endHosting() }
    }
  }

  @MainActor
  private protocol Hosting: AnyObject {
    func endHosting()
  }

  extension GTKHostingWidget: Hosting {
    fileprivate func endHosting() { end() }
  }
#endif
