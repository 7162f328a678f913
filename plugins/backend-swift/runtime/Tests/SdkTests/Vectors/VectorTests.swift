import Testing

@testable import Sdk

/// Runs every vector.
@Suite struct VectorTests {
  @Test func everyKindHasADriver() throws {
    for kind in try VectorCase.readKinds() {
      #expect(Drivers.all[kind] != nil, "There is no driver for vectors of kind \(kind)")
    }
  }

  @Test(arguments: try VectorCase.readAll())
  func passes(_ vector: VectorCase) async throws {
    try await vector.check()
  }
}

/// What runs the vectors of each kind. The result is what is observed.
enum Drivers {
  typealias Driver = @Sendable (VectorCase) async throws -> JSONValue

  static let all: [String: Driver] = [
    "backoff": { try SmallDrivers.backoff($0) },
    "call": { try await CallDriver.drive($0) },
    "events": { try SmallDrivers.events($0.given) },
    "filename": { SmallDrivers.filename($0.given) },
    "number": { number($0.given) },
    "token": { try await SmallDrivers.token($0) },
    "webhook": { try WebhookDriver.drive($0.given) },
  ]

  private static func number(_ given: JSONValue) -> JSONValue {
    let isWhole = given["type"] == "int64"
    if let value = given["value"]?.string {
      let json = isWhole ? (Int64(value) ?? 0).json : (Double(value) ?? 0).json
      return ["json": .string("\(json)")]
    }
    do {
      let json = try JSONValue(parsing: given["json"]?.string ?? "")
      let text = isWhole ? Int64(json: json).map { String($0) } : Double(json: json).map { Numbers.text($0) }
      return text.map { ["value": .string($0)] } ?? ["error": .string("holds \(json.kind)")]
    } catch {
      return ["error": .string("\(error)")]
    }
  }
}
