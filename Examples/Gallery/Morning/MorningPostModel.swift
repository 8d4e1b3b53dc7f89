import Combine
import Foundation

/// A post while it is being written and sent.
@MainActor
final class MorningPostModel: ObservableObject {
  static let longest = 140

  @Published var text = ""
  @Published private(set) var isSending = false
  @Published private(set) var sent: [String] = []
  /// The last error, until it has been read.
  @Published var problem: String?

  private let box: any MorningPostBox

  init(box: any MorningPostBox = PracticePostBox()) {
    self.box = box
  }

  var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
  var remaining: Int { MorningPostModel.longest - trimmed.count }
  var canSend: Bool { !trimmed.isEmpty && remaining >= 0 && !isSending }

  /// The text stays if it cannot be sent.
  func send() async {
    guard canSend else { return }
    let text = trimmed
    isSending = true
    defer { isSending = false }
    do {
      try await box.send(text)
      sent.insert(text, at: 0)
      self.text = ""
    } catch {
      problem = error.localizedDescription
    }
  }
}
