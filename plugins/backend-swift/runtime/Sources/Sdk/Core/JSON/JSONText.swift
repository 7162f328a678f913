/// Texts as JSON has them between quotes.
enum JSONText {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let hex = Array("0123456789abcdef".utf8)

  /// A text without its escapes, which the parser has checked. Half of a surrogate pair is a replacement character.
  static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte != backslash {
        plain.append(byte)
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      if escape == UInt8(ascii: "u") {
        let scalar = scalar(bytes, &index)
        plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        plain.append(control(escape))
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func control(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// The character of one escape, or of two that are a surrogate pair. `index` is behind `\u`, and then behind all.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let high = unit(bytes, index)
    index += 4
    if let scalar = Unicode.Scalar(high) { return scalar }
    let isPair =
      high < 0xDC00 && index + 6 <= bytes.endIndex && bytes[index] == backslash
      && bytes[index + 1] == UInt8(ascii: "u")
    let low = isPair ? unit(bytes, index + 2) : 0
    guard (0xDC00...0xDFFF).contains(low) else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF)) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { unit, byte in
      let digit = byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10
      return unit << 4 | UInt32(digit)
    }
  }

  /// Appends a text with quotes and the escapes that it needs.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(quote)
    var text = text
    text.withUTF8 { units in
      for unit in units {
        if unit >= 0x20, unit != quote, unit != backslash {
          bytes.append(unit)
        } else {
          writeEscape(unit, to: &bytes)
        }
      }
    }
    bytes.append(quote)
  }

  private static func writeEscape(_ unit: UInt8, to bytes: inout [UInt8]) {
    bytes.append(backslash)
    switch unit {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case quote, backslash: bytes.append(unit)
    default: bytes.append(contentsOf: [UInt8(ascii: "u"), 0x30, 0x30, hex[Int(unit >> 4)], hex[Int(unit & 15)]])
    }
  }
}
