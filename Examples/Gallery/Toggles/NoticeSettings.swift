/// The notices that the user wants.
struct NoticeSettings: Equatable {
  var mail = true
  var sounds = false
  var badges = true

  var count: Int { [mail, sounds, badges].count { $0 } }
}
