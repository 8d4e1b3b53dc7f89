import HostInterface

extension ViewRuntime {
  /// A window's or sheet's preference for dark or light.
  struct ColorSchemePreference {
    weak var owner: AnyObject?
    let isDark: Bool
  }

  /// Sets a window's or sheet's preference for dark or light; nil removes it. The most recently
  /// opened one with a preference decides for the whole screen, as it is in front.
  ///
  /// - Parameter isFallback: whether it applies only if no window or sheet has a preference.
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

  /// Returns the preference of `owner`; nil if it has none.
  package func preference(of owner: AnyObject) -> Bool? {
    colorSchemePreferences.first { $0.owner === owner }?.isDark
  }
}
