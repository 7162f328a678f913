import type { ReadingBreak } from "../suite.js";

/** A change of what properties of models are, all of which pass through one method. */
function properties(title: string, given: string, says: string): ReadingBreak {
  const from = "return isRead ? value : default;";
  const to = from.replace("value", `(${given})`);
  return { title, feature: "reading", file: "/Json/ModelReader.cs", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  properties("every property throws", 'throw new NotSupportedException("unread")', "NotSupportedException: unread"),
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
  {
    title: "lists of lists are empty",
    feature: "reading",
    file: "/Json/Containers.cs",
    from: "value = items;",
    to: "value = typeof(T).IsGenericType ? [] : items;",
    says: "IndexOutOfRangeException",
  },
  {
    title: "entries of maps are lost",
    feature: "reading",
    file: "/Json/Containers.cs",
    from: "members[property.Name] = reading",
    to: "_ = reading",
    says: "KeyNotFoundException",
  },
  {
    title: "enums are empty",
    feature: "reading",
    file: "/Json/Containers.cs",
    from: "one = isRead ? make(read) : default;",
    to: "one = default;",
    says: "Expected: red",
  },
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/Json/UnionType.cs",
    from: "fit < fewest",
    to: "fit <= fewest",
    says: "LengthOrSpan+OfLength",
  },
];
