// error: type 'Color' has no member 'highlight'
import SwiftUI

struct ContentView: View {
  @State private var selected: Int?
  let days = Array(1...31)

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 12) {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 2
        ) {
          ForEach(days, id: \.self) { day in
            let isSelected = selected == day
            VStack(spacing: 4) {
              Text("\(day)")
                .font(.system(size: 15))
                .frame(maxWidth: .infinity, minHeight: 45)
                .foregroundColor(isSelected ? .highlight : (day < 10 ? .primary : .gray))
                .background(isSelected ? Color.primary : day < 10 ? .white : .gray.opacity(0.2))
                .clipShape(.rect(cornerRadius: 8))
                .overlay {
                  RoundedRectangle(cornerRadius: 8)
                    .stroke(lineWidth: 1)
                    .foregroundStyle(day == 3 ? Color.primary : .clear)
                    .padding(1)
                }
                .overlay(alignment: .bottom) {
                  HStack(spacing: 3) {
                    ForEach(0..<min(day, 5), id: \.self) { _ in
                      Circle()
                        .frame(width: 4, height: 4)
                        .padding(.bottom, 5)
                        .foregroundStyle(isSelected ? .white : .primary)
                    }
                  }
                }
            }
            .onTapGesture { selected = isSelected ? nil : day }
          }
        }
        Spacer()
      }
    }
    .scrollIndicators(.hidden)
  }
}
