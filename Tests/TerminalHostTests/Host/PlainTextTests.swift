import CellText
import Foundation
@preconcurrency import Glibc
import HostInterface
import TerminalDevice
import TerminalTestSupport
import Testing

@testable import TerminalHost

@Suite("Without a terminal")
@MainActor
struct PlainTextTests {
  @Test("The size is that of the arguments, if it is valid")
  func sizes() {
    #expect(TerminalHost.size(in: ["app", "--size", "100x30"]) == CellSize(100, 30))
    #expect(TerminalHost.size(in: ["app", "--size=20X5"]) == CellSize(20, 5))
    #expect(TerminalHost.size(in: ["app", "--size"]) == nil)
    #expect(TerminalHost.size(in: ["app", "--size", "0x5"]) == nil)
    #expect(TerminalHost.problem(in: ["app", "--size", "100x30"]) == nil)
    #expect(TerminalHost.problem(in: ["app"]) == nil)
    for wrong in ["abc", "0x5", "80", "80x", "x24", "80x24x2", "-3x5"] {
      #expect(
        TerminalHost.problem(in: ["app", "--size", wrong])
          == "\"\(wrong)\" is no size: write columns and rows, from 1 to 1000 each, as in --size 80x24."
      )
    }
    #expect(TerminalHost.problem(in: ["app", "--size"])?.hasPrefix("Nothing is no size") == true)
    #expect(TerminalHost.size(in: ["app", "--size", "big"]) == nil)
    #expect(TerminalHost.size(in: ["app"]) == nil)
  }

  @Test("If the terminal is not taken over, its size is still used")
  func sizeOfTerminal() throws {
    let terminal = try #require(PseudoTerminal(columns: 60, rows: 16))
    #expect(TerminalSession.size(of: terminal.device) == CellSize(60, 16))
    let noTerminal = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(noTerminal) }
    #expect(TerminalSession.size(of: noTerminal) == nil)
  }

  @Test("On a terminal without a name, a message says why there is only a picture")
  func reason() {
    let reason = { (environment: [String: String]) in
      TerminalHost.whyNotTakenOver(TerminalCapabilities(environment: environment), environment)
    }
    #expect(reason(["TERM": "xterm"]) == nil)
    #expect(reason([:])?.hasPrefix("TERM is not set, ") == true)
    #expect(reason(["TERM": "dumb"])?.hasPrefix("TERM is \"dumb\", ") == true)
  }

  @Test("One picture is printed, without trailing blanks")
  func prints() {
    let fixture = HostFixture(20, 5)
    fixture.add(1, 2, 1, 6, 1, .text("積み木"))
    #expect(fixture.host.plainText() == "\n  積み木")
  }

  @Test("A cell stands for 8 by 16 points, in the size, the grid and what is measured")
  func points() {
    let fixture = HostFixture(20, 5)
    #expect(fixture.host.size == CGSize(width: 160, height: 80))
    #expect(fixture.host.metrics.grid == CGSize(width: 8, height: 16))
    let text = fixture.host.measure(.text("積み木"), .unspecified)
    #expect(text.size == CGSize(width: 48, height: 16))
    let field = fixture.host.measure(.control(.textField, .roundedBorder), .unspecified)
    #expect(field.size == CGSize(width: 160, height: 48))
    #expect(field.firstBaseline == 32)
  }

  @Test("Controls that the terminal does not draw are composed")
  func unknownKinds() {
    let fixture = HostFixture(20, 5)
    #expect(!fixture.host.supports(ControlSpec(kind: .init(rawValue: "hologram"))))
    #expect(fixture.host.supports(ControlSpec(kind: .slider)))
    fixture.add(
      1, 0, 0, 10, 1, NodeContent(leaf: .control, control: ControlSpec(kind: .init(rawValue: "x"))))
    fixture.add(2, 0, 1, 10, 1, NodeContent(leaf: .control))
    #expect(fixture.picture == "")
  }

  @Test("Every control measures and draws at any size", arguments: [0, 1, 2, 3, 5, 80])
  func anyRoom(columns: Int) {
    let kinds: [ControlSpec.Kind] = [
      .toggleIndicator, .slider, .stepperButtons, .textField, .secureField, .textEditor,
      .pickerIndicator, .progress, .button, .row, .groupBox,
    ]
    let styles: [ControlSpec.Style] = [
      .automatic, .roundedBorder, .segmented, .inline, .menu, .circular, .checkbox, .plain,
    ]
    let values: [ElementValue?] = [
      nil, .bool(true), .number(0.3, in: 0...1, step: 0), .text("積み木 and more"), .choice(1),
      .indeterminate,
    ]
    for kind in kinds {
      for style in styles {
        for value in values {
          let fixture = HostFixture(20, 4)
          let content = NodeContent.control(
            kind, style, value: value, options: ["one", "積み木"], actions: [.setValue, .edit])
          let size = fixture.host.measure(
            content, .init(width: CGFloat(columns) * 8, height: nil)
          ).size
          #expect(size.width.isFinite && size.height.isFinite)
          fixture.add(1, 1, 1, Double(columns), size.height / 16, content)
          fixture.add(2, 1, 1, Double(columns), 0.4, content)
          fixture.press(.tab)
          _ = fixture.picture
          #expect(fixture.host.painter.screen.brokenInvariants == [])
        }
      }
    }
  }
}
