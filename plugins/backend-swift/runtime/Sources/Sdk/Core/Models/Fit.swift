import Foundation

/// How exactly JSON must fit a shape.
enum FitMode: Sendable {
  /// Values must be as they are declared.
  case strict
  /// Values need only be readable, so an enumeration may have other values.
  case lenient
  /// Only what is required must fit.
  case outline
}

/// Tells whether JSON fits a shape, to choose between the variants of a union.
struct Fit {
  let shapes: ShapeTable
  let mode: FitMode

  /// The index of the variant that leaves the fewest properties undeclared; nil if none fits.
  func variant(of union: String, _ json: JSONValue) -> Int? {
    guard case .union(let variants) = shapes.declared[union] else { return nil }
    return closest(variants, json)?.index
  }

  private func closest(_ variants: [Shape], _ json: JSONValue) -> (index: Int, undeclared: Int)? {
    var best: (index: Int, undeclared: Int)?
    for (index, variant) in variants.enumerated() {
      guard let undeclared = undeclared(variant, json) else { continue }
      if best.map({ undeclared < $0.undeclared }) ?? true { best = (index, undeclared) }
    }
    return best
  }

  /// The number of properties that a shape does not declare; nil if the JSON does not fit.
  private func undeclared(_ shape: Shape, _ json: JSONValue) -> Int? {
    guard case .reference(let name) = shape else { return fits(shape, json) ? 0 : nil }
    switch shapes.declared[name] {
    case .enumeration(let base, let values):
      return fits(base, json) && (mode != .strict || values.contains(json)) ? 0 : nil
    case .union(let variants): return closest(variants, json)?.undeclared
    case .tagged(let tag, let variants):
      return Unions.tag(json, tag).flatMap { variants[$0] }.flatMap { undeclared($0, json) }
    case .object(let object): return json.object.flatMap { undeclared(object, $0) }
    case nil: return 0
    }
  }

  private func fits(_ shape: Shape, _ json: JSONValue) -> Bool {
    switch shape {
    case .word(let word): return fits(word, json)
    case .list(let item): return json.array.map { fitsAll(item, $0) } ?? false
    case .map(let value): return json.object.map { fitsAll(value, $0.map(\.value)) } ?? false
    case .nullable(let inner): return json.isNull || undeclared(inner, json) != nil
    case .constant(let base, let value): return !json.isNull && fits(base, json) && json == value
    case .reference: return undeclared(shape, json) != nil
    }
  }

  /// Null is a value of every item, since servers send it also where it is not declared.
  private func fitsAll(_ shape: Shape, _ all: [JSONValue]) -> Bool {
    all.allSatisfy { $0.isNull || undeclared(shape, $0) != nil }
  }

  private func fits(_ word: ShapeWord, _ json: JSONValue) -> Bool {
    switch (word, json) {
    case (.any, _), (.string, .string), (.bool, .bool), (.integer, .number), (.double, .number): true
    case (.int32, .number): Int64(json: json).map { Int32(exactly: $0) != nil } ?? false
    case (.int64, .number): Int64(json: json) != nil
    case (.uint64, .number): UInt64(json: json) != nil
    case (.decimal, .string(let text)): Numbers.isSpelled(text)
    case (.date, .string(let text)): Times.parse(text) != nil && (mode != .strict || text.utf8.count == 10)
    case (.datetime, .string(let text)): mode == .strict ? Times.isExact(text) : Times.parse(text) != nil
    case (.uuid, .string): UUID(json: json) != nil
    case (.bytes, .string): Data(json: json) != nil
    default: false
    }
  }

  private func undeclared(_ shape: ObjectShape, _ object: JSONObject) -> Int? {
    guard shape.required.allSatisfy({ object[$0] != nil }) else { return nil }
    var left: [JSONValue] = []
    for (name, json) in object {
      guard let property = shape.properties[name] else {
        left.append(json)
        continue
      }
      if !fits(property, json, isRequired: shape.required.contains(name)) { return nil }
    }
    return mode == .strict && !fitsAll(shape.extra, left) ? nil : left.count
  }

  private func fits(_ property: Shape, _ json: JSONValue, isRequired: Bool) -> Bool {
    if case .constant = property { return fits(property, json) }
    if mode == .outline, !isRequired { return true }
    if json.isNull, !property.takesNull { return !isRequired }
    return undeclared(property, json) != nil
  }
}
