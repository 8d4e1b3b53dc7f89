import Foundation

/// The height of a bar: default or compact, without or with a prompt above its title.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }
