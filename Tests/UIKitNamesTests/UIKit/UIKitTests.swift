import SwiftUI
import TestSupport
import Testing
import ViewTesting

private final class Counter {
  var count = 0
}

@MainActor
struct UIKitTests {
  @Test("The screen is the window, and has its colour scheme")
  func screen() {
    struct Screen: View {
      var body: some View {
        Text(verbatim: "\(Int(UIScreen.main.bounds.width))")
          .frame(width: UIScreen.main.bounds.width / 2)
      }
    }
    let app = ViewTest(Screen(), size: CGSize(width: 500, height: 300))
    #expect(app.exists("500"))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(uiColor: color) != Color(uiColor: .black))
  }

  @Test("A window knows its screen, whose properties can be asked for by name")
  func screenOfWindow() throws {
    let app = ViewTest(Text("a"), size: CGSize(width: 300, height: 200))
    #expect(app.exists("a"))
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let screen = try #require(scene?.windows.first?.screen)
    #expect(screen === UIScreen.main)
    #expect(screen.value(forKey: "bounds") as? CGRect == screen.bounds)
    #expect(screen.value(forKey: "scale") as? CGFloat == 1)
    #expect(screen.value(forKey: "_displayCornerRadius") == nil)
  }

  @Test("A view with the screen's size follows the window, and no other body runs for it")
  func resizing() async throws {
    struct Half: View {
      let runs: Counter
      var body: some View {
        runs.count += 1
        return Text(verbatim: "\(Int(UIScreen.main.bounds.width / 2))")
      }
    }
    struct Other: View {
      let runs: Counter
      var body: some View {
        runs.count += 1
        return Text(verbatim: "other")
      }
    }
    let halves = Counter()
    let others = Counter()
    let app = ViewTest(
      VStack {
        Half(runs: halves)
        Other(runs: others)
      }, size: CGSize(width: 500, height: 300))
    #expect(app.exists("250"))
    app.resize(to: CGSize(width: 800, height: 300))
    try await app.settle()
    #expect(app.exists("400"))
    #expect(halves.count == 2 && others.count == 1)
  }

  @Test("Copied values can be read again, and pasted")
  func pasteboard() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Button("Copy") { UIPasteboard.general.string = "猫" }
        ShareLink("Send", item: URL(string: "https://example.com/a")!)
        PasteButton(payloadType: String.self) { text = $0.joined() }.id(text)
        Button("Read") { text = UIPasteboard.general.string ?? "nothing" }
        Text(verbatim: "text \(text)")
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Copy")
    try app.tap("Read")
    #expect(app.exists("text 猫"))
    try app.tap("Send")
  }

  @Test("An app that draws its own tab bar hides that of its tab view")
  func hiddenTabBar() throws {
    struct Pages: View {
      @State private var page = "home"
      init() { UITabBar.appearance().isHidden = true }
      var body: some View {
        TabView(selection: $page) {
          Text("At home").tabItem { Text("Home") }.tag("home")
          Text("At work").tabItem { Text("Work") }.tag("work")
        }
        Button("To work") { page = "work" }
      }
    }
    defer { UITabBar.appearance().isHidden = false }
    let app = ViewTest(Pages())
    #expect(!app.exists(.button("Home")) && !app.exists(.button("Work")))
    try app.tap("To work")
    #expect(app.exists("At work") && !app.exists(.button("Work")))
  }

  @Test("Appearance proxies are kept for each type, and fonts and paths convert to SwiftUI's")
  func appearance() {
    defer { UINavigationBar.appearance().largeTitleTextAttributes = nil }
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UITableView.appearance().backgroundColor = .clear
    #expect(UINavigationBar.appearance().largeTitleTextAttributes?.count == 1)
    #expect(UITableView.appearance().backgroundColor == .clear)
    #expect(UIScrollView.appearance().backgroundColor == nil)
    UITableView.appearance().tableFooterView = UIView()
    UITableView.appearance().sectionHeaderHeight = 8
    #expect(UITableView.appearance().sectionHeaderHeight == 8)
    #expect(UITableView.appearance().sectionFooterHeight == 0)
    UIPageControl.appearance().backgroundStyle = .prominent
    #expect(UIPageControl.appearance().backgroundStyle == .prominent)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal)?.count == 1)
    let bar = UITabBarAppearance()
    bar.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterialDark)
    bar.stackedItemPositioning = .centered
    #expect(bar.backgroundEffect != nil)
    bar.backgroundEffect = .none
    #expect(bar.backgroundEffect == nil)
    UIToolbar.appearance().barStyle = .black
    UIToolbar.appearance().scrollEdgeAppearance = UIToolbarAppearance()
    #expect(UIToolbar.appearance().scrollEdgeAppearance != nil)
    bar.stackedLayoutAppearance.selected.iconColor = .darkText
    #expect(bar.stackedLayoutAppearance.selected.iconColor == .black)
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(Path(path.cgPath).boundingRect.width == 40)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  @Test("Orientations know whether they are landscape, and masks what they contain")
  func orientation() {
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscapeRight))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.interfaceOrientation.isLandscape == true)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }

  @Test("Windows and the app are available by the responders' names")
  func responderNames() {
    #expect(UIApplication.keyboardWillHideNotification == UIResponder.keyboardWillHideNotification)
    #expect(UIWindow.keyboardDidShowNotification == UIResponder.keyboardDidShowNotification)
    #expect(UIWindow.keyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
  }
}
