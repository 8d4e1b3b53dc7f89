import HostInterface

extension ViewRuntime {
  /// A wish of a window or sheet for dark or light.
  struct SchemeWish {
    weak var owner: AnyObject?
    let isDark: Bool
  }

  /// A window or sheet asks for dark or light, or (nil) no longer does. What was opened last and
  /// wants something decides for the whole screen, as it lies in front.
  package func prefer(isDark: Bool?, for owner: AnyObject) {
    let former = schemeWishes.last?.isDark
    let place = schemeWishes.firstIndex { $0.owner === owner }
    switch (isDark, place) {
    case (let isDark?, let place?): schemeWishes[place] = SchemeWish(owner: owner, isDark: isDark)
    case (let isDark?, nil): schemeWishes.append(SchemeWish(owner: owner, isDark: isDark))
    case (nil, let place?): schemeWishes.remove(at: place)
    case (nil, nil): break
    }
    schemeWishes.removeAll { $0.owner == nil }
    let present = schemeWishes.last?.isDark
    if present != former { host.perform(.prefer(isDark: present)) }
  }
}
