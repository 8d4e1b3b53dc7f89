import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewRuntime

extension Color: Transferable {
  /// Transfers the colour's components in the default environment.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "org.kumiki.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
