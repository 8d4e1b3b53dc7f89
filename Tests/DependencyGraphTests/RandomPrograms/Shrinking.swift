/// Shrinks `program` by removing and simplifying steps while it still `fails`.
func shrunk(_ program: [Operation], while fails: ([Operation]) -> Bool) -> [Operation] {
  var program = program
  var isShrinking = true
  while isShrinking {
    isShrinking = false
    var length = max(1, program.count / 2)
    while length > 0 {
      var start = 0
      while start < program.count {
        var shorter = program
        shorter.removeSubrange(start..<min(start + length, program.count))
        if fails(shorter) {
          program = shorter
          isShrinking = true
        } else {
          start += length
        }
      }
      length /= 2
    }
    for index in program.indices where index < program.count {
      for replacement in program[index].simplifications {
        var simpler = program
        simpler.replaceSubrange(index...index, with: replacement)
        if fails(simpler) {
          program = simpler
          isShrinking = true
          break
        }
      }
    }
  }
  return program
}
