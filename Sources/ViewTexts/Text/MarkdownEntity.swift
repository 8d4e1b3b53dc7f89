/// A character written by its name or number: `&amp;`, `&#8212;`, `&#x2014;`.
struct MarkdownEntity {
  let text: String
  /// The length in the source, in characters.
  let length: Int

  /// Nil if no entity starts at the start of the text.
  init?(_ source: ArraySlice<Character>) {
    guard source.first == "&" else { return nil }
    let name = source.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    guard !name.isEmpty, name.count <= 10, name.endIndex < source.endIndex,
      source[name.endIndex] == ";", let text = Self.text(String(name))
    else { return nil }
    self.text = text
    length = name.count + 2
  }

  private static func text(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let number = name.dropFirst()
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard !digits.isEmpty, digits.count <= (isHexadecimal ? 6 : 7),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // Zero and invalid scalars show as the replacement character.
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return String(scalar ?? "\u{FFFD}")
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map { String($0) }
    }
    for line in others.split(separator: "\n") {
      let parts = line.split(separator: " ")
      names[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap { Unicode.Scalar($0) }
        .map { String($0) }
    }
    return names
  }()

  /// From U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
    icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
    yacute thorn yuml
    """

  private static let others = """
    amp 26
    lt 3C
    gt 3E
    quot 22
    apos 27
    OElig 152
    oelig 153
    Scaron 160
    scaron 161
    Yuml 178
    fnof 192
    circ 2C6
    tilde 2DC
    Alpha 391
    Beta 392
    Gamma 393
    Delta 394
    Epsilon 395
    Zeta 396
    Eta 397
    Theta 398
    Iota 399
    Kappa 39A
    Lambda 39B
    Mu 39C
    Nu 39D
    Xi 39E
    Omicron 39F
    Pi 3A0
    Rho 3A1
    Sigma 3A3
    Tau 3A4
    Upsilon 3A5
    Phi 3A6
    Chi 3A7
    Psi 3A8
    Omega 3A9
    alpha 3B1
    beta 3B2
    gamma 3B3
    delta 3B4
    epsilon 3B5
    zeta 3B6
    eta 3B7
    theta 3B8
    iota 3B9
    kappa 3BA
    lambda 3BB
    mu 3BC
    nu 3BD
    xi 3BE
    omicron 3BF
    pi 3C0
    rho 3C1
    sigmaf 3C2
    sigma 3C3
    tau 3C4
    upsilon 3C5
    phi 3C6
    chi 3C7
    psi 3C8
    omega 3C9
    ensp 2002
    emsp 2003
    thinsp 2009
    zwnj 200C
    zwj 200D
    lrm 200E
    rlm 200F
    ndash 2013
    mdash 2014
    lsquo 2018
    rsquo 2019
    sbquo 201A
    ldquo 201C
    rdquo 201D
    bdquo 201E
    dagger 2020
    Dagger 2021
    bull 2022
    hellip 2026
    permil 2030
    prime 2032
    Prime 2033
    lsaquo 2039
    rsaquo 203A
    oline 203E
    frasl 2044
    euro 20AC
    trade 2122
    larr 2190
    uarr 2191
    rarr 2192
    darr 2193
    harr 2194
    forall 2200
    part 2202
    exist 2203
    empty 2205
    nabla 2207
    isin 2208
    notin 2209
    prod 220F
    sum 2211
    minus 2212
    radic 221A
    infin 221E
    cap 2229
    cup 222A
    int 222B
    asymp 2248
    ne 2260
    equiv 2261
    le 2264
    ge 2265
    sub 2282
    sup 2283
    loz 25CA
    spades 2660
    clubs 2663
    hearts 2665
    diams 2666
    check 2713
    star 2606
    """
}
