// What `import CoreTransferable` brings beside its own names: files that import nothing else write
// addresses, data and kinds of data.

@_exported import Foundation
@_exported import UniformTypeIdentifiers
