import Foundation
import Testing

@testable import AppProjects

@Suite("Programs that a delegate starts")
struct DelegateStartTests {
  private let folder = ScratchFolder()

  @Test("The view that a scene's delegate shows becomes an app's, with what it is made of")
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

  @Test("An app of its own is left alone")
  func app() throws {
    let app = try folder.write(
      "A.swift",
      "@main struct A: App { }\nclass Delegate { let c = UIHostingController(rootView: B()) }")
    #expect(DelegateStart([app]) == nil)
  }
}
