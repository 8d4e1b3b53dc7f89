import Foundation

/// How high a bar is: as usual or low, without or with a line of explanation above its title.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }
