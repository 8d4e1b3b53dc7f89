import SwiftUI

struct ItemRow<Item: Identifiable>: View {
  let item: Item

  var body: some View { Text("Item \(String(describing: item.id))") }
}
