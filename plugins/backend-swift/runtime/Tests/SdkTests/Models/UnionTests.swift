import Foundation
import Testing

@testable import Sdk

@Suite struct UnionTests {
  private func read<Value: JSONConvertible>(_ type: Value.Type, _ text: String) throws -> Value {
    let value = try #require(Value(json: JSONValue(parsing: text)))
    #expect("\(value.json)" == text)
    return value
  }

  @Test func aVariantIsChosenByItsTag() throws {
    guard case .cat(let cat) = try read(Animal.self, #"{"kind":"cat","lives":9}"#) else {
      Issue.record("not a cat")
      return
    }
    #expect(cat.lives == 9)
    let bird = try read(Animal.self, #"{"kind":"bird","wings":2}"#)
    #expect(bird == .unknown(type: "bird", raw: ["kind": "bird", "wings": 2]))
    guard case .two = try read(Sound.self, #"{"sound":2,"lives":1}"#) else {
      Issue.record("not the variant 2")
      return
    }
  }

  @Test(arguments: ["{}", #"{"kind":null}"#, #"{"kind":{}}"#, #"{"kind":["cat"]}"#, "[]", "\"cat\""])
  func aTagThatIsNoneIsNotNamed(_ text: String) throws {
    guard case .unknown(let type, let raw) = try read(Animal.self, text) else {
      Issue.record("not unknown")
      return
    }
    #expect(type == nil)
    #expect("\(raw)" == text)
  }

  @Test func theTagIsSentWhereverTheUnionStands() {
    let cat = Cat(lives: 9)
    #expect("\([Sound.purr(cat)].json)" == #"[{"kind":"cat","lives":9,"sound":"purr"}]"#)
    #expect("\(Sound.two(cat).json)" == #"{"kind":"cat","lives":9,"sound":2}"#)
  }

  @Test(arguments: [
    (#""2024-02-29T12:00:00Z""#, Entry.dateTime(ModelTests.noon)),
    (#""2024-02-29t12:00:00z""#, Entry.dateTime(ModelTests.noon)),
    (#""2024-02-29""#, Entry.date(CalendarDate(year: 2024, month: 2, day: 29))),
    (#""active""#, Entry.status(.active)),
    (#""lost""#, Entry.status(.unknown("lost"))),
    ("5", 5),
    (
      #"{"day":"2024-02-29","mood":"lost"}"#,
      .diary(Diary(day: .init(year: 2024, month: 2, day: 29), mood: .unknown("lost")))
    ),
    (#"["lost"]"#, .unknown(type: nil, raw: ["lost"])),
    ("{}", .unknown(type: nil, raw: [:])),
  ])
  func aVariantIsChosenByItsShape(_ text: String, _ expected: Entry) throws {
    let entry = try #require(Entry(json: JSONValue(parsing: text)))
    #expect(caseName(entry) == caseName(expected))
    if text != #""2024-02-29t12:00:00z""# { #expect(entry == expected) }
  }

  private func caseName(_ entry: Entry) -> String {
    switch entry {
    case .dateTime: "dateTime"
    case .date: "date"
    case .status: "status"
    case .integer: "integer"
    case .diary: "diary"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [#"[["2024-02-29"],[],"2024-03-01"]"#, "[[]]", #"[["never"]]"#])
  func aUnionCanHoldListsOfItself(_ text: String) throws {
    _ = try read(Nest.self, text)
  }

  @Test func literalsAreVariants() {
    let pet = Pet(id: 1, name: "Rex", boss: "Ann", figure: "circle")
    #expect("\(pet.json)" == #"{"id":1,"name":"Rex","boss":"Ann","figure":"circle"}"#)
  }

  @Test func enumsHaveAnyValue() throws {
    #expect(try read(Status.self, "\"lost\"") == .unknown("lost"))
    #expect(try read(Status.self, "\"active\"") == .active)
    #expect(Status(json: 5) == nil)
    #expect(Level(json: "1") == .value1)
    #expect(Level(json: 7)?.rawValue == 7)
    #expect(Set([Status.active, Status(rawValue: "active"), .unknown("active")]).count == 1)
  }
}
