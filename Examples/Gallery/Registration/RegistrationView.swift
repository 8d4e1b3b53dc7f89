import SwiftUI

/// A form that reports mistakes while it is being filled in.
struct RegistrationView: View {
  @State private var registration = Registration()
  @State private var greeting: String?

  var body: some View {
    if let greeting {
      VStack(spacing: 16) {
        Text(greeting).font(.title)
        Button("Once more") {
          registration = Registration()
          self.greeting = nil
        }
      }
    } else {
      RegistrationForm(registration: registration) {
        greeting = "Welcome, \(registration.name)!"
      }
    }
  }
}

private struct RegistrationForm: View {
  @Bindable var registration: Registration
  let submit: () -> Void

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $registration.name)
          .textContentType(.username)
        Problem(text: registration.nameProblem)
        TextField("E-mail", text: $registration.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
        Problem(text: registration.emailProblem)
      }
      Section("Password") {
        SecureField("Password", text: $registration.password)
          .textContentType(.newPassword)
        Problem(text: registration.passwordProblem)
        SecureField("Repeat", text: $registration.repeated)
          .textContentType(.newPassword)
        Problem(text: registration.repeatedProblem)
      }
      Section {
        Toggle("I accept the terms", isOn: $registration.acceptsTerms)
        Button("Register") { submit() }
          .buttonStyle(.borderedProminent)
          .disabled(!registration.isComplete)
      }
    }
  }
}

private struct Problem: View {
  let text: String?

  var body: some View {
    if let text {
      Text(text)
        .font(.caption)
        .foregroundStyle(.red)
    }
  }
}

#Preview("Registration") { RegistrationView() }
