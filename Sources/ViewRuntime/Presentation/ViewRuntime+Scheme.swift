import HostInterface

extension ViewRuntime {
  /// A preference of a window or sheet for dark or light.
  struct ColorSchemePreference {
    weak var owner: AnyObject?
    let isDark: Bool
  }

  /// A window or sheet asks for dark or light, or (nil) no longer does. What was opened last and
  /// wants something decides for the whole screen, as it lies in front.
  ///
  /// - Parameter isFallback: whether it is asked only where no window or sheet wants anything.
  package func prefer(isDark: Bool?, for owner: AnyObject, isFallback: Bool = false) {
    let former = colorSchemePreferences.last?.isDark
    let place = colorSchemePreferences.firstIndex { $0.owner === owner }
    switch (isDark, place) {
    case (let isDark?, let place?):
      colorSchemePreferences[place] = ColorSchemePreference(owner: owner, isDark: isDark)
    case (let isDark?, nil):
      let place = isFallback ? 0 : colorSchemePreferences.count
      colorSchemePreferences.insert(
        ColorSchemePreference(owner: owner, isDark: isDark), at: place)
    case (nil, let place?): colorSchemePreferences.remove(at: place)
    case (nil, nil): break
    }
    colorSchemePreferences.removeAll { $0.owner == nil }
    let present = colorSchemePreferences.last?.isDark
    if present != former { host.perform(.prefer(isDark: present)) }
  }

  /// What `owner` asks for; nil: nothing.
  package func preference(of owner: AnyObject) -> Bool? {
    colorSchemePreferences.first { $0.owner === owner }?.isDark
  }
}
