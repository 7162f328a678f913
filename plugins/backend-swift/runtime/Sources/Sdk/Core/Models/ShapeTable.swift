/// What tells the variants of unions apart that have no discriminator: the shapes of declared types, by name.
final class ShapeTable: Sendable {
  let declared: [String: DeclaredShape]

  /// Shapes as the generator writes them.
  init(_ json: String) {
    let object = SpecReader(parsing: json).json.object ?? [:]
    declared = [String: DeclaredShape](
      object.map { ($0.key, DeclaredShape(SpecReader($0.value))) }, uniquingKeysWith: { $1 })
  }
}

/// The shape of a value in JSON.
indirect enum Shape: Sendable {
  case word(ShapeWord)
  case list(Shape)
  case map(Shape)
  case nullable(Shape)
  case constant(Shape, JSONValue)
  case reference(String)

  init(_ json: JSONValue) {
    let inner = json[1].map(Shape.init) ?? .word(.any)
    switch json[0]?.string {
    case "list": self = .list(inner)
    case "map": self = .map(inner)
    case "nullable": self = .nullable(inner)
    case "const": self = .constant(inner, json[2] ?? .null)
    case "ref": self = .reference(json[1]?.string ?? "")
    default: self = .word(json.string.flatMap(ShapeWord.init) ?? .any)
    }
  }

  /// Whether null is a value of the type.
  var takesNull: Bool {
    switch self {
    case .nullable, .word(.any): true
    default: false
    }
  }
}

/// The shape of a value that holds no others.
enum ShapeWord: String, Sendable {
  case any, string, bool, int32, int64, uint64, integer, double, decimal, date, datetime, uuid, bytes, file
}

/// The shape of a declared type.
enum DeclaredShape: Sendable {
  case enumeration(Shape, values: [JSONValue])
  /// A union whose variants are told apart by their shapes.
  case union([Shape])
  case tagged(String, variants: [String: Shape])
  case object(ObjectShape)

  init(_ reader: SpecReader) {
    let variants = reader.value("variants")
    if let base = reader.value("enum") {
      self = .enumeration(Shape(base), values: reader.value("values")?.array ?? [])
    } else if let tag = reader.text("tag") {
      self = .tagged(tag, variants: Self.shapes(variants))
    } else if let variants = variants?.array {
      self = .union(variants.map(Shape.init))
    } else {
      self = .object(ObjectShape(reader))
    }
  }

  static func shapes(_ json: JSONValue?) -> [String: Shape] {
    [String: Shape]((json?.object ?? [:]).map { ($0.key, Shape($0.value)) }, uniquingKeysWith: { $1 })
  }
}

/// The shape of an object.
struct ObjectShape: Sendable {
  let properties: [String: Shape]
  let required: Set<String>
  /// The shape of properties that are not declared.
  let extra: Shape

  init(_ reader: SpecReader) {
    properties = DeclaredShape.shapes(reader.value("properties"))
    required = Set(reader.texts("required") ?? [])
    extra = reader.value("extra").map(Shape.init) ?? .word(.any)
  }
}
