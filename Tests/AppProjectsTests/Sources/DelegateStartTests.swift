import Foundation
import Testing

@testable import AppProjects

@Suite("Apps started by a delegate")
struct DelegateStartTests {
  private let folder = ScratchFolder()

  @Test(
    "The view that a scene's delegate shows becomes an app's, with the values it is created from")
  func scene() throws {
    let scene = try folder.write(
      "SceneDelegate.swift",
      """
      import UIKit
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) {
          let store = Store(items: [1, 2])
          let other = 3
          let contentView = ContentView(title: "a)").environmentObject(store)
          if let windowScene = scene as? UIWindowScene {
            window.rootViewController = UIHostingController(rootView: contentView.padding(4))
          }
        }
      }
      """)
    let delegate = try folder.write(
      "AppDelegate.swift", "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder {}")
    let view = try folder.write("ContentView.swift", "import SwiftUI\nstruct ContentView: View {}")
    let start = try #require(DelegateStart([scene, delegate, view]))
    #expect(start.replaced == [scene, delegate])
    let store = try #require(start.source.range(of: "let store = Store(items: [1, 2])"))
    let content = try #require(start.source.range(of: "let contentView ="))
    #expect(store.lowerBound < content.lowerBound)
    #expect(start.source.contains("return AnyView(contentView.padding(4))"))
    #expect(!start.source.contains("other") && !start.source.contains("import UIKit"))
  }

  @Test("The view's arguments may be the delegate's properties, declared and assigned separately")
  func members() throws {
    let delegate = try folder.write(
      "AppDelegate.swift",
      """
      import UIKit
      import SwiftUI
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var game: Game!
        private let settings = Settings()
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          game = Game(settings: self.settings)
          window!.rootViewController = UIHostingController(rootView:
            GameView(isNew: true).environmentObject(self.game)
          )
          if game == nil { return false }
          return true
        }
      }
      """)
    let start = try #require(DelegateStart([delegate]))
    let settings = try #require(start.source.range(of: "let settings = Settings()"))
    let game = try #require(start.source.range(of: "let game = Game(settings: settings)"))
    #expect(settings.lowerBound < game.lowerBound)
    #expect(start.source.contains("return AnyView(GameView(isNew: true).environmentObject(game))"))
    #expect(!start.source.contains("private let") && !start.source.contains("window"))
  }

  @Test("The view's arguments may span several lines; comments and strings are ignored")
  func lines() throws {
    let scene = try folder.write(
      "SceneDelegate.swift",
      """
      import UIKit
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        lazy var store: Store = {
          Store(address: "https://example.com/(")
        }()
        func scene(_ scene: UIScene) {
          // window.rootViewController = UIHostingController(rootView: OldView())
          let contentView = MainView(
            game: Game() // there is (one
          )
          .environmentObject(store)
          .padding()
          let after = 1
          if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(
              rootView: contentView.onTapGesture { window.endEditing(true) }
            )
            self.window = window
          }
        }
      }
      """)
    let source = try #require(DelegateStart([scene])).source
    let code = source.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
    #expect(
      code.contains(
        """
        var store: Store = {
        Store(address: "https://example.com/(")
        }()
        let contentView = MainView(
        game: Game()
        )
        .environmentObject(store)
        .padding()
        let window = UIApplication.shared.windows[0]
        return AnyView(contentView.onTapGesture { window.endEditing(true) })
        """))
  }

  @Test("A program that already has an app is left unchanged")
  func app() throws {
    let app = try folder.write(
      "A.swift",
      "@main struct A: App { }\nclass Delegate { let c = UIHostingController(rootView: B()) }")
    #expect(DelegateStart([app]) == nil)
  }
}
