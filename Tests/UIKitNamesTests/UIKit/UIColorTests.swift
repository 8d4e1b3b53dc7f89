import HostInterface
import SwiftUI
import TestSupport
import Testing
import ViewTesting

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
  fileprivate class var brand: UIColor { UIColor(hex: 0xFF8000) }
}

extension UIImage {
  fileprivate convenience init?(base64: String) {
    guard let data = Data(base64Encoded: base64) else { return nil }
    self.init(data: data)
  }
}

@MainActor
struct UIColorTests {
  @Test("An app's own initialisers are written as in UIKit")
  func extending() {
    #expect(UIColor.brand == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(UIColor.brand.hash == UIColor(hex: 0xFF8000).hash)
    #expect(UIColor.brand != UIColor.white)
    #expect(UIImage(base64: "no picture") == nil)
    #expect(UIColor(named: "not there") == nil)
  }

  @Test("A dynamic colour stays dynamic when its opacity changes")
  func translucentLabel() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let half = Color(UIColor.label.withAlphaComponent(0.5))
    #expect(half.resolve(in: EnvironmentValues()).red < 0.2)
    #expect(half.resolve(in: dark).red > 0.8)
    #expect(abs(half.resolve(in: dark).opacity - 0.5) < 0.01)
    let more = UIColor(white: 1, alpha: 0.25).withAlphaComponent(0.75)
    var alpha = CGFloat(0)
    #expect(more.getWhite(nil, alpha: &alpha) && abs(alpha - 0.75) < 0.01)
  }

  @Test("Copied words are not a URL")
  func copiedWords() {
    let board = UIPasteboard.general
    let former = board.string
    defer { board.string = former }
    for words in ["hello", "Todo:milk", ""] {
      board.string = words
      #expect(board.url == nil && !board.hasURLs, "\(words)")
    }
    board.string = "https://swift.org"
    #expect(board.url?.host == "swift.org" && board.hasURLs)
  }

  @Test("A colour returns its components, also as hue and saturation")
  func parts() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 0, blue: 0.5, alpha: 0.25)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 2.0 / 3) < 0.001 && saturation == 1)
    #expect(abs(brightness - 0.5) < 0.001 && alpha == 0.25)
    var white = CGFloat(0)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(abs(white - 0.25) < 0.001)
  }

  @Test("A dynamic colour is resolved in light and in dark")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    var white = CGFloat(0)
    dark.getWhite(&white, alpha: nil)
    #expect(white == 1)
  }

  @Test("A tinted picture keeps its colour whatever the environment")
  func tint() throws {
    let star = try #require(UIImage(systemName: "star")?.withTintColor(.red))
    #expect(star == UIImage(systemName: "star")?.withTintColor(.red))
    #expect(star != UIImage(systemName: "star")?.withTintColor(.blue))
    let app = ViewTest(
      VStack {
        Image(uiImage: star).foregroundStyle(.green)
        Image(systemName: "star").foregroundStyle(Color(uiColor: .red))
      })
    let images = app.findAll(.image())
    #expect(images.count == 2)
  }

  @Test("A font in another size keeps its face")
  func font() {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(font.withSize(20) == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(font.withSize(20).pointSize == 20)
  }

  @Test("A font descriptor can change design and traits")
  func fontDescriptor() throws {
    let plain = UIFont.systemFont(ofSize: 34).fontDescriptor
    let round = try #require(plain.withDesign(.rounded))
    #expect(
      Font(UIFont(descriptor: round, size: 0))
        == .system(size: 34, weight: .regular, design: .rounded))
    let bold = try #require(round.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      Font(UIFont(descriptor: bold, size: 12))
        == .system(size: 12, weight: .bold, design: .rounded).italic())
    #expect(bold.withSymbolicTraits([]).map { $0.symbolicTraits } == [])
    #expect(UIFontDescriptor(name: "Menlo", size: 10).withDesign(.serif) == nil)
  }

  @Test("A text style's descriptor follows the text size until a size is set")
  func styleDescriptor() {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle).fontDescriptor
    #expect(style.pointSize == 34)
    #expect(Font(UIFont(descriptor: style, size: 0)) == .system(.largeTitle))
    #expect(Font(UIFont(descriptor: style, size: 20)) == .system(size: 20))
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits == .traitBold)
    #expect(Font(headline.withSize(20)) == .system(size: 20, weight: .semibold))
  }

  @Test("A timer in tracking mode ticks, because all modes are one")
  func trackingMode() {
    #expect(RunLoop.Mode.tracking != .common)
    #expect(Timer.publish(every: 1, on: .main, in: .tracking).mode == .tracking)
  }

  @Test("A colour can be archived")
  func archive() throws {
    let kept = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25),
      requiringSecureCoding: false)
    let color = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: kept))
    var (green, alpha) = (CGFloat(0), CGFloat(0))
    color.getRed(nil, green: &green, blue: nil, alpha: &alpha)
    #expect(abs(green - 0.5) < 0.001 && alpha == 0.25)
  }

  @Test("UIKit's colours are colours")
  func uiColors() {
    let screen = Screen {
      VStack {
        Color(.systemGray6)
        Color(UIColor.systemBackground)
        Color(uiColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      }
    }
    let gray: Double = 242 / 255
    let expected: [Paint] = [
      .color(.rgba(gray, gray, 247 / 255, 1)), .color(.semantic(.background)),
      .color(.rgba(0, 0, 1, 1)),
    ]
    #expect(screen.shapes.compactMap(\.fill) == expected)
  }
}
