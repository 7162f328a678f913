import type { ReadingBreak } from "../suite.js";

/** A change of a file of the runtime's models, which keep what the server sent. */
function broken(
  title: string,
  says: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
): ReadingBreak {
  return { title, feature: "reading", file: `/Models/${file}.swift`, from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  broken("every required property is its placeholder", "result.name", [
    "ModelValues",
    "    getOptional(name) ?? .placeholder\n",
    "    .placeholder\n",
  ]),
  broken("date-times are an hour late", "result.madeAt", [
    "Formats",
    "self = Times.date(moment)",
    "self = Times.date(moment) + 3600",
  ]),
  broken("64-bit integers are cut to 32 bits", "result.id", [
    "JSONConvertible",
    "Numbers.integer(number.text.utf8) else { return nil }\n    self = value",
    "Numbers.integer(number.text.utf8) else { return nil }\n    self = Self(truncatingIfNeeded: Int32(truncatingIfNeeded: value))",
  ]),
  broken("base64 is not decoded", "result.data", [
    "Formats",
    "self.init(base64Encoded: Data(units))",
    "self.init(units)",
  ]),
  broken("all items of a list are the first one", "result.rows[0][1]", [
    "JSONConvertible",
    "self = items.map { Element(json: $0)",
    "self = items.map { _ in Element(json: items[0])",
  ]),
  broken("entries of maps are lost", 'result.sizes?["key"]', [
    "JSONConvertible",
    "for (name, value) in object where self[name] == nil {",
    "for (name, value) in object where name.isEmpty {",
  ]),
  broken("enums are empty", "result.colour", [
    "OpenEnum",
    "    self.init(rawValue: value)\n",
    "    self.init(rawValue: value == .placeholder ? value : .placeholder)\n",
  ]),
  broken("the last variant that fits is chosen", "not the variant that is expected", [
    "Fit",
    "undeclared < $0.undeclared",
    "undeclared <= $0.undeclared",
  ]),
];
