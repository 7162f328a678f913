import Testing

@testable import Sdk

/// Lists of models whose items are changed one by one.
@Suite struct ListTests {
  @Test func itemsAreChangedInALoop() throws {
    let count = 2000
    let items = (0..<count).map { #"{"id":\#($0),"name":"n","new":1.50}"# }.joined(separator: ",")
    var values = ModelValues(try #require(JSONValue(parsing: #"{"items":[\#(items)]}"#).object))
    let received = values
    for index in 0..<count {
      var pets: [Pet] = values.get("items")
      pets[index].name = "changed"
      values.set("items", pets)
    }
    let changed: [Pet] = values.get("items")
    #expect(changed.allSatisfy { $0.name == "changed" })
    #expect(values["items"]?[1]?.description == #"{"id":1,"name":"changed","new":1.50}"#)
    #expect(try JSONWriter.text(.object(values.object)).contains(#""id":1999,"name":"changed","new":1.50"#))
    #expect((received.get("items") as [Pet]).allSatisfy { $0.name == "n" })
  }

  @Test func listsThatWereSetAreReadAsOtherTypes() {
    var values = ModelValues()
    values.set("tags", ["a", "b"])
    #expect((values.get("tags") as [JSONValue]) == ["a", "b"])
    #expect((values.get("tags") as [Int]) == [0, 0])
    #expect((values.get("tags") as [String]) == ["a", "b"])
    #expect(values.object == ["tags": ["a", "b"]])
    values["tags"] = nil
    #expect((values.getOptional("tags") as [String]?) == nil)
  }
}
