import Foundation
import Observation

/// What the user has entered, and what is wrong with it.
@MainActor
@Observable
final class Registration {
  var name = ""
  var email = ""
  var password = ""
  var repeated = ""
  var acceptsTerms = false

  var nameProblem: String? {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return nil }
    if trimmed.count < 2 { return "The name needs at least 2 characters." }
    if trimmed.count > 20 { return "The name may have at most 20 characters." }
    return nil
  }

  var emailProblem: String? {
    if email.isEmpty { return nil }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isPlausible = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isPlausible ? nil : "This does not look like an e-mail address."
  }

  var passwordProblem: String? {
    if password.isEmpty { return nil }
    if password.count < 8 { return "The password needs at least 8 characters." }
    if !password.contains(where: \.isNumber) { return "The password needs a digit." }
    return nil
  }

  var repeatedProblem: String? {
    repeated.isEmpty || repeated == password ? nil : "The passwords differ."
  }

  var isComplete: Bool {
    let texts = [name, email, password, repeated]
    let problems = [nameProblem, emailProblem, passwordProblem, repeatedProblem]
    return texts.allSatisfy { !$0.isEmpty } && problems.allSatisfy { $0 == nil } && acceptsTerms
  }
}
