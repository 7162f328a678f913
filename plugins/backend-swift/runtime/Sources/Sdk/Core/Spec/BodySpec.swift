/// The body of a request.
struct BodySpec: Sendable {
  /// How it is encoded.
  let kind: BodyKind
  /// Content type. Nil: the usual one of the kind.
  let mediaType: String?
  /// Argument that is the whole body. Nil: each argument that no parameter takes is a property of the body.
  let key: String?
  /// A call that passes no property sends no body.
  let optional: Bool
  /// Fields of a form, in the order in which they are sent.
  let fields: [FieldSpec]

  init(_ reader: SpecReader) {
    kind = reader.word("kind") ?? .json
    mediaType = reader.text("mediaType")
    key = reader.text("key")
    optional = reader.flag("optional")
    fields = reader.records("fields", FieldSpec.init)
  }
}

/// How a body is encoded.
enum BodyKind: String, Sendable {
  case json, form, multipart, text, binary, envelope
}

/// A field of a form or of a multipart body.
struct FieldSpec: Sendable {
  /// Name in the body.
  let name: String
  /// How a value is encoded. Nil: text; objects as JSON.
  let encoding: FieldEncoding?
  /// How lists and objects are written. Nil: `form`.
  let style: ParameterStyle?
  /// Whether each item is written separately. Nil: the default of the style.
  let explode: Bool?
  /// Content type of the part.
  let contentType: String?
  /// Each item of a list is a part of its own.
  let repeated: Bool

  init(_ reader: SpecReader) {
    name = reader.required("name")
    encoding = reader.word("encoding")
    style = reader.word("style")
    explode = reader.choice("explode")
    contentType = reader.text("contentType")
    repeated = reader.flag("repeated")
  }

  /// A field that is not declared.
  init(name: String) {
    self.init(SpecReader(["name": .string(name)]))
  }
}

/// How a value of a field is encoded.
enum FieldEncoding: String, Sendable {
  case file, json, base64
}
