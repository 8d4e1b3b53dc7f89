import CoreTransferable

/// Uses names that programs import CoreTransferable for, and nothing else.
enum Dropped: Transferable {
  case address(URL)
  case bytes(Data)

  static let kinds: [UTType] = [.url, .image]

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { Dropped.address($0) }
    ProxyRepresentation { Dropped.bytes($0) }
  }
}
