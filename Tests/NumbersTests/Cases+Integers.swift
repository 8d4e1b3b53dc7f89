import SwiftUI

extension NumberCase {
  /// A place where a program passes an integer: the numbers that have none become the least and the
  /// greatest.
  private static func integer<Content: View>(
    _ name: String, @ViewBuilder _ view: @escaping (Int) -> Content
  ) -> NumberCase {
    NumberCase(name) { number in
      view(number > 1e18 ? .max : number < -1e18 ? .min : Int(exactly: number) ?? 0)
    }
  }

  static let integers: [NumberCase] = [
    integer("containerRelativeFrame(count:span:) of integers") { number in
      Text("a").containerRelativeFrame(.horizontal, count: number, span: 1, spacing: 2)
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: number, spacing: 2)
    },
    integer("gridCellColumns") { number in
      Grid {
        GridRow {
          Text("a").gridCellColumns(number)
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    integer("lineLimit of integers") { number in
      Text("a b c\nd").lineLimit(number)
      Text("a b c\nd").lineLimit(number, reservesSpace: true)
      Text("a b c\nd").lineLimit(number...)
      Text("a b c\nd").lineLimit(...number)
      Text("a b c\nd").lineLimit(min(number, 5)...max(number, 5))
    },
    integer("MeshGradient(width:height:)") { number in
      MeshGradient(width: number, height: number, points: [[0, 0]], colors: [.red])
    },
    integer("taps and repetitions") { number in
      Text("a").onTapGesture(count: number) {}
      Text("a").gesture(TapGesture(count: number))
      Image(systemName: "star").symbolEffect(.bounce, options: .repeat(number), value: number)
      Image(systemName: "star").symbolEffect(.pulse, options: .repeat(.periodic(number)))
      Text("a").opacity(number > 0 ? 1 : 0.5)
        .animation(.linear(duration: 0.1).repeatCount(number), value: number)
    },
    integer("Stepper and Picker of integers") { number in
      Stepper("a", value: .constant(number))
      Stepper("b", value: .constant(number), in: Int.min...Int.max, step: number)
      Picker("c", selection: .constant(number)) {
        Text("d").tag(Int.min)
        Text("e").tag(Int.max)
      }
    },
    integer("Text of integers") { number in
      Text("\(number) and \(number, specifier: "%02x")")
      Text(number, format: .percent)
      Text(number, format: .number.notation(.compactName))
      Text(Int64(number), format: .byteCount(style: .file))
      Text("a").badge(number)
    },
    integer("Waits of integers") { number in
      Text("a").onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(number)) {}
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(number)) {}
      }
      .task { try? await Task.sleep(for: .seconds(number)) }
      .task { try? await Task.sleep(nanoseconds: UInt64(bitPattern: Int64(number))) }
    },
  ]
}
