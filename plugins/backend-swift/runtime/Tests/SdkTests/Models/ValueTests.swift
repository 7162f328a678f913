import Foundation
import Testing

@testable import Sdk

/// What values of models do at the limits of JSON, and in the hands of others.
@Suite struct ValueTests {
  @Test func hugeNumbersAreKept() throws {
    let digits = String(repeating: "7", count: 400)
    let text = #"{"id":\#(digits),"weight":1e400,"price":\#(digits),"more":-1e400}"#
    let pet = try ModelTests.read(text)
    #expect(pet.id == 0)
    #expect(pet.weight == nil)
    #expect("\(pet.json)" == text)
    #expect(try pet == ModelTests.read(text))
    #expect(try JSONValue(parsing: "1e400") == JSONValue(parsing: "10e399"))
    #expect(try JSONValue(parsing: "1e400").hashValue == JSONValue(parsing: "10e399").hashValue)
  }

  @Test func equalNumbersHaveOneHash() {
    for (one, other) in [("1", "1.0"), ("0", "-0"), ("100", "1e2"), ("0.5", "5e-1"), ("1E+2", "100.00")] {
      let (left, right) = (JSONValue.number(JSONNumber(spelled: one)), JSONValue.number(JSONNumber(spelled: other)))
      #expect(left == right)
      #expect(right == left)
      #expect(Set([left, right]).count == 1)
    }
    #expect(JSONValue.bool(true) != 1)
    #expect(JSONValue.string("1") != 1)
  }

  @Test func propertyListsHoldModels() throws {
    let pet = Pet(id: .max, name: "Rex", boss: .null, born: ModelTests.noon, weight: 0.5, good: true, tags: ["a"])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(pet)
      #expect(try PropertyListDecoder().decode(Pet.self, from: data) == pet)
    }
  }

  @Test func codersOfFoundationKeepDecimals() throws {
    let price = try #require(Decimal(string: "12345678901234567890.123"))
    let pet = Pet(id: 1, name: "Rex", boss: .null, price: price)
    let data = try JSONEncoder().encode(pet)
    #expect(try JSONDecoder().decode(Pet.self, from: data).price == price)
    let plain = try JSONDecoder().decode(JSONValue.self, from: Data("[0.1,3.24,1e300,5e-324]".utf8))
    #expect("\(plain)" == "[0.1,3.24,1e+300,5e-324]")
  }

  @Test func copiesAreApart() throws {
    let first = try ModelTests.read(#"{"name":"Rex","tags":["a"],"friends":{"a":{"kind":"cat","lives":9}}}"#)
    _ = [first.tags?.count, first.friends?.count]
    var second = first
    second.name = "Max"
    second.tags?.append("b")
    second.friends?["a"] = nil
    var third = second
    third.tags = nil
    #expect(first.name == "Rex")
    #expect(first.tags == ["a"])
    #expect(first.friends?.count == 1)
    #expect(second.tags == ["a", "b"])
    #expect(second.friends?.isEmpty == true)
    #expect(third.tags == nil)
  }
}
