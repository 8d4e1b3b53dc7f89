/// A value that can be transferred: by drag and drop, through the clipboard, by sharing.
///
/// ```swift
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .note)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
///
/// The representations are in order of preference: a receiver takes the first one that it supports.
public protocol Transferable: SendableMetatype {
  /// The type of ``transferRepresentation``, which is inferred.
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  /// Stops the program: no value of this type exists.
  public static var transferRepresentation: Never { fatalError("A Never has no value.") }
}
