import Foundation

/// What is wrong with a project, in words for the user: what, where, and how to mend it.
package struct ProjectError: LocalizedError, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var errorDescription: String? { message }
}
