import Foundation
import Sdk

/// Where JSON differs from what it should be.
enum WireDifference {
  /// Compares JSON.
  static func check(_ what: String, _ got: JSONValue, _ wanted: String) throws {
    guard let problem = find(got, try JSONValue(parsing: wanted), "") else { return }
    throw WireMismatch("\(what) is \(got), not \(wanted): \(problem)")
  }

  /// Whether texts are equal, or write the same moment or the same object or list of JSON.
  static func isSameText(_ got: String, _ wanted: String) -> Bool {
    if got == wanted || isSameMoment(got, wanted) { return true }
    guard wanted.hasPrefix("{") || wanted.hasPrefix("[") else { return false }
    guard let one = try? JSONValue(parsing: got), let other = try? JSONValue(parsing: wanted) else { return false }
    return find(one, other, "") == nil
  }

  /// A property that is null and one that is absent are alike: types may not tell them apart.
  private static func find(_ got: JSONValue, _ wanted: JSONValue, _ path: String) -> String? {
    switch (got, wanted) {
    case (.object(let one), .object(let other)):
      let names = Set(one.keys).union(other.keys).sorted()
      return names.lazy.compactMap { find(one[$0] ?? .null, other[$0] ?? .null, "\(path)/\($0)") }.first
    case (.array(let one), .array(let other)) where one.count == other.count:
      return one.indices.lazy.compactMap { find(one[$0], other[$0], "\(path)/\($0)") }.first
    case (.string(let one), .string(let other)) where isSameMoment(one, other):
      return nil
    default:
      return got == wanted ? nil : "\(got) in place of \(wanted) at \(path)"
    }
  }

  private static func isSameMoment(_ got: String, _ wanted: String) -> Bool {
    guard let one = moment(got), let other = moment(wanted) else { return false }
    return one == other
  }

  private static func moment(_ text: String) -> Date? {
    guard text.utf8.count > 10, text.utf8.dropFirst(10).first == UInt8(ascii: "T") else { return nil }
    return Date(json: .string(text))
  }
}
