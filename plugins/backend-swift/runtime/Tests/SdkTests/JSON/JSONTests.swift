import Foundation
import Testing

@testable import Sdk

@Suite struct JSONTests {
  @Test func whatWasReceivedIsWrittenAsItWasSpelled() throws {
    let value = try JSONValue(parsing: #" {"a" : [1.0, 1e3 ,-0], "b":{"c":"\u00e9\ud83d\ude00"} , "a/b": null } "#)
    #expect("\(value)" == #"{"a":[1.0,1e3,-0],"b":{"c":"\u00e9\ud83d\ude00"},"a/b":null}"#)
    #expect(value["b"]?["c"] == "é😀")
    #expect(value["a"]?[1]?.number?.int64 == 1000)
    #expect(value["a/b"] == .null)
  }

  @Test(arguments: [
    "", " ", "{", "[", "\"", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "[1 2]", "01", "1.", ".5", "+1", "-", "1e",
    "1e+",
    "tru", "nul", "NaN", "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"a\nb\"", "1 2", "// a\n1", "[1]]", "'a'",
    "\u{FEFF}\u{FEFF}1",
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
  }

  @Test func aMarkOfTheByteOrderIsSkipped() throws {
    #expect(try JSONValue(parsing: "\u{FEFF}[true]") == [true])
  }

  @Test func bytesThatAreNotUTF8AreReplaced() throws {
    let value = try JSONValue(parsing: Array("{\"a\":\"x".utf8) + [0xFF] + Array("y\"}".utf8))
    #expect(value["a"] == "x\u{FFFD}y")
    #expect("\(value)" == "{\"a\":\"x\u{FFFD}y\"}")
  }

  @Test func halfASurrogatePairIsReplacedWhereItIsReadAndKeptWhereItIsNot() throws {
    let text = #"{"a":"\ud83d cut","b":"\ude00\ud83d\ud83d\ude00"}"#
    let value = try JSONValue(parsing: text)
    #expect(value["a"] == "\u{FFFD} cut")
    #expect(value["b"] == "\u{FFFD}\u{FFFD}😀")
    #expect("\(value)" == text)
  }

  @Test func deepNestingIsAnErrorAndNotACrash() throws {
    let most = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let value = try JSONValue(parsing: most)
    #expect("\(value)" == most)
    #expect(try JSONValue(parsing: most) == value)
    let objects = String(repeating: "{\"a\":", count: 512) + "1" + String(repeating: "}", count: 512)
    #expect("\(try JSONValue(parsing: objects))" == objects)
    for mark in ["[", "{\"a\":"] {
      let endless = String(repeating: mark, count: 100_000)
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: endless) }
    }
  }

  @Test func ofMembersWithOneNameTheLastOneCounts() throws {
    let value = try JSONValue(parsing: #"{"a":1,"b":2,"\u0061":3}"#)
    #expect(value["a"] == 3)
    #expect(value.object?.keys == ["a", "b"])
    #expect(value == ["b": 2, "a": 3])
  }

  @Test func namesThatOnlyLookAlikeAreTwo() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2,\"a\":3}"
    var object = try #require(JSONValue(parsing: text).object)
    object["a"] = nil
    object["e\u{301}"] = 4
    #expect(object["\u{E9}"] == 1)
    #expect(object["e\u{301}"] == 4)
    #expect(Array(object.description.utf8) == Array("{\"\u{E9}\":1,\"e\u{301}\":4}".utf8))
  }

  @Test func largeObjectsTakeNoLongerThanTheirSize() {
    let members = (0..<20_000).map { ("key \($0)", $0.json) }
    let start = Date()
    #expect(JSONObject(members) == JSONObject(members.reversed()))
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func objectsAreEqualWhateverTheirOrderIs() throws {
    let one = try JSONValue(parsing: #"{"a":1,"b":[1.0,{"c":null}]}"#)
    let other: JSONValue = ["b": [1, ["c": nil]], "a": 1.0]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != ["a": 1])
    #expect(one != ["a": 1, "c": [1, ["c": nil]]])
  }

  @Test func numbersAreEqualByTheirValues() {
    #expect(JSONNumber("1.50") == JSONNumber("15e-1"))
    #expect(JSONNumber("-0") == JSONNumber("0.00"))
    #expect(JSONNumber("9007199254740993") != JSONNumber("9007199254740992"))
    #expect(JSONNumber("1e1000000000") == JSONNumber("1e1000000000"))
    #expect(JSONNumber("1e1000000000") != JSONNumber("2e1000000000"))
    #expect(Set<JSONNumber>(["1", "1.0", "10e-1"]).count == 1)
    for text in ["1.", "", "-", "0x1", "1 "] { #expect(JSONNumber(text) == nil) }
    #expect(("123456789012345678901234567890" as JSONNumber).text == "123456789012345678901234567890")
  }

  @Test(arguments: [
    (0.1, "0.1"), (-0.0, "0"), (1e21, "1e+21"), (123e18, "123000000000000000000"), (1e-7, "1e-7"),
    (1.5e-6, "0.0000015"),
    (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"), (100, "100"),
    (-12.5, "-12.5"),
  ])
  func doublesAreWrittenAsECMAScriptWritesThem(_ number: Double, _ text: String) {
    #expect(Numbers.text(number) == text)
  }

  @Test func whatJSONCannotCarryIsRefused() {
    let file = FileUpload(data: Data())
    for value in [
      Double.nan.json, Double.infinity.json, file.json, [file.json], Decimal.nan.json, Date.distantFuture.adding.json,
    ] {
      #expect(throws: UnsendableError.self) { try JSONWriter.text(value) }
    }
    #expect("\(file.json)" == "\"(no JSON)\"")
    #expect(file.json != [:])
    #expect(file.json == file.json)
  }

  @Test func textsAreEscaped() throws {
    #expect(try JSONWriter.text("a\"\\\u{1}\n\u{7F}é") == "\"a\\\"\\\\\\u0001\\n\u{7F}é\"")
  }

  @Test func codersOfFoundationReadAndWriteIt() throws {
    let value: JSONValue = ["a": [1, 1.5, nil, true, "x"], "b": .number("18446744073709551615")]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONValue(parsing: data) == value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Double.nan.json) }
  }
}

extension Date {
  /// A time whose year has more than four digits.
  fileprivate var adding: Date { addingTimeInterval(3e11) }
}
