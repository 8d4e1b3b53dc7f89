/// Which notices a person wants.
struct NoticeSettings: Equatable {
  var mail = true
  var sounds = false
  var badges = true

  var count: Int { [mail, sounds, badges].count { $0 } }
}
