import Testing

@testable import Sdk

/// Names that Swift takes for equal, and JSON does not.
@Suite struct NameTests {
  static let whole = "caf\u{E9}"
  static let apart = "cafe\u{301}"

  static func read() throws -> Pet {
    try #require(Pet(json: JSONValue(parsing: "{\"\(whole)\":1,\"\(apart)\":2}")))
  }

  @Test func areBothKept() throws {
    var pet = try Self.read()
    pet.name = "Rex"
    #expect(pet.values[Self.whole] == 1)
    #expect(pet.values[Self.apart] == 2)
    pet.values[Self.apart] = 3
    #expect("\(pet.json)" == "{\"\(Self.whole)\":1,\"\(Self.apart)\":3,\"name\":\"Rex\"}")
  }

  @Test func areTwoNamesOfObjects() throws {
    let one: JSONValue = [Self.whole: 1]
    let other: JSONValue = [Self.apart: 1]
    #expect(one != other)
    let both: JSONValue = [Self.whole: 1, Self.apart: 2]
    let turned: JSONValue = [Self.apart: 2, Self.whole: 1]
    #expect(both == turned)
    #expect(both.hashValue == turned.hashValue)
  }

  @Test func areOneOfADictionaryThatLosesNone() throws {
    var pet = try Self.read()
    #expect(pet.additionalProperties == [Self.whole: 1])
    pet.additionalProperties["new"] = 3
    pet.additionalProperties[Self.whole] = 4
    #expect(pet.additionalProperties == [Self.whole: 4, "new": 3])
    #expect("\(pet.json)" == "{\"\(Self.whole)\":4,\"\(Self.apart)\":2,\"new\":3}")

    var values = ModelValues(["map": [Self.whole: 1, Self.apart: 2]])
    var map: [String: Int] = values.get("map")
    #expect(map == [Self.whole: 1])
    map["new"] = 3
    values.set("map", map)
    #expect(values["map"]?[Self.apart] == 2)
    map[Self.whole] = nil
    values.set("map", map)
    #expect(values["map"] == ["new": 3])
  }
}
