import Foundation

/// What can be wrong with an answer.
enum PostProblem: LocalizedError, Equatable {
  case refused(status: Int)
  case unreadable

  var errorDescription: String? {
    switch self {
    case .refused(let status): "The server refused (status \(status))."
    case .unreadable: "The server's answer makes no sense."
    }
  }
}
