import Testing

@testable import Sdk

@Suite struct JSONTests {
  @Test func readsAndWritesAsReceived() throws {
    let value = try JSONValue(
      parsing: " { \"a\" : [1.0, 1e3, -0], \"b\":{\"c\":\"\\u00e9\\ud83d\\ude00\"} , \"a\": null}")
    #expect(try JSONWriter.text(value) == #"{"a":[1.0,1e3,-0],"b":{"c":"\u00e9\ud83d\ude00"},"a":null}"#)
    #expect(value["a"] == .null)
    #expect(value["b"]?["c"] == "é😀")
  }
}
