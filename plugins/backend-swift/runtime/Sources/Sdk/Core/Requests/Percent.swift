import Foundation

/// Percent-encoding: unreserved characters stay, and others that a location allows.
enum Percent {
  private static let hex = Array("0123456789ABCDEF".utf8)

  /// Encodes a text.
  static func encode(_ text: String, allowed: String = "") -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    let allowed = Array(allowed.utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) || allowed.contains(byte) {
        encoded.append(byte)
      } else {
        encoded.append(contentsOf: [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Encodes a text where reserved characters are allowed. What is percent-encoded already stays.
  static func encodeReserved(_ text: String) -> String {
    let parts = encode(text, allowed: ":/?@!$'()*,;=").components(separatedBy: "%25")
    return parts.dropFirst().reduce(parts[0]) { joined, part in
      let isEncoded = part.utf8.prefix(2).count == 2 && part.utf8.prefix(2).allSatisfy { digit($0) != nil }
      return joined + (isEncoded ? "%" : "%25") + part
    }
  }

  /// Encodes a text as forms have it.
  static func encodeForm(_ text: String) -> String {
    encode(text).replacingOccurrences(of: "%20", with: "+")
  }

  /// The bytes of a text whose percent-encoding is undone.
  static func decodedBytes(_ text: String) -> [UInt8] {
    let units = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < units.count {
      if units[index] == UInt8(ascii: "%"), index + 2 < units.count, let high = digit(units[index + 1]),
        let low = digit(units[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(units[index])
        index += 1
      }
    }
    return decoded
  }

  /// A text whose percent-encoding is undone.
  static func decode(_ text: String) -> String {
    String(decoding: decodedBytes(text), as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
