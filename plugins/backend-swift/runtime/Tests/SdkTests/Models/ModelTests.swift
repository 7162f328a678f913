import Foundation
import Testing

@testable import Sdk

@Suite struct ModelTests {
  static let noon = Date(timeIntervalSince1970: 1_709_208_000)
  static let rex = Pet(id: 1, name: "Rex", boss: .null)

  static func read(_ text: String) throws -> Pet {
    try #require(Pet(json: JSONValue(parsing: text)))
  }

  @Test(arguments: [
    #"{"weight":"3"}"#,
    #"{"weight":12.5,"good":"yes"}"#,
    #"{"status":"sleeping"}"#,
    #"{"status":5}"#,
    #"{"born":"soon","day":"","price":"a lot","uid":"x","data":"*"}"#,
    #"{"born":1709210096,"day":20240229,"price":5,"uid":true,"data":1}"#,
    #"{"times":["2024-02-29 12:34:56","later"]}"#,
    #"{"times":["2024-02-29T12:34:56.123456789+05:30","2024-02-29T12:34:56+00:00"]}"#,
    #"{"uid":"0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B","data":"_-8"}"#,
    #"{"class":"k","unknown":{"deep":[1,null,9007199254740993,1.50]}}"#,
    #"{"friends":{"a":{"wings":2},"b":{"kind":null}}}"#,
    #"{"friend":{"kind":"bird","wings":2}}"#,
    #"{"friend":"a text","figure":{"corners":3}}"#,
    #"{"name":[],"born":{},"tags":{},"times":"soon","friends":[]}"#,
    #"{"id":1e1000000000,"weight":-1e1000000000,"more":1e-1000000000}"#,
    #"{"tags":["a",null,5]}"#,
    #"{"name":"\ud83d cut","tags":["\ude00"],"more":{"cut":"\uD83D"}}"#,
    #"{"weight":null,"status":null,"tags":null,"friend":null,"born":null}"#,
  ])
  func whatIsReadIsSentBackAsItCame(_ text: String) throws {
    let pet = try Self.read(text)
    // Reading a value does not change what is written.
    _ = [pet.name, "\(pet)", "\(pet.friends ?? [:])", "\(pet.tags ?? [])", "\(pet.times ?? [])"]
    #expect("\(pet.json)" == text)
    #expect(try pet == Self.read(text))
    #expect(try pet.hashValue == Self.read(text).hashValue)
  }

  @Test func placeholdersStandForWhatIsMissing() throws {
    let pet = try Self.read("{}")
    #expect(pet.id == 0)
    #expect(pet.name.isEmpty)
    #expect(pet.boss == .null)
    #expect(pet.owner == nil)
    #expect(pet.values["id"] == nil)
    #expect("\(pet.json)" == "{}")
  }

  @Test func aValueThatIsSetReplacesWhatWasReceived() throws {
    let text = #"{"id":"x","name":"Rex","boss":5,"weight":"1.5","times":"soon"}"#
    let pet = try Self.read(text)
    #expect(pet.weight == 1.5)
    #expect(pet.times == nil)
    #expect(pet.values["weight"] == "1.5")
    var changed = pet
    changed.id = 2
    changed.weight = nil
    changed.times = [Self.noon]
    changed.boss = "Ann"
    #expect("\(changed.json)" == #"{"id":2,"name":"Rex","boss":"Ann","times":["2024-02-29T12:00:00Z"]}"#)
    #expect(changed.times == [Self.noon])
    #expect("\(pet.json)" == text)
  }

  @Test func aChangeLeavesWhatElseWasReceivedAsItIs() throws {
    let rest = #""price":"1.50","more":{"cut":"\ud83d"},"tags":["\ude00",1.0],"weight":1e3}"#
    var pet = try Self.read(#"{"id":1,"name":"\ud83d cut","# + rest)
    pet.id = 2
    #expect("\(pet.json)" == #"{"id":2,"name":"\ud83d cut","# + rest)
    pet.additionalProperties = pet.additionalProperties
    #expect("\(pet.json)" == #"{"id":2,"name":"\ud83d cut","# + rest)
    pet.additionalProperties["further"] = true
    #expect(pet.additionalProperties["further"] == true)
    #expect(pet.name == "\u{FFFD} cut")
  }

  @Test func manyFurtherPropertiesTakeNoLongerThanTheirNumber() throws {
    var pet = Self.rex
    let start = Date()
    pet.additionalProperties = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("key \($0)", $0.json) })
    #expect(pet.additionalProperties.count == 20_000)
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func absentAndNullAreDifferentWhereTheAPISaysSo() throws {
    #expect("\(Self.rex.json)" == #"{"id":1,"name":"Rex","boss":null}"#)
    var pet = Self.rex
    pet.owner = .null
    pet.age = 0
    #expect("\(pet.json)" == #"{"id":1,"name":"Rex","boss":null,"owner":null,"age":0}"#)
    pet.owner = nil
    pet.age = .value(3)
    #expect("\(pet.json)" == #"{"id":1,"name":"Rex","boss":null,"age":3}"#)
    #expect(pet.age?.value == 3)
    let read = try Self.read(#"{"owner":null,"boss":"Ann","tags":null}"#)
    #expect(read.owner == .null)
    #expect(read.boss == .value("Ann"))
    #expect(read.tags == nil)
  }

  @Test func propertiesAreReadInTheirTypes() throws {
    let pet = try Self.read(
      #"""
      {"id":-9007199254740993,"born":"2024-02-29T17:30:00.123456+05:30","day":"2024-02-29","price":"1.50",
      "uid":"0b7f1f1e5d2b4b7e9d0a1c2d3e4f5a6b","data":"AP8Q","weight":0.1,"good":true,
      "times":["2024-02-29T12:00:00Z"],"tags":["a","b"],"status":"active","friend":{"kind":"cat","lives":9}}
      """#)
    #expect(pet.id == -9_007_199_254_740_993)
    #expect(pet.born == Self.noon.addingTimeInterval(0.123456))
    #expect(pet.day == CalendarDate(year: 2024, month: 2, day: 29))
    #expect(pet.price == Decimal(sign: .plus, exponent: -1, significand: 15))
    #expect(pet.uid == UUID(uuidString: "0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B"))
    #expect(pet.data == Data([0, 255, 16]))
    #expect(pet.weight == 0.1)
    #expect(pet.good == true)
    #expect(pet.times == [Self.noon])
    #expect(pet.tags == ["a", "b"])
    #expect(pet.status == .active)
    #expect(pet.friend?.json == ["kind": "cat", "lives": 9])
  }

  @Test func undeclaredPropertiesAreThere() throws {
    var pet = try Self.read(#"{"id":1,"more":{"a":[1.50,null]}}"#)
    #expect(pet.additionalProperties == ["more": ["a": [1.5, nil]]])
    pet.additionalProperties = ["less": [], "id": 7]
    #expect("\(pet.json)" == #"{"id":1,"less":[]}"#)
    #expect("\(pet.adding(["b": 1, "a": nil]).json)" == #"{"id":1,"less":[],"a":null,"b":1}"#)
    var dog = try #require(Dog(json: ["barks": true, "a": 1, "b": "x"]))
    #expect(dog.additionalProperties == ["a": 1, "b": 0])
    dog.additionalProperties["a"] = nil
    #expect(dog.additionalProperties == ["b": 0])
  }

  @Test func modelsAreShownByTheirValues() {
    #expect(Self.rex.description == #"Pet(id: 1, name: "Rex", boss: null)"#)
    #expect(Mirror(reflecting: Self.rex).children.compactMap(\.label) == ["id", "name", "boss"])
  }

  @Test func secretsAreNotShown() throws {
    let pet = try Self.read(
      #"""
      {"id":1,"userPassword":"hidden","more":[{"client_secret":"hidden","secret":null}],"nosecret":1,"owner":"hidden"}
      """#)
    let shown = "userPassword: \"***\", more: [{\"client_secret\":\"***\",\"secret\":null}], nosecret: 1"
    #expect(pet.description == "Pet(id: 1, \(shown), owner: \"***\")")
    var dumped = ""
    dump(pet, to: &dumped)
    #expect(!dumped.contains("hidden"))
    #expect(!"\(Animal.unknown(type: "a", raw: pet.json))".contains(#""userPassword":"hidden""#))
    #expect(pet.json["userPassword"] == "hidden")
  }

  @Test func modelsAreEqualWhereTheirJSONIs() {
    let tagged = Pet(id: 1, name: "Rex", boss: .null, data: Data([1]), tags: ["a", "b"])
    #expect(tagged == Pet(id: 1, name: "Rex", boss: .null, data: Data([1]), tags: ["a", "b"]))
    #expect(Set([tagged, Self.rex, tagged]).count == 2)
    #expect(tagged != Pet(id: 1, name: "Rex", boss: .null, data: Data([1]), tags: ["b", "a"]))
  }

  @Test func codersOfFoundationReadAndWriteModels() throws {
    let pet = Pet(id: 1, name: "Rex", boss: .null, status: .paused, friend: .cat(Cat(lives: 9)))
    let data = try JSONEncoder().encode([pet])
    #expect(try JSONDecoder().decode([Pet].self, from: data) == [pet])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Pet.self, from: Data("[]".utf8)) }
  }

  @Test func aListIsReadOnceForAllItsIndices() throws {
    let count = 2000
    let items = String(repeating: #"{"barks":true},"#, count: count - 1) + #"{"barks":true}"#
    let dog = try #require(Dog(json: JSONValue(parsing: "{\"parents\":[\(items)]}")))
    let start = Date()
    for index in 0..<count { #expect(dog.parents?[index].barks == true) }
    // Reading the list for each index would take four million steps.
    #expect(Date().timeIntervalSince(start) < 2)
  }

  @Test func modelsMayBeReadByManyTasks() async throws {
    let pet = try Self.read(#"{"tags":["a","b"],"friends":{"a":{"kind":"cat"}}}"#)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          var copy = pet
          copy.tags?.append("c")
          let counts = [pet.tags?.count, pet.friends?.count, copy.tags?.count]
          return counts.reduce(0) { $0 + ($1 ?? 0) }
        }
      }
      for await count in group { #expect(count == 6) }
    }
  }
}
