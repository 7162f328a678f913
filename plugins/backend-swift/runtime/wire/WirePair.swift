import Foundation

/// A name and a value, decoded.
struct WirePair: Sendable, CustomStringConvertible {
  let name: String
  let value: String

  var description: String { "\(name)=\(value)" }

  /// Names and values in turn.
  static func of(_ texts: [String]) -> [WirePair] {
    stride(from: 0, to: texts.count - 1, by: 2).map { WirePair(name: texts[$0], value: texts[$0 + 1]) }
  }

  /// Reads a query or a form, which has the same syntax.
  static func parse(_ text: String) -> [WirePair] {
    split(text, "&") { decoded($0.replacingOccurrences(of: "+", with: " ")) }
  }

  /// Reads the value of the header of cookies.
  static func parseCookies(_ text: String) -> [WirePair] {
    split(text, "; ", decoded)
  }

  /// A text without its percent-encoding.
  static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }

  /// Compares lists, in which the order counts among values of one name only.
  static func check(_ what: String, _ got: [WirePair], _ wanted: [WirePair]) throws {
    try checkInOrder(what, sorted(got), sorted(wanted))
  }

  static func checkInOrder(_ what: String, _ got: [WirePair], _ wanted: [WirePair]) throws {
    guard got.count != wanted.count || !zip(got, wanted).allSatisfy({ $0.isLike($1) }) else { return }
    throw WireMismatch("the \(what) is \(got), not \(wanted)")
  }

  private static func split(_ text: String, _ separator: String, _ decode: (String) -> String) -> [WirePair] {
    text.components(separatedBy: separator).filter { !$0.isEmpty }.map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return WirePair(name: decode(sides[0]), value: sides.count > 1 ? decode(sides[1]) : "")
    }
  }

  private static func sorted(_ pairs: [WirePair]) -> [WirePair] {
    let sorted = pairs.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
    return sorted.map(\.element)
  }

  private func isLike(_ wanted: WirePair) -> Bool {
    name == wanted.name && WireDifference.isSameText(value, wanted.value)
  }
}
