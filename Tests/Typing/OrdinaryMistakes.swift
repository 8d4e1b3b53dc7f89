// Each mistake is reported where it was made.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

struct ItemView: View {
  var body: some View { Text("a") }
}

struct ClosureBesideValueOfLink: View {
  var body: some View {
    NavigationLink("Next", value: 3) { ItemView() }  // error: extra trailing closure passed in call
  }
}

struct LinkWithoutDestination: View {
  var body: some View {
    NavigationLink("Next")  // error: Say where the link leads
  }
}

struct StringLinkWithoutDestination: View {
  let title: String

  var body: some View {
    NavigationLink(title)  // error: Say where the link leads
  }
}

struct TypedLinkWithoutDestination: View {
  let link: NavigationLink<Text, ItemView> = NavigationLink("Next")  // error: ambiguous use of

  var body: some View { link }
}

struct LinkWithoutLabel: View {
  var body: some View {
    NavigationLink { ItemView() }  // error: Say what the link looks like
  }
}

struct TypedLinkWithoutLabel: View {
  var body: some View {
    NavigationLink<ItemView, ItemView> { ItemView() }  // error: ambiguous use of
  }
}

struct LinkOfNoValue: View {
  var body: some View {
    NavigationLink("Next", value: ItemView())  // error: requires that 'ItemView' conform
  }
}

struct NothingBeforeSelection: View {
  @State private var chosen: Int?

  var body: some View {
    List(nil, selection: $chosen) { ItemView() }  // error: 'nil' is not compatible with
  }
}

struct LabelWithoutContent: View {
  var body: some View {
    LabeledContent("Name")  // error: Say what stands beside the label
  }
}

struct ValueOfLabelIsNoText: View {
  var body: some View {
    LabeledContent("Name", value: 3)  // error: requires that 'Int' conform to 'StringProtocol'
  }
}

struct ButtonBesideItems: View {
  var body: some View {
    ItemView()
      .toolbar {  // error: put each view in a ToolbarItem of its own
        Button("Add") {}
        ToolbarItem { Button("Share") {} }
      }
  }
}

struct NumberInToolbar: View {
  var body: some View {
    ItemView()
      .toolbar {
        3  // error: requires that 'Int' conform to 'ToolbarContent'
      }
  }
}

struct NumberAsBackground: View {
  var body: some View {
    ItemView()
      .background(3)  // error: requires that 'Int' conform to 'ShapeStyle'
      .mask(ItemView())
  }
}

struct NumberInBackground: View {
  var body: some View {
    ItemView()
      .background {
        3  // error: requires that 'Int' conform to 'View'
      }
  }
}

struct ClosureBesideMask: View {
  var body: some View {
    ItemView()
      .mask(ItemView()) { ItemView() }  // error: extra trailing closure passed in call
  }
}

struct NoMask: View {
  var body: some View {
    ItemView()
      .mask()  // error: generic parameter 'Mask' could not be inferred
  }
}

struct MemberInLoopOfSlice: View {
  let items: [Item]

  var body: some View {
    ForEach(items.prefix(3)) { item in
      Text(item.title)  // error: value of type 'Item' has no member 'title'
    }
  }
}

struct DollarOfLoopForgotten: View {
  @State private var items: [Item] = []

  var body: some View {
    ForEach(items) { item in
      Toggle("Done", isOn: item.isDone)  // error: cannot convert value of type 'Bool' to expected
    }
  }
}

struct DollarOfArrayForgotten: View {
  @State private var items: [Item] = []

  var body: some View {
    List(items) { $item in  // error: inferred projection type 'Item' is not a property wrapper
      Text(item.name)
    }
  }
}

struct LoopOfNumbersWithoutID: View {
  let numbers = [3, 4]

  var body: some View {
    ForEach(numbers) { number in  // error: cannot convert value of type '[Int]'
      Text("\(number)")
    }
  }
}
