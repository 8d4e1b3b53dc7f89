/// A value that can go from one place to another: by drag and drop, through the clipboard, by
/// sharing.
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
/// The representations stand in the order in which they are preferred: whoever takes the value
/// takes the first one that it understands.
public protocol Transferable: SendableMetatype {
  /// What ``transferRepresentation`` is; inferred from it.
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  /// Ends the program: there is no value that could travel.
  public static var transferRepresentation: Never { fatalError("A Never has no value.") }
}
