// What `import Cocoa` brings on a Mac: AppKit, and Foundation with it.

@_exported import AppKit
