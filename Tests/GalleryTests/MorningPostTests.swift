import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct MorningPostTests {
  private let app = ViewTest(MorningPostView(), size: .init(width: 640, height: 640))

  private var text: ViewTest.Element { get throws { try app.textField("本文") } }

  @Test("A composed text is counted, sent, and at the top of the list")
  func sending() async throws {
    #expect(try !app.button("投稿する").isEnabled)
    try text.compose("おはよう")
    try text.commit("お早う")
    #expect(app.exists("あと137文字"))
    try app.tap("投稿する")
    try await app.settle()
    #expect(try !app.button("投稿する").isEnabled)
    #expect(try !text.isEnabled)
    try await app.advance(by: .seconds(1))
    #expect(try text.text == "")
    #expect(app.exists(.row("お早う")))
    #expect(!app.exists("まだ投稿はありません。"))
  }

  @Test("A failure shows an alert, and the text is still there")
  func failing() async throws {
    try text.type("雨の朝")
    try app.tap("投稿する")
    try await app.advance(by: .seconds(1))
    #expect(app.presented?.role == .alert)
    #expect(app.exists("雨の朝は、電波が届きません。"))
    try app.tap("閉じる")
    #expect(app.presented == nil)
    #expect(try text.text == "雨の朝")
  }

  @Test("Trying again from the alert fails again with its own alert")
  func again() async throws {
    try text.type("雨")
    try app.tap("投稿する")
    try await app.advance(by: .seconds(1))
    try app.tap("もう一度")
    #expect(app.presented == nil)
    try await app.advance(by: .seconds(1))
    #expect(app.presented?.role == .alert)
  }

  @Test("Blanks alone and more than 140 characters cannot be sent")
  func bounds() throws {
    try text.type("  \n ")
    #expect(try !app.button("投稿する").isEnabled)
    try text.paste(String(repeating: "朝", count: 140))
    #expect(app.exists("あと0文字"))
    #expect(try app.button("投稿する").isEnabled)
    try text.type("👨‍👩‍👧")
    #expect(app.exists("あと-1文字"))
    #expect(try !app.button("投稿する").isEnabled)
  }
}
