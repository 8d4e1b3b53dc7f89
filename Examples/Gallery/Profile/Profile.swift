/// What a user says about themselves.
struct Profile: Equatable {
  enum Audience: String, CaseIterable, Identifiable {
    case everyone = "Everyone"
    case friends = "Friends"
    case nobody = "Nobody"

    var id: Self { self }
  }

  static let longestAbout = 200

  var name = ""
  var email = ""
  var age = 30
  var about = ""
  var wantsNews = true
  var audience = Audience.friends

  /// The first thing that prevents saving, if any.
  var problem: String? {
    if name.allSatisfy(\.isWhitespace) { return "A name is needed." }
    if !email.contains("@") { return "An e-mail address has an @." }
    if about.count > Self.longestAbout { return "The text about you is too long." }
    return nil
  }
}
