#if GTK
  @_exported import CAdw
  import Foundation
  import LayoutCore
  import ViewRuntime

  /// A GTK widget of any kind, as its constructors give it.
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
  /// The widget is made once for an identity and goes with it. What `updateGTKWidget` reads it is
  /// called again for: states, bindings, the environment, observable objects.
  ///
  /// Only windows can show widgets. In a terminal and in tests a view of this kind is empty.
  @MainActor @preconcurrency
  public protocol GTKViewRepresentable: View {
    /// What is kept beside the widget: a delegate, what signals refer to. `Void` if there is none.
    associatedtype Coordinator = Void
    typealias Context = GTKViewRepresentableContext<Self>

    /// Makes the widget; called once, before the first update.
    func makeGTKWidget(context: Context) -> GTKWidget

    /// Brings the widget up to date. What it signals meanwhile is not the user's doing and is not
    /// told to the closures of ``GTKViewRepresentableContext/connect(_:_:_:)``.
    func updateGTKWidget(_ widget: GTKWidget, context: Context)

    /// Called when the view is gone, before the widget goes.
    static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator)

    /// Makes what is kept beside the widget; called once, before the widget is made.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal. Nil: what the widget wants, or all that is proposed along an axis
    /// in which it expands (`hexpand`, `vexpand`).
    func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context) -> CGSize?
  }

  extension GTKViewRepresentable where Coordinator == Void {
    /// There is nothing to be kept.
    public func makeCoordinator() {}
  }

  extension GTKViewRepresentable {
    /// There is nothing to be done.
    public static func dismantleGTKWidget(_ widget: GTKWidget, coordinator: Coordinator) {}

    /// As the widget wants it.
    public func sizeThatFits(_ proposal: ProposedViewSize, widget: GTKWidget, context: Context)
      -> CGSize?
    { nil }

    /// The widget in its place.
    public var body: some View { RepresentedWidget(representable: self) }
  }
#endif
