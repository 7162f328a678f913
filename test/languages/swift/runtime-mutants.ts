import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the test of its own that must fail: suite and function. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: string;
  readonly patch: Patch;
}

/** A defect in a file below the runtime's `Core`. */
function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: test, patch: { file: `${file}.swift`, search, replace } };
}

/** Defects in what programs read of texts and numbers. */
const FORMATS: readonly BrokenRuntime[] = [
  broken("date-times are read an hour late", "ModelTests/propertiesAreReadInTheirTypes", [
    "Models/Formats",
    "self = Times.date(moment)",
    "self = Times.date(moment) + 3600",
  ]),
  broken("offsets are ignored", "FormatTests/timesThatServersWriteOddlyAreRead", [
    "Models/Times",
    "seconds: clock - offset",
    "seconds: clock",
  ]),
  broken("a minute has 61 seconds", "FormatTests/timesThatAreNoneAreNotRead", [
    "Models/Times",
    "let second = number(2, 59)",
    "let second = number(2, 60)",
  ]),
  broken("digits of a time are rounded", "FormatTests/digitsThatDatesCannotHoldAreCutOff", [
    "Models/Times",
    "Double(moment.nanoseconds / 1000) / 1_000_000",
    "Double(moment.nanoseconds) / 1_000_000_000",
  ]),
  broken("decimals lose zeros", "FormatTests/decimalsKeepTheirDigits", [
    "Models/Formats",
    "keepDigits(Numbers.digitsOfFraction(number.text))",
    "keepDigits(0)",
  ]),
  broken("bytes of the other alphabet are others", "FormatTests/bytesAreReadInAnyAlphabet", [
    "Models/Formats",
    'case UInt8(ascii: "-"): UInt8(ascii: "+")',
    'case UInt8(ascii: "-"): UInt8(ascii: "/")',
  ]),
  broken("numbers in texts are not read", "FormatTests/textThatSpellsANumberIsRead", [
    "Models/JSONConvertible",
    "case .string(let text) where Numbers.isSpelled(text): self",
    "case .string(let text) where text.isEmpty: self",
  ]),
];

/** Defects in what programs read of models and unions. */
const MODELS: readonly BrokenRuntime[] = [
  broken("a copy changes its original", "ModelTests/aValueThatIsSetReplacesWhatWasReceived", [
    "Models/ModelValues",
    "if !isKnownUniquelyReferenced(&storage) { storage = ModelStorage(storage.object) }",
    "_ = isKnownUniquelyReferenced(&storage)",
  ]),
  broken("null is absent", "ModelTests/absentAndNullAreDifferentWhereTheAPISaysSo", [
    "Models/Nullable",
    "      self = .null\n",
    "      return nil\n",
  ]),
  broken("undeclared properties are hidden", "ModelTests/undeclaredPropertiesAreThere", [
    "Models/ModelValues",
    "in storage.object where !names.contains(ExactName(name)) && values[name] == nil {",
    "in storage.object where name.isEmpty {",
  ]),
  broken("an enum in a union has its declared values only", "UnionTests/aVariantIsChosenByItsShape", [
    "Models/Fit",
    "mode != .strict || values.contains(json)",
    "values.contains(json)",
  ]),
  broken("anything is a tag", "UnionTests/aTagThatIsNoneIsNotNamed", [
    "Models/Union",
    "    default: nil\n",
    '    default: "none"\n',
  ]),
  broken("variants are written without their tag", "UnionTests/theTagIsSentWhereverTheUnionStands", [
    "Models/Union",
    "guard var object = json.object, object[name] == nil else",
    "guard var object = json.object, object[name] != nil else",
  ]),
];

/** Defects in how calls share tokens and connections. */
const SHARING: readonly BrokenRuntime[] = [
  broken("each call requests a token", "OAuthTests/oneRequestServesAll", [
    "Auth/OAuthTokens",
    "if flight != nil { return }",
    "if waiting.isEmpty { return }",
  ]),
  broken("a token that was refused is used again", "OAuthTests/aRefusedTokenIsReplacedOnce", [
    "Auth/OAuthTokens",
    "if held?.access == token {",
    "if held?.access == token + token {",
  ]),
  broken("a token that nobody wants is requested on", "OAuthTests/aRequestEndsWhenNobodyWaits", [
    "Auth/OAuthTokens",
    "flight?.cancel()",
    "_ = flight",
  ]),
  broken("a loop that is left keeps its connection", "LiveCallTests/endingAnIterationClosesTheConnection", [
    "Streams/EventStream",
    "if isFirst { handle.close() }",
    "_ = isFirst",
  ]),
  broken("the time of a stream is that of one answer", "LiveCallTests/silenceEndsAStream", [
    "HTTP/Reply",
    "reading(.idle, deadline.restarted())",
    "reading(.idle, deadline)",
  ]),
];

/** Defects in what becomes of requests and responses. */
const CALLS: readonly BrokenRuntime[] = [
  broken("the first middleware is the innermost", "CallTests/wrapsEachAttempt", [
    "HTTP/Attempts",
    "(config.options.middleware ?? []).reversed()",
    "(config.options.middleware ?? [])",
  ]),
  broken("errors are those of their class", "CallTests/knowsDeclaredErrors", [
    "HTTP/Failures",
    "errors.first { $0.status == status }",
    "errors.first { $0.status == 0 }",
  ]),
  broken("bodies have no limit", "CallTests/limitsBodies", [
    "HTTP/Reply",
    "if most > 0, all.count > most {",
    "if most > 0, all.isEmpty {",
  ]),
  broken("a saved download lacks its first byte", "LiveCallTests/savesADownload", [
    "Downloads/BinaryResponse",
    "handle.write(contentsOf: piece)",
    "handle.write(contentsOf: piece.dropFirst())",
  ]),
  broken("a broken stream begins again", "ResumeTests/continuesFromTheLastEvent", [
    "Streams/ResumingSource",
    '"Last-Event-ID"',
    '"X-Last-Event"',
  ]),
  broken("waits grow without end", "VectorTests/passes", ["HTTP/Retry", "min(8, 0.5 *", "min(80, 0.5 *"]),
  broken("the plain name of a file counts", "VectorTests/passes", [
    "Downloads/FileNames",
    'parameters["filename*"].flatMap(decode) ?? parameters["filename"]',
    'parameters["filename"] ?? parameters["filename*"].flatMap(decode)',
  ]),
];

/** Defects that the runtime's own tests must notice. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [...FORMATS, ...MODELS, ...SHARING, ...CALLS];
