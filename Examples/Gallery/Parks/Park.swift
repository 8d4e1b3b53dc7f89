/// A park as the example knows it.
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

/// A lake of a park; a type of its own, so that it has a destination of its own.
struct Lake: Hashable {
  let name: String
  let park: String
}
