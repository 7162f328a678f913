import Foundation
import Testing

@testable import Sdk

/// Values that a program has put together, deeper than what any server sends.
@Suite struct DeepTests {
  /// On Apple's platforms, the stack of a task ends after 512 KiB; a list of lists is released by functions that call themselves.
  static let depth = 3000

  static func lists(_ inner: JSONValue = 1) -> JSONValue {
    (0..<depth).reduce(inner) { value, _ in [value] }
  }

  static func objects(_ inner: JSONValue = 1) -> JSONValue {
    (0..<depth).reduce(inner) { value, _ in ["a": value] }
  }

  @Test(arguments: [lists(), objects()])
  func theyAreCutWhereTheyArePrinted(_ value: JSONValue) {
    #expect("\(value)".contains("(no JSON)"))
    #expect("\(Pet(values: ModelValues(["deep": value])))".contains("..."))
    #expect("\(Animal.unknown(type: nil, raw: value))".contains("(no JSON)"))
  }

  @Test(arguments: [lists(), objects()])
  func theyCannotBeSent(_ value: JSONValue) throws {
    #expect(throws: UnsendableError.self) { try JSONWriter.bytes(value) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    let query = Query(style: .deepObject, explode: nil)
    #expect(throws: UnsendableError.self) { try query.pairs("a", value) }
  }

  @Test func theyAreComparedToTheEnd() {
    #expect(Self.lists() == Self.lists())
    #expect(Self.objects() == Self.objects())
    #expect(Self.lists(1) != Self.lists(2))
    #expect(Self.objects(1) != Self.objects(2))
    #expect(Self.lists().hashValue == Self.lists().hashValue)
    #expect(Self.objects().hashValue == Self.objects().hashValue)
  }

  @Test func whatIsAsDeepAsServersSendIsSent() throws {
    let text = String(repeating: "[", count: JSONParser.deepest) + String(repeating: "]", count: JSONParser.deepest)
    let made = (1..<JSONParser.deepest).reduce(JSONValue.array([])) { value, _ in [value] }
    #expect(try JSONWriter.text(made) == text)
    #expect(try JSONValue(parsing: text) == made)
  }
}
