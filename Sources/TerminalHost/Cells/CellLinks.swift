/// The addresses that cells link to, by number: a cell stores only the number.
///
/// Numbers stay valid while the program runs, so that two screens can be compared by them.
struct CellLinks: Sendable {
  private var addresses: [String] = []
  private var numbers: [String: UInt16] = [:]

  /// Returns the number of an address; 0, which is no link, for one that the terminal could not
  /// open.
  mutating func number(of address: String) -> UInt16 {
    if let number = numbers[address] { return number }
    guard addresses.count < Self.most, Self.isForTerminals(address) else { return 0 }
    addresses.append(address)
    let number = UInt16(addresses.count)
    numbers[address] = number
    return number
  }

  subscript(number: UInt16) -> String? {
    number == 0 ? nil : addresses[Int(number) - 1]
  }

  /// An app that keeps making up addresses gets no links for the later ones.
  private static let most = 4096

  /// Returns whether an address is one for other programs, and cannot command the terminal. (An
  /// app handles addresses with its own scheme itself, as it does every click.)
  private static func isForTerminals(_ address: String) -> Bool {
    guard address.utf8.count <= 2000, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return false }
    let scheme = address.prefix(8).lowercased()
    return ["https://", "http://", "mailto:", "ftp://"].contains { scheme.hasPrefix($0) }
  }
}
