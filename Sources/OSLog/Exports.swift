// A file that imports only this finds Foundation's names too, as on Apple's systems.
@_exported import Foundation
@_exported import os
