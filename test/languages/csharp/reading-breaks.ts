import type { ReadingBreak } from "../suite.js";

/** A change of what properties of models are, behind which models keep what the server sent. */
function properties(title: string, given: string, says: string): ReadingBreak {
  const from = "if (reading.TakeInexact() || !isRead)";
  const to = `value = ${given};\n        _ = reading.TakeInexact();`;
  return { title, feature: "reading", file: "/Json/ModelReader.cs", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  {
    title: "every property throws",
    feature: "reading",
    file: "/Json/ModelReader.cs",
    from: "return isRead ? value : default;",
    to: 'throw new NotSupportedException("unread");',
    says: "NotSupportedException: unread",
  },
  properties(
    "date-times are an hour late",
    "value is DateTimeOffset time ? (T)(object)time.AddHours(1) : value",
    "2026-01-31T13:00:00",
  ),
  properties(
    "64-bit integers are cut to 32 bits",
    "value is long number ? (T)(object)(long)(int)number : value",
    "Expected: 9007199254740991",
  ),
  properties("base64 is not decoded", "value is byte[] ? (T)(object)new byte[0] : value", "Collections differ"),
  properties(
    "lists of lists are empty",
    "value is IReadOnlyList<IReadOnlyList<int>> ? (T)(object)Array.Empty<IReadOnlyList<int>>() : value",
    "ArgumentOutOfRangeException",
  ),
  properties(
    "entries of maps are lost",
    "value is IReadOnlyDictionary<string, int> ? (T)(object)new Dictionary<string, int>() : value",
    "KeyNotFoundException",
  ),
  properties("enums are empty", 'typeof(T).Name == "ThingColour" ? default! : value', "Expected: red"),
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/Json/UnionType.cs",
    from: "fit < fewest",
    to: "fit <= fewest",
    says: "LengthOrSpan+OfLength",
  },
];
