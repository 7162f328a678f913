/// An object of JSON. Its members keep their order.
public struct JSONObject: Sendable {
  private enum Storage: Sendable {
    /// An object of a document, by its token.
    case parsed(JSONDocument, Int32)
    case made([Entry])
    /// A file, which JSON cannot hold. It lets values that are sent in forms be as others are.
    case file(FileUpload)
  }

  /// A member whose value is not read before it is asked for, so that it is sent as it was received.
  struct Entry: Sendable {
    let key: String
    var found: Found

    init(_ key: String, _ value: JSONValue) {
      self.init(key, .made(value))
    }

    init(_ key: String, _ found: Found) {
      self.key = key
      self.found = found
    }

    init(_ key: String, of document: JSONDocument, at index: Int) {
      self.key = key
      found = .received(document, index)
    }
  }

  private var storage: Storage

  /// Creates an object without members.
  public init() {
    storage = .made([])
  }

  /// Creates an object.
  ///
  /// - Parameter members: Names and values, in their order. The last value of a name counts.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    storage = .made(Self.unique(members.lazy.map { Entry($0, $1) }))
  }

  init(document: JSONDocument, index: Int) {
    storage = .parsed(document, Int32(truncatingIfNeeded: index))
  }

  /// Members whose names are known to be different.
  init(unique members: [(key: String, value: JSONValue)]) {
    storage = .made(members.map { Entry($0.key, $0.value) })
  }

  /// Members that need not have been read. The last value of a name counts.
  init(entries: [Entry]) {
    storage = .made(Self.unique(entries))
  }

  init(file: FileUpload) {
    storage = .file(file)
  }

  /// The value of a member; nil if there is none. A member that is set to nil is removed.
  public subscript(name: String) -> JSONValue? {
    get { find(name)?.value }
    set {
      set(name, newValue.map(Found.made))
    }
  }

  /// Sets a member, or removes it.
  mutating func set(_ name: String, _ found: Found?) {
    var entries = entries
    storage = .made([])
    let index = entries.firstIndex { Self.isSame($0.key, name) }
    if let found {
      if let index { entries[index].found = found } else { entries.append(Entry(name, found)) }
    } else if let index {
      entries.remove(at: index)
    }
    storage = .made(entries)
  }

  /// The value of a member, which is not read yet if it was received.
  enum Found: Sendable {
    case received(JSONDocument, Int)
    case made(JSONValue)
    /// A list whose JSON is made when it is asked for.
    case list(LazyJSON)

    var value: JSONValue {
      switch self {
      case .received(let document, let index): document.value(at: index)
      case .made(let value): value
      case .list(let list): list.value
      }
    }

    var isArray: Bool {
      switch self {
      case .received(let document, let index): document.tokens[index].kind == .array
      case .made(let value): value.array != nil
      case .list: true
      }
    }

    var isObject: Bool {
      switch self {
      case .received(let document, let index): document.tokens[index].kind == .object
      case .made(let value): value.object != nil
      case .list: false
      }
    }
  }

  /// Finds a member without reading its value; nil if there is none.
  func find(_ name: String) -> Found? {
    switch storage {
    case .parsed(let document, let index): document.member(name, of: Int(index)).map { .received(document, $0) }
    case .made(let entries): entries.first { Self.isSame($0.key, name) }?.found
    case .file: nil
    }
  }

  /// The names of the members, in their order.
  public var keys: [String] { entries.map(\.key) }

  /// The number of members.
  public var count: Int { entries.count }

  /// Whether there are no members.
  public var isEmpty: Bool {
    switch storage {
    case .parsed(let document, let index): document.tokens[Int(index)].count == 0
    case .made(let entries): entries.isEmpty
    case .file: true
    }
  }

  /// The file that this is in place of an object.
  var file: FileUpload? {
    guard case .file(let file) = storage else { return nil }
    return file
  }

  /// The document and the token of an object that is as it was received.
  var received: (document: JSONDocument, index: Int)? {
    guard case .parsed(let document, let index) = storage else { return nil }
    return (document, Int(index))
  }

  var members: [(key: String, value: JSONValue)] { entries.map { ($0.key, $0.found.value) } }

  /// The members, whose values need not have been read.
  var entries: [Entry] {
    switch storage {
    case .parsed(let document, let index): Self.entries(of: Int(index), in: document)
    case .made(let entries): entries
    case .file: []
    }
  }

  private static func entries(of index: Int, in document: JSONDocument) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(document.tokens[index].count)
    document.forEachMember(of: index) { entries.append(Entry(document.text($0), of: document, at: $1)) }
    return unique(entries)
  }

  /// Of members with the same name the last one counts, in the place of the first one.
  private static func unique(_ all: some Sequence<Entry>) -> [Entry] {
    var entries: [Entry] = []
    var places: [ExactName: Int] = [:]
    for entry in all {
      if let place = places[ExactName(entry.key)] {
        entries[place].found = entry.found
      } else {
        places[ExactName(entry.key)] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  private static func isSame(_ left: String, _ right: String) -> Bool { ExactName(left) == ExactName(right) }
}

/// A name by its characters. Strings are equal also if one spells a letter with its accent apart, which in JSON are two
/// names.
struct ExactName: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactName, right: ExactName) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension JSONObject: Sequence {
  /// Iterates over the members in their order.
  public func makeIterator() -> IndexingIterator<[(key: String, value: JSONValue)]> {
    members.makeIterator()
  }
}

/// JSON that is made when it is first asked for: a list would be converted for each of its items that is changed.
final class LazyJSON: Sendable {
  private let make: @Sendable () -> JSONValue
  private let made = Locked<JSONValue?>(nil)

  init(_ make: @escaping @Sendable () -> JSONValue) {
    self.make = make
  }

  var value: JSONValue {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}

extension JSONObject: Hashable {
  /// Objects are equal if their members are, whatever their order is.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    JSONValue.object(left) == JSONValue.object(right)
  }

  /// The values that must be equal for two objects to be equal; nil if they are not in any case.
  static func pairs(_ left: JSONObject, _ right: JSONObject) -> [(JSONValue, JSONValue)]? {
    if left.file != nil || right.file != nil { return left.file == right.file ? [] : nil }
    if let one = left.received, let other = right.received, one.document === other.document, one.index == other.index {
      return []
    }
    let (members, others) = (left.members, right.members)
    guard members.count == others.count else { return nil }
    if zip(members, others).allSatisfy({ isSame($0.key, $1.key) }) {
      return zip(members, others).map { ($0.value, $1.value) }
    }
    let values = [ExactName: JSONValue](others.map { (ExactName($0.key), $0.value) }, uniquingKeysWith: { $1 })
    let found = members.compactMap { member in values[ExactName(member.key)].map { (member.value, $0) } }
    return found.count == members.count ? found : nil
  }

  /// Hashes the members, whatever their order is.
  public func hash(into hasher: inout Hasher) { hash(into: &hasher, depth: 0) }

  func hash(into hasher: inout Hasher, depth: Int) {
    var all = 0
    for (name, value) in members {
      var one = Hasher()
      one.combine(name)
      value.hash(into: &one, depth: depth + 1)
      all ^= one.finalize()
    }
    hasher.combine(all)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  /// Creates an object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

  /// The JSON as text.
  public var description: String { JSONValue.object(self).description }
}
