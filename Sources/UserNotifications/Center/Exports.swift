// On Apple's systems the framework brings Foundation: `NSObject`, whose subclasses are delegates,
// and the dates and URLs of its own declarations.
@_exported import Foundation
