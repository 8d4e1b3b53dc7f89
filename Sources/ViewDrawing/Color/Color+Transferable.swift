import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension Color: Transferable {
  /// The colour's parts, as they are where no environment says otherwise.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "org.kumiki.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
