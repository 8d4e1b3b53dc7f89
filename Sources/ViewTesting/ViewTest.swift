import Foundation
import HeadlessHost
import HostInterface
import PersistentState
import Scenes
import SwiftUI
import Timekeeping
import UpdateRecording
import ViewDrawing
import ViewEnvironment
import ViewRuntime

/// Shows a view without a screen, so that a test can use it as a user would.
///
/// ```swift
/// import SwiftUI
/// import Testing
/// import ViewTesting
///
/// @MainActor @Test func counting() throws {
///   let app = ViewTest(CounterView())
///   try app.tap("Increment")
///   #expect(app.exists("Count: 1"))
///   #expect(app.bodiesRun == ["CounterView"])
/// }
/// ```
///
/// Everything works as in an app: an action is an event of a host, bodies run in frames, and
/// queries see what the host received. Each action runs frames until none is requested, so the next
/// line of the test sees the result.
///
/// **Time stands still** until the test advances it with ``advance(by:file:line:)``. `Task.sleep`,
/// `asyncAfter`, `Timer.publish` and animations of the view and of the tasks that it starts follow
/// this clock: two seconds pass at once. For work that needs no time but a turn of the scheduler,
/// such as the start of a task, wait with ``settle(file:line:)``.
///
/// In XCTest:
/// `@MainActor func testCounting() async throws { ... XCTAssert(app.exists("Count: 1")) }`.
///
/// - Complexity: creating one takes well under a millisecond plus the view's own bodies.
@MainActor
public final class ViewTest {
  let host: HeadlessHost
  let runtime: ViewRuntime
  let time: VirtualTimeSource
  let recorder = UpdateRecorder()
  /// How long a program may stay busy, in real time, before it counts as never coming to rest.
  package var patience = Duration.seconds(30)
  /// The real time that the program spent on actions, excluding frames.
  package var actionTime = Duration.zero
  /// Watches whether the program comes to rest in time.
  var watch: RestWatch
  /// Whether jobs and frames are being run until none are left.
  var isSettling = false
  /// Whether a frame is queued on the main queue.
  var isFrameQueued = false
  /// The nodes under the pointer, innermost first.
  var hovered: [NodeID] = []
  /// Whether something is being dragged.
  var isCarrying = false
  private let journal: DiagnosticJournal
  private var hasReportedUnusedWaits = false
  /// The windows of an app.
  private(set) var windows: WindowRegistry?
  /// Starts the same content again from the beginning.
  private(set) var makeAgain: @MainActor () -> ViewTest? = { nil }
  private let overrides = Overrides()
  /// The values that the app has set by `@AppStorage`.
  let settings: SettingsJournal
  /// Created on first access: lifetimes are tracked from then on.
  private(set) lazy var checker = InvariantChecker(self)

  /// Shows a view in a window.
  ///
  /// - Parameters:
  ///   - view: the content of the window.
  ///   - size: the window's size, in points. Text is measured in cells of 8 by 16 points, so the
  ///     default window has 80 columns and 24 rows.
  ///   - colorScheme: light or dark appearance.
  ///   - locale: for language and formats; English by default, so that every system gives the same
  ///     results.
  ///   - timeZone: for dates; GMT by default, for the same reason.
  ///   - layoutDirection: the layout direction.
  ///   - sceneFile: where `@SceneStorage` is kept for the next test object; nil does not keep it.
  public convenience init<Content: View>(
    _ view: Content, size: CGSize = CGSize(width: 640, height: 384),
    colorScheme: ColorScheme = .light, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt, layoutDirection: LayoutDirection = .leftToRight,
    sceneFile: URL? = nil
  ) {
    self.init(
      view, VirtualTimeSource(), size, colorScheme, locale, timeZone, layoutDirection, sceneFile)
  }

  private convenience init<Content: View>(
    _ view: Content, _ time: VirtualTimeSource, _ size: CGSize, _ colorScheme: ColorScheme,
    _ locale: Locale, _ timeZone: TimeZone, _ layoutDirection: LayoutDirection, _ sceneFile: URL?
  ) {
    self.init(time, size, colorScheme, locale, layoutDirection)
    runtime.sceneValues = SceneValues(file: sceneFile)
    start { [overrides] in
      runtime.followHostEnvironment { $0.take(timeZone, overrides) }
      runtime.mount(ColorSchemePresentation(content: view))
    }
    makeAgain = { [startDate = time.startDate] in
      ViewTest(
        view, VirtualTimeSource(startingAt: startDate), size, colorScheme, locale, timeZone,
        layoutDirection, sceneFile)
    }
  }

  /// Starts an app and shows its first window.
  ///
  /// ```swift
  /// let app = ViewTest(NotesApp.self)
  /// try app.tap("New note")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type with `@main`; a test creates another instance.
  ///   - size: the window's size, in points; by default the scene's `defaultSize(_:)`, otherwise
  ///     640 by 384.
  ///   - colorScheme: light or dark appearance.
  ///   - locale: for language and formats.
  ///   - timeZone: for dates.
  ///   - layoutDirection: the layout direction.
  ///   - files: the files that the app is started with, for a `DocumentGroup`.
  ///   - sceneFile: where `@SceneStorage` is kept for the next start; nil does not keep it.
  public convenience init<Program: App>(
    _ type: Program.Type, size: CGSize? = nil, colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    layoutDirection: LayoutDirection = .leftToRight, files: [URL] = [], sceneFile: URL? = nil
  ) {
    self.init(
      type, VirtualTimeSource(), size, colorScheme, locale, timeZone, layoutDirection, files,
      sceneFile)
  }

  private convenience init<Program: App>(
    _ type: Program.Type, _ time: VirtualTimeSource, _ size: CGSize?, _ colorScheme: ColorScheme,
    _ locale: Locale, _ timeZone: TimeZone, _ layoutDirection: LayoutDirection, _ files: [URL],
    _ sceneFile: URL?
  ) {
    self.init(
      time, size ?? CGSize(width: 640, height: 384), colorScheme, locale, layoutDirection)
    runtime.sceneValues = SceneValues(file: sceneFile)
    start { [overrides] in
      let windows = runtime.launch(type, files: files) {
        $0.take(timeZone, overrides)
      }
      if size == nil, let wanted = windows.defaultSize { host.resize(to: wanted) }
      self.windows = windows
    }
    makeAgain = { [startDate = time.startDate] in
      ViewTest(
        type, VirtualTimeSource(startingAt: startDate), size, colorScheme, locale, timeZone,
        layoutDirection, files, sceneFile)
    }
  }

  private init(
    _ time: VirtualTimeSource, _ size: CGSize, _ colorScheme: ColorScheme, _ locale: Locale,
    _ layoutDirection: LayoutDirection
  ) {
    self.time = time
    settings = SettingsJournal(time)
    host = HeadlessHost(size: size)
    host.environment = HostEnvironment(
      isDark: colorScheme == .dark, locale: locale,
      isRightToLeft: layoutDirection == .rightToLeft)
    watch = RestWatch(patience: patience, time: time)
    host.time = time
    journal = DiagnosticJournal(time: time)
    runtime = ViewRuntime(host: host)
    runtime.recorder = recorder
    time.onStep { [weak self] in await self?.comeToRest() ?? true }
    host.onFrameRequest = { [weak self] in self?.frameIsWanted() }
    host.recordsPatches = false
  }

  isolated deinit {
    if let unusedWaits, !hasReportedUnusedWaits {
      FileHandle.standardError.write(Data("\(unusedWaits.message)\n".utf8))
    }
    unmount()
  }

  private func start(_ mount: () -> Void) {
    time.use {
      mount()
      host.runFrames()
    }
  }

  // MARK: Running

  /// Sends an event and runs the requested frames.
  func send(_ event: HostEvent) {
    perform { $0.client?.handle(event) }
  }

  /// Lets the host perform an action of the user.
  func perform<Result>(_ action: (HeadlessHost) throws -> Result) rethrows -> Result {
    catchUp()
    recorder.reset()
    return try time.use {
      let began = ContinuousClock.now
      defer {
        actionTime += .now - began
        host.runFrames()
      }
      return try action(host)
    }
  }

  /// Runs frames requested outside an action, for example by a test that writes to its model, or to
  /// the `UserDefaults` behind an `AppStorage`.
  func catchUp() {
    time.use { runtime.lookAtPolledSources() }
    guard host.wantsFrame else { return }
    recorder.reset()
    time.use { host.runFrames() }
  }

  func startRecording() { recorder.reset() }

  /// Runs the test's own work under this test's clock: tasks that it starts use it.
  ///
  /// ```swift
  /// app.run { model.startPolling() }
  /// try await app.advance(by: .seconds(30))
  /// ```
  @discardableResult
  public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try perform { _ in try work() }
  }

  // MARK: Results

  /// The bodies that ran because of the last action, in order.
  ///
  /// A view inside a `ForEach` has its element's id after its name: `"Row(3)"`. The system's own
  /// views are omitted. "The last action" is the last tap, typed text, `advance`, `settle`, or
  /// change that the test made to its model.
  public var bodiesRun: [String] {
    catchUp()
    return recorder.runs.map { run in
      run.elementID.map { "\(run.name)(\($0))" } ?? run.name
    }
  }

  /// The system's warnings since the test began, such as a state written in a body (`D1`).
  ///
  /// ```swift
  /// #expect(app.diagnostics.isEmpty)
  /// ```
  public var diagnostics: [Diagnostic] {
    catchUp()
    guard let unusedWaits else { return journal.diagnostics }
    hasReportedUnusedWaits = true
    return journal.diagnostics + [unusedWaits]
  }

  // MARK: The window

  /// The window itself: the element that contains all others.
  public var window: Element { Element(self, host.tree.root) }

  /// Shows another window of the app, as `openWindow(id:)` does.
  ///
  /// - Throws: ``ViewTestError`` if no scene has this id.
  public func openWindow(id: String, file: String = #fileID, line: Int = #line) throws {
    guard perform({ _ in windows?.open(id: id) }) == true else {
      throw ViewTestError("No scene of the app has the id \(TreeText.quoted(id)).", file, line)
    }
  }

  /// Shows the app's settings.
  ///
  /// - Throws: ``ViewTestError`` if the app has none.
  public func openSettings(file: String = #fileID, line: Int = #line) throws {
    guard perform({ _ in windows?.openSettings() }) == true else {
      throw ViewTestError("The app has no Settings scene.", file, line)
    }
  }

  /// Changes the host's environment while the view is shown; omitted values stay unchanged.
  ///
  /// - Parameters:
  ///   - colorScheme: the desktop changed to dark or light.
  ///   - isActive: whether the window has the keyboard focus: `scenePhase` follows.
  ///   - locale: the user's language.
  ///   - layoutDirection: the layout direction.
  ///   - dynamicTypeSize: the user's text size.
  public func changeEnvironment(
    colorScheme: ColorScheme? = nil, isActive: Bool? = nil, locale: Locale? = nil,
    layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize? = nil
  ) {
    if let dynamicTypeSize { overrides.dynamicTypeSize = dynamicTypeSize }
    var environment = host.environment
    if let colorScheme { environment.isDark = colorScheme == .dark }
    if let isActive { environment.isActive = isActive }
    if let locale { environment.locale = locale }
    if let layoutDirection { environment.isRightToLeft = layoutDirection == .rightToLeft }
    host.environment = environment
    send(.environment(environment))
  }

  /// Resizes the window, in points.
  public func resize(to size: CGSize) {
    perform { $0.resize(to: size) }
  }

  /// Replaces the view in the window with another value of the same type, as a parent would: its
  /// state is kept.
  ///
  /// ```swift
  /// let app = ViewTest(Greeting(name: "Ada"))
  /// app.update(Greeting(name: "Grace"))
  /// ```
  public func update<Content: View>(_ view: Content) {
    perform { _ in runtime.updateRoot(ColorSchemePresentation(content: view)) }
  }

  /// Unmounts the view: views disappear, tasks are cancelled; an app is first notified that it is
  /// terminating. Also done when the test object is released.
  public func unmount() {
    guard runtime.rootElement != nil else { return }
    time.use {
      if windows != nil { runtime.endProgram() }
      runtime.unmount()
      host.runFrames()
    }
  }
}

/// The user's system-wide settings that no host reports.
@MainActor
private final class Overrides {
  var dynamicTypeSize: DynamicTypeSize?
}

extension EnvironmentValues {
  @MainActor
  fileprivate mutating func take(_ timeZone: TimeZone, _ overrides: Overrides) {
    self.timeZone = timeZone
    calendar.timeZone = timeZone
    if let size = overrides.dynamicTypeSize { dynamicTypeSize = size }
  }
}

extension ViewTest {
  /// Whether an animation is running: the display's clock runs for it.
  public var isMoving: Bool {
    catchUp()
    return host.isFrameClockRunning
  }
  /// Returns whether a node is shown at an intermediate state.
  func isMoving(_ node: HostTree.Node) -> Bool { runtime.isMoving(node.id) }
}
