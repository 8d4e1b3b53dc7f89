import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Exported as UTF-8 text; also imported from any plain text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { text in
      Data(text.utf8)
    } importing: { data in
      try String(transferred: data)
    }
    DataRepresentation(importedContentType: .plainText) { try String(transferred: $0) }
  }

  fileprivate init(transferred data: Data) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable("UTF-8 text")
    }
    self = text
  }
}

extension Data: Transferable {
  /// The data itself, without a specific type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// Exported as a URL, as a file URL for files, or as its text; imported only from a URL.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .fileURL) { Data($0.absoluteString.utf8) }
      .exportingCondition { $0.isFileURL }
    DataRepresentation(contentType: .url) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: try String(transferred: data)) else {
        throw TransferError.unreadable("address")
      }
      return url
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  /// Exported as text, without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { text in
      Data(String(text.characters).utf8)
    } importing: { data in
      AttributedString(try String(transferred: data))
    }
    DataRepresentation(importedContentType: .plainText) {
      AttributedString(try String(transferred: $0))
    }
  }
}
