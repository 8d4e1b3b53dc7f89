import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@Observable private final class Model {
  var isBlack = false
}

@MainActor
struct StyleTests {
  private func paint(_ screen: Screen) -> Paint { screen.texts[0].runs[0].style.paint }

  @Test("Levels are the theme's, or weaker variants of the foreground style")
  func levels() {
    #expect(paint(Screen { Text("a") }) == .color(.semantic(.primary)))
    #expect(
      paint(Screen { Text("a").foregroundStyle(.secondary) }) == .color(.semantic(.secondary)))
    let weaker = Screen { VStack { Text("a").foregroundStyle(.secondary) }.foregroundColor(.black) }
    #expect(paint(weaker) == .color(.rgba(0, 0, 0, 0.5)))
    let given = Screen {
      VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.black, .white)
    }
    #expect(paint(given) == .color(.rgba(1, 1, 1, 1)))
  }

  @Test("A custom style is resolved in the environment")
  func custom() {
    struct Sky: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.black : Color.white
      }
    }
    #expect(
      paint(Screen(dark: true) { Text("a").foregroundStyle(Sky()) }) == .color(.rgba(0, 0, 0, 1)))
    #expect(Screen { Rectangle().fill(Sky()) }.shapes[0].fill == .color(.rgba(1, 1, 1, 1)))
  }

  @Test("The tint is inherited, and nil restores the theme's accent")
  func tint() {
    let screen = Screen {
      VStack {
        Rectangle().fill(.tint)
        Rectangle().fill(Color.accentColor).tint(nil)
      }.tint(.black)
    }
    #expect(
      screen.shapes.map(\.fill) == [.color(.rgba(0, 0, 0, 1)), .color(.semantic(.accent))])
  }

  @Test("S7.11 The accent colour in a tint is that of the environment")
  func tintOfAccent() {
    let screen = Screen {
      VStack {
        Rectangle().fill(.tint).tint(.accentColor)
        Rectangle().fill(Color.accentColor).tint(Color.accentColor.opacity(0.5)).tint(.black)
        Rectangle().fill(.tint).accentColor(.accentColor).accentColor(.accentColor)
        Rectangle().fill(.tint).tint(Color.accentColor.mix(with: .black, by: 1)).tint(.white)
        Rectangle().fill(.tint).tint(Color.accentColor.gradient)
      }
    }
    #expect(
      screen.shapes.prefix(4).map(\.fill) == [
        .color(.semantic(.accent)), .color(.rgba(0, 0, 0, 0.5)), .color(.semantic(.accent)),
        .color(.rgba(0, 0, 0, 1)),
      ])
    #expect(screen.shapes.count == 5)
  }

  @Test("Gradients and materials arrive as paint")
  func gradients() {
    let screen = Screen {
      VStack {
        LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        Rectangle().fill(.ultraThinMaterial)
        Circle().fill(.conicGradient(colors: [.black, .white], center: .center))
      }
    }
    let stops = [
      Paint.Stop(color: .rgba(0, 0, 0, 1), location: 0),
      Paint.Stop(color: .rgba(1, 1, 1, 1), location: 1),
    ]
    #expect(
      screen.shapes[0].fill
        == .linearGradient(
          stops, start: Paint.Point(x: 0.5, y: 0), end: Paint.Point(x: 0.5, y: 1)))
    #expect(screen.shapes[1].fill == .material(0))
  }

  @Test("A style's shadow becomes an effect of the painted view")
  func shadows() {
    let screen = Screen { Circle().fill(.red.shadow(.drop(color: .black, radius: 4, y: 2))) }
    #expect(screen.effects == [.shadow(color: .rgba(0, 0, 0, 1), radius: 4, x: 0, y: 2)])
  }

  @Test("S7.11 A style set in terms of itself means the surrounding one")
  func relative() {
    let black = Paint.color(.rgba(0, 0, 0, 1))
    let half = Paint.color(.rgba(0, 0, 0, 0.5))
    #expect(
      paint(Screen { Text("a").foregroundStyle(.primary.opacity(0.5)) })
        == Paint.color(.semantic(.primary)).opacity(0.5))
    #expect(
      paint(
        Screen {
          VStack { Text("a").foregroundStyle(.foreground.opacity(0.5)) }.foregroundStyle(.black)
        }) == half)
    let levels = Screen {
      VStack {
        Text("a")
        Text("b").foregroundStyle(.secondary)
      }
      .foregroundStyle(.primary, .primary.opacity(0.5)).foregroundStyle(.black)
    }
    #expect(levels.texts.map { $0.runs[0].style.paint } == [black, half])
    let tints = Screen {
      Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.black)
      Rectangle().fill(.tint).tint(.foreground).foregroundStyle(.tint).tint(.black)
      Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))
        .backgroundStyle(.black)
    }
    #expect(tints.shapes.map(\.fill) == [half, black, half])
    let shadow = Screen {
      Text("a").foregroundStyle(.foreground.shadow(.drop(color: .black, radius: 4, y: 2)))
    }
    #expect(shadow.effects.contains(.shadow(color: .rgba(0, 0, 0, 1), radius: 4, x: 0, y: 2)))
  }

  @Test("S7.11 A custom style that resolves to the foreground style means the surrounding one")
  func relativeCustom() {
    struct Faint: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .primary.opacity(0.5) }
    }
    let screen = Screen { VStack { Text("a").foregroundStyle(Faint()) }.foregroundStyle(.black) }
    #expect(paint(screen) == .color(.rgba(0, 0, 0, 0.5)))
  }

  @Test("The surrounding style may change")
  func relativeChange() {
    struct Changing: View {
      let model: Model
      var body: some View {
        VStack { Text("a").foregroundStyle(.primary.opacity(0.5)) }
          .foregroundStyle(model.isBlack ? .black : .white)
      }
    }
    let model = Model()
    let screen = Screen { Changing(model: model) }
    model.isBlack = true
    screen.host.runFrames()
    #expect(paint(screen) == .color(.rgba(0, 0, 0, 0.5)))
  }
}
