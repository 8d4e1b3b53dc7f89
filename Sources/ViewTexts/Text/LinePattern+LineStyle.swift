import ViewDrawing

extension LinePattern {
  init(_ style: Text.LineStyle = .single, isActive: Bool = true) {
    self.init(isActive: isActive, line: style.pattern.line, color: style.color)
  }

  init(isActive: Bool, pattern: Text.LineStyle.Pattern = .solid, color: Color?) {
    self.init(Text.LineStyle(pattern: pattern, color: color), isActive: isActive)
  }
}
