/// A park, with its lakes.
struct Park: Identifiable, Hashable {
  let name: String
  let country: String
  let lakes: [String]

  var id: String { name }

  static let all = [
    Park(name: "Shiretoko", country: "Japan", lakes: ["知床五湖", "羅臼湖"]),
    Park(name: "Sarek", country: "Sweden", lakes: ["Rittak", "Pierikjaure"]),
    Park(name: "Hardangervidda", country: "Norway", lakes: ["Møsvatn", "Mår"]),
    Park(name: "Akan-Mashū", country: "Japan", lakes: ["阿寒湖", "摩周湖", "屈斜路湖"]),
  ]
}

/// A lake in a park; its own type, so that it has its own destination.
struct Lake: Hashable {
  let name: String
  let park: String
}
