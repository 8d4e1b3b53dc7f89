import Foundation
import SwiftUI

extension ExplorationStep.Use {
  @MainActor
  func perform(_ element: ViewTest.Element, _ app: ViewTest) throws {
    switch self {
    case .tap: try element.tap()
    case .longPress: try element.longPress()
    case .paste(let text): try element.paste(text)
    case .clear: try element.clear()
    case .submit: try element.submit()
    case .focus: try element.focus()
    case .hover: try element.hover()
    case .openMenu: try element.openMenu()
    case .type(let text, let composing): try element.type(text, composing: composing)
    case .select(let start, let end): try element.select(start..<end)
    case .drag(let x, let y): try element.drag(by: CGSize(width: x, height: y))
    case .magnify(let scale): try element.magnify(by: scale)
    case .rotate(let degrees): try element.rotate(by: .degrees(Double(degrees)))
    case .pick(let index): try element.pick(at: index)
    case .slide(let value): try element.drag(to: value)
    case .increment: try element.increment()
    case .decrement: try element.decrement()
    case .delete: try element.delete()
    case .swipe(let name): try element.swipe(name)
    case .scroll(let x, let y): try element.scroll(by: CGSize(width: x, height: y))
    case .receive(let text): try element.receive(text)
    case .carry(let target): try element.drag(to: app.find(target.query))
    }
  }

  var code: String {
    switch self {
    case .tap: "tap()"
    case .longPress: "longPress()"
    case .paste(let text): "paste(\(StepCode.quoted(text)))"
    case .clear: "clear()"
    case .submit: "submit()"
    case .focus: "focus()"
    case .hover: "hover()"
    case .openMenu: "openMenu()"
    case .type(let text, let composing):
      "type(\(StepCode.quoted(text))\(composing ? ", composing: true" : ""))"
    case .select(let start, let end): "select(\(start)..<\(end))"
    case .drag(let x, let y): "drag(by: \(StepCode.size(x, y)))"
    case .magnify(let scale): "magnify(by: \(scale))"
    case .rotate(let degrees): "rotate(by: .degrees(\(degrees)))"
    case .pick(let index): "pick(at: \(index))"
    case .slide(let value): "drag(to: \(value))"
    case .increment: "increment()"
    case .decrement: "decrement()"
    case .delete: "delete()"
    case .swipe(let name): "swipe(\(StepCode.quoted(name)))"
    case .scroll(let x, let y): "scroll(by: \(StepCode.size(x, y)))"
    case .receive(let text): "receive(\(StepCode.quoted(text)))"
    case .carry(let target): "drag(to: app.find(\(target.code)))"
    }
  }
}
