import SwiftUI

protocol SomeFetchable {}
