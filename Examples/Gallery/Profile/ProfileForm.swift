import SwiftUI

/// One struct in one state, edited by many controls, each of which gets a binding to its field.
struct ProfileForm: View {
  @State private var profile = Profile()
  @State private var isSaving = false
  @State private var isSaved = false
  @FocusState private var isEmailFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $profile.name)
            .textContentType(.name)
            .submitLabel(.next)
            .onSubmit { isEmailFocused = true }
          TextField("E-mail", text: $profile.email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .focused($isEmailFocused)
          Stepper("Age: \(profile.age)", value: $profile.age, in: 0...120)
        }
        AboutSection(text: $profile.about)
        Section("Privacy") {
          Picker("Shown to", selection: $profile.audience) {
            ForEach(Profile.Audience.allCases) { audience in
              Text(audience.rawValue).tag(audience)
            }
          }
          Toggle("Send me news", isOn: $profile.wantsNews)
        }
        Section {
          Button(action: save) {
            if isSaving {
              ProgressView()
            } else {
              Text("Save")
            }
          }
          .buttonStyle(.borderedProminent)
          .disabled(profile.problem != nil || isSaving)
        } footer: {
          Text(profile.problem ?? "Ready to be saved.")
        }
      }
      .navigationTitle("Profile")
      .alert("Saved", isPresented: $isSaved) {
        Button("OK") {}
      } message: {
        Text(
          "The profile of \(profile.name) is shown to \(profile.audience.rawValue.lowercased()).")
      }
    }
  }

  /// Takes as long as a slow server would.
  private func save() {
    isSaving = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      isSaving = false
      isSaved = true
    }
  }
}

private struct AboutSection: View {
  @Binding var text: String

  var body: some View {
    Section("About you") {
      TextEditor(text: $text)
        .frame(height: 64)
        .accessibilityLabel("About you")
      Text("\(text.count) of \(Profile.longestAbout) characters")
        .font(.caption)
        .foregroundStyle(text.count > Profile.longestAbout ? .red : .secondary)
    }
  }
}
