/// The reason why a request failed.
struct ResponseError: Error, Encodable {
  let code: Int
  let message: String

  static func unreadable(_ reason: String) -> Self { Self(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, message: reason) }
  static func unknown(_ method: String) -> Self {
    Self(code: -32601, message: "There is no method '\(method)'.")
  }
  static func invalidParameters(_ method: String) -> Self {
    Self(code: -32602, message: "The parameters are not those of '\(method)'.")
  }
  static let notInitialized = Self(code: -32002, message: "'initialize' comes first.")
  static let cancelled = Self(code: -32800, message: "The request was cancelled.")
}
