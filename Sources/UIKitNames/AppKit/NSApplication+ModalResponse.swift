extension NSApplication {
  /// How the user answered a panel or an alert.
  ///
  /// ```swift
  /// if panel.runModal() == .OK, let url = panel.url { load(url) }
  /// ```
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The response's number.
    public let rawValue: Int
    /// A response by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A response by its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The user confirmed a panel.
    public static let OK = ModalResponse(1)
    /// The user cancelled a panel.
    public static let cancel = ModalResponse(0)
    /// The program ended the panel.
    public static let stop = ModalResponse(-1000)
    /// The program aborted the panel.
    public static let abort = ModalResponse(-1001)
    /// The panel is still open.
    public static let `continue` = ModalResponse(-1002)
    /// The first button of an alert, the default one.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button of an alert; each further one is one more.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}
