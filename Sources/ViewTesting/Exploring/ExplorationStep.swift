import Foundation
import LayoutCore
import SwiftUI

/// A random action on an app: it can be performed, and written as a line of a test.
enum ExplorationStep: Hashable, Sendable {
  case use(StepTarget, Use)
  case press(ViewTest.Key, shift: Bool)
  case shortcut(String, EventModifiers.RawValue)
  case resize(width: Int, height: Int)
  case locale(String)
  case rightToLeft(Bool)
  case dark(Bool)
  case active(Bool)
  case textSize(Int)
  case advance(milliseconds: Int)
  case goBack, dismiss, refresh, turnPage(Bool), pointerAway, commands

  /// An action on an element.
  enum Use: Hashable, Sendable {
    case tap, longPress, paste(String), clear, submit, focus, hover, openMenu
    case type(String, composing: Bool)
    case select(Int, Int)
    case drag(Int, Int), magnify(Double), rotate(Int)
    case pick(Int), slide(Double), increment, decrement
    case delete, swipe(String), scroll(Int, Int), receive(String)
    case carry(to: StepTarget)
  }

  /// The kind as one word, for counting.
  var kind: String {
    if case .use(_, let use) = self { return Self.word(use) }
    return Self.word(self)
  }

  private static func word(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  @MainActor
  func perform(in app: ViewTest) async throws {
    switch self {
    case .use(let target, let use): try use.perform(app.find(target.query), app)
    case .press(let key, let shift): try app.press(key, holding: shift ? .shift : [])
    case .shortcut(let character, let modifiers):
      guard let character = character.first else { return }
      try app.press(
        KeyboardShortcut(
          KeyEquivalent(character), modifiers: EventModifiers(rawValue: modifiers)))
    case .resize(let width, let height): app.resize(to: CGSize(width: width, height: height))
    case .locale(let name): app.changeEnvironment(locale: Locale(identifier: name))
    case .rightToLeft(let isSet):
      app.changeEnvironment(layoutDirection: isSet ? .rightToLeft : .leftToRight)
    case .dark(let isSet): app.changeEnvironment(colorScheme: isSet ? .dark : .light)
    case .active(let isSet): app.changeEnvironment(isActive: isSet)
    case .textSize(let index):
      app.changeEnvironment(dynamicTypeSize: DynamicTypeSize.allCases[index])
    case .advance(let milliseconds): try await app.advance(by: .milliseconds(milliseconds))
    case .goBack: try app.goBack()
    case .dismiss: try app.dismissSheet()
    case .refresh: try app.refresh()
    case .turnPage(let forward): try app.turnPage(forward: forward)
    case .pointerAway: app.movePointerAway()
    case .commands: try app.openCommands()
    }
  }

  /// The equivalent line of a test.
  var code: String {
    switch self {
    case .use(let target, let use): "try app.find(\(target.code)).\(use.code)"
    // The key may have no effect: the screen may differ after the next change of the app.
    case .press(let key, let shift): "try? app.press(.\(key)\(shift ? ", holding: .shift" : ""))"
    case .shortcut(let character, let modifiers):
      "try? app.press(KeyboardShortcut(KeyEquivalent(\(StepCode.quoted(character))), "
        + "modifiers: EventModifiers(rawValue: \(modifiers))))"
    case .resize(let width, let height): "app.resize(to: \(StepCode.size(width, height)))"
    case .locale(let name):
      "app.changeEnvironment(locale: Locale(identifier: \(StepCode.quoted(name))))"
    case .rightToLeft(let isSet):
      "app.changeEnvironment(layoutDirection: .\(isSet ? "rightToLeft" : "leftToRight"))"
    case .dark(let isSet): "app.changeEnvironment(colorScheme: .\(isSet ? "dark" : "light"))"
    case .active(let isSet): "app.changeEnvironment(isActive: \(isSet))"
    case .textSize(let index):
      "app.changeEnvironment(dynamicTypeSize: .\(DynamicTypeSize.allCases[index]))"
    case .advance(let milliseconds):
      "try await app.advance(by: .milliseconds(\(milliseconds)))"
    case .goBack: "try app.goBack()"
    case .dismiss: "try app.dismissSheet()"
    case .refresh: "try app.refresh()"
    case .turnPage(let forward): "try app.turnPage(forward: \(forward))"
    case .pointerAway: "app.movePointerAway()"
    case .commands: "try app.openCommands()"
    }
  }
}
