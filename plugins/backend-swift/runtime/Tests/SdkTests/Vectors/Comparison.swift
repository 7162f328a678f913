@testable import Sdk

/// What is observed is not what a vector expects.
struct Deviation: Error, CustomStringConvertible {
  let description: String
}

/// Compares what is observed with what is expected.
enum Comparison {
  /// Throws on a deviation. Of an object, only the expected properties count; null stands for an absent one.
  static func compare(_ path: String, _ observed: JSONValue?, _ expected: JSONValue) throws {
    switch (observed ?? .null, expected) {
    case (.object(let observed), .object(let expected)):
      for (name, value) in expected where !path.isEmpty || name != "orError" {
        try compare("\(path).\(name)", observed[name], value)
      }
    case (.array(let observed), .array(let expected)) where observed.count == expected.count:
      for (index, (one, other)) in zip(observed, expected).enumerated() {
        try compare("\(path)[\(index)]", one, other)
      }
    case (.number(let observed), .number(let expected)):
      if abs((observed.double ?? 0) - (expected.double ?? 0)) > 1e-9 {
        throw Deviation(description: "\(path) is \(observed), not \(expected)")
      }
    case (let observed, _):
      if observed != expected { throw Deviation(description: "\(path) is \(observed), not \(expected)") }
    }
  }
}
