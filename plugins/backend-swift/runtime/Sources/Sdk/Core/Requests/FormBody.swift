extension Bodies {
  /// A body of the type `application/x-www-form-urlencoded`.
  static func form(_ declared: BodySpec, _ value: JSONValue) throws -> PreparedBody {
    let pairs = try FormFields.of(declared, value).flatMap { try formPairs($0.field, $0.value) }
    return PreparedBody(declared.mediaType ?? "application/x-www-form-urlencoded", pairs.joined(separator: "&").utf8)
  }

  /// Lists repeat the field; objects are JSON unless a style is declared.
  private static func formPairs(_ field: FieldSpec, _ value: JSONValue) throws -> [String] {
    let isJSON = field.encoding == .json || (value.object != nil && field.style == nil)
    let query = Query(style: isJSON ? .json : field.style, explode: field.explode, encode: Percent.encodeForm)
    return try query.pairs(field.name, value)
  }
}
