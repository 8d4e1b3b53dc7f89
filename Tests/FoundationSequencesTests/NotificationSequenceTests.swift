import Foundation
import FoundationSequences
import Testing

struct NotificationSequenceTests {
  @Test("Notifications arrive in order, filtered by name and object")
  func sequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("保存")
    let (mine, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: name, object: mine).makeAsyncIterator()
    center.post(name: name, object: mine, userInfo: ["n": 1])
    center.post(name: name, object: other, userInfo: ["n": 2])
    center.post(name: Notification.Name("other"), object: mine, userInfo: ["n": 3])
    center.post(name: name, object: mine, userInfo: ["n": 4])
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 4)
  }

  @Test("A cancelled task stops waiting")
  func cancelling() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Notification.Name("x")) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
