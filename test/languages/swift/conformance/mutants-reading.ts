import type { Mutant } from "../../../conformance/support/language.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

const CONVERTIBLE = "Models/JSONConvertible.swift";
const FORMATS = "Models/Formats.swift";
const TIMES = "Models/Times.swift";

/** Values of properties. */
const VALUES: readonly Mutant[] = [
  mutant("date-times are an hour late", "RE-1", [
    FORMATS,
    "self = Times.date(moment)",
    "self = Times.date(moment) + 3600",
  ]),
  mutant("fractions of seconds are lost", "RE-1", [
    TIMES,
    "moment.nanoseconds / 1000)",
    "moment.nanoseconds / 1_000_000_000)",
  ]),
  mutant("offsets of date-times are lost", "RE-1", [TIMES, "seconds: clock - offset", "seconds: clock"]),
  mutant("bytes are empty", "RE-1", [FORMATS, "self.init(base64Encoded: Data(units))", "self.init()"]),
  mutant("long integers are cut", "RE-1", [
    CONVERTIBLE,
    "Numbers.integer(number.text.utf8) else { return nil }\n    self = value",
    "Numbers.integer(number.text.utf8) else { return nil }\n    self = Self(truncatingIfNeeded: Int32(truncatingIfNeeded: value))",
  ]),
  mutant("texts lose their margins", "RE-1", [CONVERTIBLE, "self = text", 'self = String(text.drop { $0 == " " })']),
  mutant("lists lose their last item", "RE-1", [CONVERTIBLE, "self = items.map {", "self = items.dropLast().map {"]),
  mutant("maps are empty", "RE-1", [
    CONVERTIBLE,
    "for (name, value) in object where self[name] == nil {",
    "for (name, value) in object where name.isEmpty {",
  ]),
  mutant("null is absent", "RE-1", ["Models/Nullable.swift", "      self = .null\n", "      return nil\n"]),
  mutant("a number in a text is not read", "RE-3", [
    CONVERTIBLE,
    "case .string(let text) where Numbers.isSpelled(text): self",
    "case .string(let text) where text.isEmpty: self",
  ]),
  mutant("undeclared properties are hidden", "RE-2", [
    "Models/ModelValues.swift",
    "in storage.object where !names.contains(ExactName(name)) && values[name] == nil {",
    "in storage.object where name.isEmpty {",
  ]),
  mutant("what does not fit is lost when it is read", "RE-3", [
    "Models/ModelValues.swift",
    "public var object: JSONObject { storage.object }",
    "public var object: JSONObject { JSONObject(storage.object.filter { $0.value.string == nil }) }",
  ]),
];

/** Variants of unions. */
const UNIONS: readonly Mutant[] = [
  mutant("the last fitting variant is taken", "RE-2", [
    "Models/Fit.swift",
    "undeclared < $0.undeclared",
    "undeclared <= $0.undeclared",
  ]),
  mutant("any list fits a list", "RE-2", [
    "Models/Fit.swift",
    "all.allSatisfy { $0.isNull || undeclared(shape, $0) != nil }",
    "all.allSatisfy { $0.isNull || undeclared(shape, $0) != -1 }",
  ]),
  mutant("tags are read in lower case", "RE-2", [
    "Models/Union.swift",
    "case .string(let text): text",
    "case .string(let text): text.uppercased()",
  ]),
];

/** Responses, and what is read of them piece by piece. */
const RESPONSES: readonly Mutant[] = [
  mutant("every response has the status 200", "RE-6", [
    "HTTP/Reply.swift",
    "Response(value: value, status: status,",
    "Response(value: value, status: 200,",
  ]),
  mutant("a response has its URL for its id", "RE-6", [
    "HTTP/Reply.swift",
    "requestID: requestID, url: url)",
    "requestID: url, url: url)",
  ]),
  mutant("errors have no typed body", "RE-5", [
    "Errors/SdkAPIError.swift",
    "body.flatMap(Body.init(json:)) ?? .placeholder",
    ".placeholder",
  ]),
  mutant("errors forget how long to wait", "RE-5", [
    "Errors/SdkAPIError.swift",
    "TimeInterval? { details.retryAfter }",
    "TimeInterval? { nil }",
  ]),
  mutant("a list ends with its first page", "RE-7", [
    "Pages/Pager.swift",
    "if let page { following",
    "if let page, page.items.isEmpty { following",
  ]),
  mutant("items of a page are in another order", "RE-7", [
    "Pages/Pager.swift",
    "items = page.items.makeIterator()",
    "items = Array(page.items.reversed()).makeIterator()",
  ]),
  mutant("names and ids of events are swapped", "RE-8", [
    "Streams/EventFrames.swift",
    "item.event = event.event\n    item.id = event.id",
    "item.event = event.id\n    item.id = event.event",
  ]),
  mutant("a download forgets the id of its response", "RE-10", [
    "Downloads/BinaryResponse.swift",
    "String? { reply.requestID }",
    "String? { nil }",
  ]),
  mutant("a saved download lacks its first byte", "RE-10", [
    "Downloads/BinaryResponse.swift",
    "handle.write(contentsOf: piece)",
    "handle.write(contentsOf: piece.dropFirst())",
  ]),
];

/** SDKs that let programs read something else than they received. */
export const READING_MUTANTS: readonly Mutant[] = [...VALUES, ...UNIONS, ...RESPONSES];
