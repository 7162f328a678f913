import type { ReadingBreak } from "../suite.js";

/** A change of what getters give, behind which models keep what the server sent. */
function getters(title: string, given: string, says: string): ReadingBreak {
  const from = "return value == Fields.NULL ? null : (V) value;";
  const to = from.replace("(V) value", `(V) (${given})`);
  return { title, feature: "reading", file: "/json/OpenModel.java", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  {
    title: "every getter throws",
    feature: "reading",
    file: "/json/OpenModel.java",
    from: "Object value = fields.values[place];",
    to: 'Object value = fields.values[place];\n    if (place >= 0) throw new IllegalStateException("unread");',
    says: "IllegalStateException: unread",
  },
  getters(
    "lists of lists are empty",
    "value instanceof java.util.List<?> list && list.get(0) instanceof java.util.List<?> ? java.util.List.of() : value",
    "IndexOutOfBoundsException",
  ),
  getters(
    "date-times are an hour late",
    "value instanceof java.time.OffsetDateTime time ? time.plusHours(1) : value",
    "expected: <2026-01-31T12:00:00.250Z> but was: <2026-01-31T13:00:00.250Z>",
  ),
  getters("enums are empty", "value instanceof OpenEnum<?, ?> ? null : value", "expected: <red> but was: <null>"),
  getters("entries of maps are lost", "value instanceof Map<?, ?> ? Map.of() : value", "expected: <1> but was: <null>"),
  getters("base64 is not decoded", "value instanceof byte[] ? new byte[0] : value", "array lengths differ"),
  getters(
    "64-bit integers are cut to 32 bits",
    "value instanceof Long number ? (Object) (long) number.intValue() : value",
    "expected: <9007199254740991> but was: <-1>",
  ),
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/json/UnionType.java",
    from: "unknownCount < fewest",
    to: "unknownCount <= fewest",
    says: "OfLength> but was: <com.example.reading.types.LengthOrSpan.OfSpan>",
  },
];
