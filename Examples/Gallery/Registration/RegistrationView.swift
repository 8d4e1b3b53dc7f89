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

/// Return goes from field to field.
private struct RegistrationForm: View {
  private enum Field: Hashable {
    case name, email, password, repeated
  }

  @Bindable var registration: Registration
  let submit: () -> Void

  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $registration.name)
          .textContentType(.username)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        Problem(text: registration.nameProblem)
        TextField("E-mail", text: $registration.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
        Problem(text: registration.emailProblem)
      }
      Section("Password") {
        SecureField("Password", text: $registration.password)
          .textContentType(.newPassword)
          .focused($focus, equals: .password)
          .submitLabel(.next)
          .onSubmit { focus = .repeated }
        Problem(text: registration.passwordProblem)
        SecureField("Repeat", text: $registration.repeated)
          .textContentType(.newPassword)
          .focused($focus, equals: .repeated)
          .submitLabel(.done)
          .onSubmit { focus = nil }
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
