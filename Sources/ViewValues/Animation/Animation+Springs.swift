import Foundation

extension Animation {
  private static func springing(_ spring: Spring) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// Returns a spring by its perceived duration in seconds and its bounce (-1...1).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    springing(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring by its response (the seconds of one undamped oscillation) and damping (1: no
  /// overshoot).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    springing(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns an animation with an existing spring.
  ///
  /// - Parameter blendDuration: no effect here, as in all springs.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    springing(spring)
  }

  /// Half a second without a bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// Returns a quick spring for content that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    springing(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a quick spring for content that follows a finger, by its perceived duration in
  /// seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.14.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    springing(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A quick spring for content that follows a finger: 0.15 seconds, and hardly any overshoot.
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86)
  }

  /// Returns a spring by its physical constants; it is added to a running animation instead of
  /// replacing it.
  ///
  /// - Parameter initialVelocity: in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  /// Returns a spring by its perceived duration in seconds and its bounce (-1...1); it is added to
  /// a running animation.
  ///
  /// - Parameter initialVelocity: in distances per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation with an existing spring; it is added to a running animation instead of
  /// replacing it.
  ///
  /// - Parameter initialVelocity: in distances per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: spring, initialVelocity: initialVelocity, takesOver: false))
  }

  /// Half a second without a bounce; added to a running animation.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// A spring without a bounce.
  public static var smooth: Animation { springing(.smooth) }
  /// Returns a spring without a bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { springing(.smooth(duration: duration, extraBounce: extraBounce)) }

  /// A spring with a small bounce.
  public static var snappy: Animation { springing(.snappy) }
  /// Returns a spring with a small bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.15.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { springing(.snappy(duration: duration, extraBounce: extraBounce)) }

  /// A spring with a clear bounce.
  public static var bouncy: Animation { springing(.bouncy) }
  /// Returns a spring with a clear bounce, by its perceived duration in seconds.
  ///
  /// - Parameter extraBounce: added to a bounce of 0.3.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { springing(.bouncy(duration: duration, extraBounce: extraBounce)) }
}
