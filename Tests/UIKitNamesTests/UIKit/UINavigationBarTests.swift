import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct UINavigationBarTests {
  private struct Parks: View {
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Parks").navigationBarTitleDisplayMode(mode)
      }
    }
  }

  private func title(_ mode: NavigationBarItem.TitleDisplayMode) -> Paint? {
    Screen { Parks(mode: mode) }.texts.first { $0.string == "Parks" }?.runs[0].style.paint
  }

  private func backgrounds<Content: View>(@ViewBuilder _ content: () -> Content) -> [Paint] {
    Screen { content() }.shapes.compactMap(\.fill)
  }

  @Test("The appearance of bars has colours of titles and a background, which a screen's replaces")
  func colors() {
    let bars = UINavigationBar.appearance()
    let (black, white) = (Paint.color(.rgba(0, 0, 0, 1)), Paint.color(.rgba(1, 1, 1, 1)))
    defer {
      (bars.titleTextAttributes, bars.largeTitleTextAttributes) = (nil, nil)
      (bars.barTintColor, bars.scrollEdgeAppearance) = (nil, nil)
      bars.standardAppearance = UINavigationBarAppearance()
    }
    bars.largeTitleTextAttributes = nil
    let usual = title(.large)
    bars.largeTitleTextAttributes = [.foregroundColor: UIColor.black]
    #expect(title(.large) == black && title(.inline) == usual)
    bars.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(title(.inline) == white)
    #expect(backgrounds { Parks(mode: .large) }.isEmpty)
    bars.barTintColor = .black
    #expect(backgrounds { Parks(mode: .large) } == [black])
    // To look at an appearance decides nothing.
    #expect(bars.standardAppearance.backgroundColor == nil)
    #expect(backgrounds { Parks(mode: .large) } == [black])

    let standard = UINavigationBarAppearance()
    standard.titleTextAttributes = [.foregroundColor: UIColor.black]
    bars.standardAppearance = standard
    #expect(title(.inline) == black && title(.large) == usual)
    #expect(backgrounds { Parks(mode: .large) }.isEmpty)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .white
    bars.scrollEdgeAppearance = edge
    #expect(backgrounds { Parks(mode: .large) } == [white])
    let own = backgrounds {
      NavigationStack {
        Text("Content").navigationTitle("Parks").toolbarBackground(.black, for: .navigationBar)
      }
    }
    #expect(own == [black])
  }

  private func bar(background: Visibility) -> Screen {
    Screen {
      NavigationStack {
        Text("Content").navigationTitle("Parks")
          .toolbarBackground(background, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
  }

  @Test("A bar with a colour scheme of its own has a background if that is to be visible")
  func scheme() {
    #expect(bar(background: .visible).shapes.count == 1)
    #expect(bar(background: .automatic).shapes.isEmpty)
  }
}
