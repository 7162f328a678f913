import type { ReadingBreak } from "../suite.js";

/** A change of a decoder. The object around a value that would be written otherwise keeps the text that the server sent. */
function decoder(title: string, file: string, [from, to]: readonly [string, string], says: string): ReadingBreak {
  return { title, feature: "reading", file: `internal/wire/${file}`, from, to, says };
}

const KEPT = "s.misfits.loose = true";

export const readingBreaks: readonly ReadingBreak[] = [
  decoder(
    "every scalar is empty",
    "decode.go",
    ["if s.peek() != 'n' {\n\t\treturn false, nil", "if s.peek() == '{' {\n\t\treturn false, nil"],
    "got 0, want 9007199254740991",
  ),
  decoder(
    "lists of lists are empty",
    "decode.go",
    [
      "\ts.misfits = found\n\treturn nil\n}\n\nfunc decodeMap",
      `\ts.misfits = found
	if v.Type().Elem().Kind() == reflect.Slice {
		v.SetLen(0)
		${KEPT}
	}
	return nil
}

func decodeMap`,
    ],
    "index out of range",
  ),
  decoder(
    "date-times are an hour late",
    "decode_scalar.go",
    ["v.Set(reflect.ValueOf(t))", `v.Set(reflect.ValueOf(t.Add(3600e9)))\n\t${KEPT}`],
    "got 2026-01-31 18:30:00.25 +0530 +0530, want 2026-01-31 12:00:00.25 +0000 UTC",
  ),
  decoder(
    "enums are empty",
    "decode_scalar.go",
    [
      "v.SetString(string(unquote(s.skipString())))",
      `v.SetString(string(unquote(s.skipString())))
		if v.Type() != reflect.TypeFor[string]() {
			v.SetZero()
			${KEPT}
		}`,
    ],
    "got , want red",
  ),
  decoder(
    "entries of maps are lost",
    "decode.go",
    ["\tv.Set(m)\n\ts.misfits = found", `\tv.Set(reflect.MakeMap(t))\n\ts.misfits = found\n\t${KEPT}`],
    "got 0, want 1",
  ),
  decoder(
    "base64 is not decoded",
    "decode_scalar.go",
    ["v.SetBytes(bytes)", `_ = bytes\n\t\t\tv.SetBytes([]byte(text))\n\t\t\t${KEPT}`],
    "got [65 80 47 43], want [0 255 254]",
  ),
  decoder(
    "64-bit integers are cut to 32 bits",
    "decode_number.go",
    [
      'if problem == "" {\n\t\t\t\treturn nil',
      `if problem == "" {
				if v.Kind() == reflect.Int64 {
					v.SetInt(int64(int32(v.Int())))
					${KEPT}
				}
				return nil`,
    ],
    "got -1, want 9007199254740991",
  ),
  decoder(
    "the last variant that fits is chosen",
    "decode_union.go",
    [
      "found.isBetterThan(bestFit) {\n\t\t\tbest, bestFit, chosen, loose = i, found, value, trial.misfits.loose\n\t\t}\n\t\tif bestFit == (fit{}) {",
      "!bestFit.isBetterThan(found) {\n\t\t\tbest, bestFit, chosen, loose = i, found, value, trial.misfits.loose\n\t\t}\n\t\tif false {",
    ],
    "nil pointer dereference",
  ),
];
