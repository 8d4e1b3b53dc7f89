/// The common part of all incoming messages.
struct Envelope: Decodable {
  var id: RequestID?
  /// Missing in responses to the server's own requests.
  var method: String?
}

/// The method-specific part of a message.
struct Parameters<Value: Decodable>: Decodable {
  var params: Value
}

struct Response<Result: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let result: Result
}

struct ErrorResponse: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID?
  let error: ResponseError

  private enum CodingKeys: CodingKey { case jsonrpc, id, error }

  /// If the request could not be parsed, the protocol requires `"id": null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

struct OutgoingNotification<Value: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Value
}

struct OutgoingRequest<Value: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let method: String
  let params: Value
}

/// An empty result.
struct Nothing: Codable {
  init() {}
  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
