import Foundation

/// A problem with a project, for the user: what, where, and how to fix it.
package struct ProjectError: LocalizedError, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var errorDescription: String? { message }
}
