import AppProjects
import Foundation

/// `kumiki doctor`: checks the requirements for apps, and tells how to install the rest.
enum DoctorSubcommand: Subcommand {
  static let name = "doctor"
  static let summary = "say what this machine has for apps, and how to get the rest"
  static let help = """
    kumiki doctor

    Looks at the toolchain, the desktop's libraries, the fonts, the input methods and the terminal, and
    says of each what is there and, where it is not, how to get it. Changes nothing. Exit status: 0 if
    apps can be built and run in a terminal, 1 if not.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    guard try Arguments(arguments, options: [], flags: []).rest.isEmpty else {
      throw UsageError("Nothing is wanted behind 'doctor'.")
    }
    let findings = Doctor.look()
    for finding in findings {
      print("\(finding.isFine ? "✓" : finding.isNeeded ? "✗" : "–") \(finding.text)")
      if !finding.isFine, let advice = finding.advice { print("    \(advice)") }
    }
    return findings.contains { $0.isNeeded && !$0.isFine } ? .findings : .clean
  }
}
