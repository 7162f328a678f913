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
