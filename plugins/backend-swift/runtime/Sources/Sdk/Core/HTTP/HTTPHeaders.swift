/// Headers of a request or a response, in their order. Names are compared without regard to case.
public struct HTTPHeaders: Sendable, Hashable {
  private struct Field: Sendable, Hashable {
    let name: String
    let value: String
  }

  private var fields: [Field] = []

  /// Creates no headers.
  public init() {}

  /// Creates headers.
  ///
  /// - Parameter pairs: Names and values, in their order. A name may occur several times.
  public init(_ pairs: some Sequence<(name: String, value: String)>) {
    fields = pairs.map { Field(name: $0.name, value: $0.value) }
  }

  /// The value of a header; nil if there is none. The values of a header that occurs several times are joined by commas. A
  /// header that is set to nil is removed.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let key = name.lowercased()
      let index = fields.firstIndex { $0.name.lowercased() == key }
      fields.removeAll { $0.name.lowercased() == key }
      guard let newValue else { return }
      fields.insert(Field(name: name, value: newValue), at: Swift.min(index ?? fields.count, fields.count))
    }
  }

  /// The values of a header, one for each time it occurs.
  public func values(of name: String) -> [String] {
    let key = name.lowercased()
    return fields.filter { $0.name.lowercased() == key }.map(\.value)
  }

  /// Adds a header, and leaves those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Sets a header of a request; nil removes it.
  ///
  /// - Throws: `UnsendableError` if the header cannot be sent.
  mutating func setChecked(_ name: String, _ value: String?) throws {
    if name.isEmpty || !name.utf8.allSatisfy(Self.isNameByte) {
      throw UnsendableError("Not a header name: \(name.debugDescription)")
    }
    if let value, !value.unicodeScalars.allSatisfy(Self.isValueScalar) {
      throw UnsendableError("The value of the header \(name) holds a character that headers cannot carry")
    }
    self[name] = value
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII
      && (Character(scalar).isLetter || Character(scalar).isNumber || "!#$%&'*+.^_`|~-".utf8.contains(byte))
  }

  private static func isValueScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || (0x20...0x7E).contains(scalar.value) || (0x80...0xFF).contains(scalar.value)
  }
}

extension HTTPHeaders: Sequence, ExpressibleByDictionaryLiteral {
  /// Iterates over the names and values in their order.
  public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
    fields.map { (name: $0.name, value: $0.value) }.makeIterator()
  }

  /// Creates headers.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The names; values may be secrets.
  public var description: String {
    "[" + fields.map { "\($0.name): ***" }.joined(separator: ", ") + "]"
  }

  /// The names; values may be secrets.
  public var debugDescription: String { description }

  /// The names; values may be secrets.
  public var customMirror: Mirror { Mirror(self, children: fields.map { (label: $0.name, value: "***" as Any) }) }
}
