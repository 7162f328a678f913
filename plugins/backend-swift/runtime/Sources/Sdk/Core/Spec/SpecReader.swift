/// Reads the fields of a record of a descriptor. What has another kind than it should have is as if it were left out: the
/// generator writes descriptors, and a fault in one shows in the first test of the library.
struct SpecReader {
  let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// A descriptor that is a literal in the source.
  init(parsing text: String) {
    json = (try? JSONValue(parsing: text)) ?? .null
  }

  func value(_ name: String) -> JSONValue? { json[name] }

  func text(_ name: String) -> String? { json[name]?.string }

  /// A text that is always there.
  func required(_ name: String) -> String { text(name) ?? "" }

  func flag(_ name: String) -> Bool { json[name]?.bool ?? false }

  func choice(_ name: String) -> Bool? { json[name]?.bool }

  func integer(_ name: String) -> Int? { json[name]?.number?.int64.map(Int.init) }

  func number(_ name: String) -> Double? { json[name]?.number?.double }

  func word<Word: RawRepresentable<String>>(_ name: String) -> Word? { text(name).flatMap(Word.init(rawValue:)) }

  func texts(_ name: String) -> [String]? { json[name].flatMap(Self.texts) }

  func textLists(_ name: String) -> [[String]]? { json[name]?.array?.map { Self.texts($0) ?? [] } }

  func record<Record>(_ name: String, _ read: (SpecReader) -> Record) -> Record? {
    json[name].map { read(SpecReader($0)) }
  }

  func records<Record>(_ name: String, _ read: (SpecReader) -> Record) -> [Record] {
    (json[name]?.array ?? []).map { read(SpecReader($0)) }
  }

  private static func texts(_ json: JSONValue) -> [String]? { json.array?.compactMap(\.string) }
}
