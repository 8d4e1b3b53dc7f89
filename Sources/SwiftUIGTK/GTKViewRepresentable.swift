#if GTK
  @_exported import CAdw
  import Foundation
  import LayoutCore
  import ViewRuntime

  /// A GTK widget of any type, as returned by its constructors.
  public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

  /// Shows a GTK widget among views, as `NSViewRepresentable` shows an `NSView` on the Mac.
  ///
  /// ```swift
  /// struct CalendarView: GTKViewRepresentable {
  ///   @Binding var day: Int
  ///
  ///   func makeGTKWidget(context: Context) -> GTKWidget {
  ///     let calendar = gtk_calendar_new()!
  ///     context.connect(calendar, "day-selected") { day = selectedDay(of: calendar) }
  ///     return calendar
  ///   }
  ///
  ///   func updateGTKWidget(_ calendar: GTKWidget, context: Context) {
  ///     gtk_calendar_set_day(OpaquePointer(calendar), Int32(day))
  ///   }
  /// }
  /// ```
  ///
  /// The widget is made once for an identity and destroyed with it. `updateGTKWidget` is called
  /// again when a value that it reads changes: state, bindings, the environment, observable
  /// objects.
  ///
  /// Only windows can show widgets. In a terminal and in tests, a view of this type is empty.
  @MainActor @preconcurrency
  public protocol GTKViewRepresentable: View {
    /// An object stored with the widget, such as a delegate or the target of signals; `Void` if
    /// there is none.
    associatedtype Coordinator = Void
    typealias Context = GTKViewRepresentableContext<Self>

    /// Makes the widget; called once, before the first update.
    func makeGTKWidget(context: Context) -> GTKWidget

    /// Updates the widget. Signals that it emits meanwhile are not caused by the user, and are not
    /// passed to the closures of ``GTKViewRepresentableContext/connect(_:_:_:)``.
    func updateGTKWidget(_ widget: GTKWidget, context: Context)

    /// Called when the view is removed, before the widget is destroyed.
    static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator)

    /// Makes the coordinator; called once, before the widget is made.
    func makeCoordinator() -> Coordinator

    /// Returns the size for a proposal. Nil uses the widget's natural size, or the proposed size
    /// along an axis in which it expands (`hexpand`, `vexpand`).
    func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context) -> CGSize?
  }

  extension GTKViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
  }

  extension GTKViewRepresentable {
    /// Does nothing.
    public static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator) {}

    /// Returns nil, which uses the widget's size.
    public func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context)
      -> CGSize?
    { nil }

    /// The widget as a view.
    public var body: some View { RepresentedWidget(representable: self) }
  }
#endif
