/// Numbers as JSON spells them.
enum Numbers {
  /// A number as digits and an exponent, so that equal numbers are alike however they are spelled.
  struct Normal: Hashable {
    let isNegative: Bool
    let digits: [UInt8]
    let exponent: Int
  }

  /// A longer exponent is one that nobody needs, and that makes numbers of endless digits.
  private static let largestExponent = 8192

  private static let zero = UInt8(ascii: "0")

  /// Whether a text is a number of JSON.
  static func isJSON(_ text: some Sequence<UInt8>) -> Bool {
    var state = State.start
    for byte in text {
      guard let next = state.next(byte) else { return false }
      state = next
    }
    return state.isEnd
  }

  /// Whether a text spells a number, as some servers send one in place of a number.
  static func isSpelled(_ text: String) -> Bool {
    text.utf8.count <= 90 && isJSON(text.utf8)
  }

  /// The integer that a text spells, such as `12e3`; nil if it has a fraction, or does not fit.
  static func integer<Value: FixedWidthInteger>(_ text: String.UTF8View) -> Value? {
    var value: Value = 0
    var isNegative = false
    for (index, byte) in text.enumerated() {
      if index == 0, byte == UInt8(ascii: "-") {
        isNegative = true
        continue
      }
      guard byte >= zero, byte <= zero + 9 else { return wholeInteger(String(text)) }
      guard let next = append(byte - zero, to: value, isNegative: isNegative) else { return nil }
      value = next
    }
    return text.isEmpty ? nil : value
  }

  private static func append<Value: FixedWidthInteger>(_ digit: UInt8, to value: Value, isNegative: Bool) -> Value? {
    let (shifted, overflows) = value.multipliedReportingOverflow(by: 10)
    if overflows { return nil }
    let (next, isBeyond) =
      isNegative
      ? shifted.subtractingReportingOverflow(Value(digit)) : shifted.addingReportingOverflow(Value(digit))
    return isBeyond ? nil : next
  }

  /// The integer that a text with a fraction or an exponent spells.
  private static func wholeInteger<Value: FixedWidthInteger>(_ text: String) -> Value? {
    guard let normal = normal(text), normal.exponent >= 0 else { return nil }
    // No integer of a fixed width has more digits.
    guard normal.digits.count + normal.exponent <= 40 else { return nil }
    var value: Value = 0
    for digit in normal.digits + Array(repeating: 0, count: normal.exponent) {
      guard let next = append(digit, to: value, isNegative: normal.isNegative) else { return nil }
      value = next
    }
    return value
  }

  /// The nearest double; nil if the number is too large for one.
  static func double(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number of digits behind the decimal point; zero for numbers with an exponent.
  static func digitsOfFraction(_ text: String) -> Int {
    let fraction = split(text.utf8) { $0 == UInt8(ascii: ".") }.1
    return fraction.allSatisfy { $0 >= zero && $0 <= zero + 9 } ? fraction.count : 0
  }

  /// A number without zeros at its ends; nil if the text is not a number, or its exponent is out of all bounds.
  static func normal(_ text: String) -> Normal? {
    let (mantissa, exponentText) = split(text.utf8) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    let isNegative = mantissa.first == UInt8(ascii: "-")
    let (whole, fraction) = split(isNegative ? mantissa.dropFirst() : mantissa) { $0 == UInt8(ascii: ".") }
    let shift = exponentText.isEmpty ? 0 : Int(Substring(exponentText))
    guard var exponent = shift, abs(exponent) <= largestExponent, isJSON(text.utf8) else { return nil }
    exponent -= fraction.count
    var digits = (Array(whole) + Array(fraction)).map { $0 - zero }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits = Array(digits.drop { $0 == 0 })
    return digits.isEmpty
      ? Normal(isNegative: false, digits: [], exponent: 0)
      : Normal(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  private static func split(
    _ text: Substring.UTF8View, at isMark: (UInt8) -> Bool
  ) -> (Substring.UTF8View, Substring.UTF8View) {
    guard let mark = text.firstIndex(where: isMark) else { return (text, text[text.endIndex...]) }
    return (text[..<mark], text[text.index(after: mark)...])
  }

  private static func split(
    _ text: String.UTF8View, at isMark: (UInt8) -> Bool
  ) -> (Substring.UTF8View, Substring.UTF8View) {
    split(text[...], at: isMark)
  }

  /// The number as ECMAScript writes it.
  static func text(_ value: Double) -> String {
    guard value.isFinite, let normal = normal(value.description) else { return value.description }
    guard !normal.digits.isEmpty else { return "0" }
    let digits = String(decoding: normal.digits.map { $0 + zero }, as: UTF8.self)
    let text = spell(digits, point: digits.count + normal.exponent)
    return normal.isNegative ? "-" + text : text
  }

  /// Digits with a decimal point behind as many of them as `point` says.
  private static func spell(_ digits: String, point: Int) -> String {
    let count = digits.count
    if point > 21 || point < -5 {
      let fraction = count == 1 ? "" : "." + digits.dropFirst()
      return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "")\(point - 1)"
    }
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if count <= point { return digits + String(repeating: "0", count: point - count) }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }
}

extension Numbers {
  /// How much of a number was read.
  private enum State {
    case start, sign, zero, whole, point, fraction, mark, exponentSign, exponent

    var isEnd: Bool {
      switch self {
      case .zero, .whole, .fraction, .exponent: true
      default: false
      }
    }

    /// The state after a further byte; nil if it cannot follow.
    func next(_ byte: UInt8) -> State? {
      switch (self, byte) {
      case (.start, UInt8(ascii: "-")): .sign
      case (.start, UInt8(ascii: "0")), (.sign, UInt8(ascii: "0")): .zero
      case (.start, Self.digits), (.sign, Self.digits), (.whole, Self.digits): .whole
      case (.zero, UInt8(ascii: ".")), (.whole, UInt8(ascii: ".")): .point
      case (.point, Self.digits), (.fraction, Self.digits): .fraction
      case (.zero, Self.marks), (.whole, Self.marks), (.fraction, Self.marks): .mark
      case (.mark, UInt8(ascii: "+")), (.mark, UInt8(ascii: "-")): .exponentSign
      case (.mark, Self.digits), (.exponentSign, Self.digits), (.exponent, Self.digits): .exponent
      default: nil
      }
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let marks = Marks()

    /// The letters before an exponent, as a pattern.
    private struct Marks {
      static func ~= (marks: Marks, byte: UInt8) -> Bool {
        byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
      }
    }
  }
}
