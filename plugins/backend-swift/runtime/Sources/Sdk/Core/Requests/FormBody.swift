/// Bodies of the type `application/x-www-form-urlencoded`.
enum FormBody {
  /// Throws `UnsendableError` if the value cannot be sent so.
  static func write(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    let pairs = try FormFields.of(declared, value).flatMap { try self.pairs($0.field, $0.value) }
    return PreparedBody(declared.mediaType ?? "application/x-www-form-urlencoded", pairs.joined(separator: "&").utf8)
  }

  /// Lists repeat the field; objects are JSON unless a style is declared.
  private static func pairs(_ field: FieldSpec, _ value: JSONValue) throws -> [String] {
    let isJSON = field.encoding == .json || (value.object != nil && field.style == nil)
    let query = Query(style: isJSON ? .json : field.style, explode: field.explode, encode: Percent.encodeForm)
    return try query.pairs(field.name, value)
  }
}

/// The fields of a form, in the order in which they are sent.
enum FormFields {
  /// Each field that has a value: declared ones in their order, then the others.
  ///
  /// - Throws: `UnsendableError` if the body is not an object.
  static func of(_ declared: BodySpec, _ value: JSONValue) throws -> [(field: FieldSpec, value: JSONValue)] {
    guard let object = value.object else { throw UnsendableError("The body of a form must be an object") }
    let names = Set(declared.fields.map(\.name))
    let others = object.keys.filter { !names.contains($0) }.map(FieldSpec.init(name:))
    return (declared.fields + others).compactMap { field in
      guard let value = object[field.name], !value.isNull else { return nil }
      return (field, value)
    }
  }
}
