#if GTK
  import CAdw
  import Foundation
  import GTKHost
  import HostInterface
  import LayoutCore
  import ViewRuntime

  /// Shows a view in a window of a GTK program, as `NSHostingView` does in one of AppKit.
  ///
  /// ```swift
  /// let hosting = GTKHostingWidget(rootView: CounterView())
  /// gtk_box_append(box, hosting.widget)
  /// ```
  ///
  /// The program makes the application, its windows and the main loop; GTK must be set up before.
  /// The view lives until the widget is destroyed with its window, whoever keeps this object.
  @MainActor @preconcurrency
  public final class GTKHostingWidget<Content: View> {
    /// To be put into a container.
    public let widget: GTKWidget
    package let host: GTKHost
    private let runtime: ViewRuntime

    /// What is shown. Setting it is an update of the view, which keeps its state.
    public var rootView: Content {
      didSet { runtime.updateRoot(rootView) }
    }

    /// Mounts a view.
    ///
    /// - Precondition: there is a display, and `gtk_init` or the start of the application came
    ///   before.
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

  /// Keeps what is shown as long as its widget is.
  @MainActor
  private enum HostingWidgets {
    static var alive: [ObjectIdentifier: any Hosting] = [:]

    static func end(_ id: ObjectIdentifier) {
      // Once GTK is done with the widget.
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
