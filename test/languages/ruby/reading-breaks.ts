import type { ReadingBreak } from "../suite.js";

/** A change of what properties of models are, behind which models keep what the server sent. */
function properties(title: string, given: string, says: string): ReadingBreak {
  const from = "Internal::Json::Types.read_part(type, @json[wire])";
  const to = `${from}.then { |value| ${given} }`;
  return { title, feature: "reading", file: "/model.rb", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  properties("every property raises", "raise 'unread'", "unread"),
  properties("date-times are an hour late", "value.is_a?(Time) ? value + 3600 : value", "2026-01-31 13:00:00"),
  properties(
    "64-bit integers are cut to 32 bits",
    "value.is_a?(Integer) ? value & 0xFFFFFFFF : value",
    "9007199254740991",
  ),
  properties("base64 is not decoded", "name == :data ? 'AP/+' : value", "AP/+"),
  properties("lists of lists are empty", "value.is_a?(Array) && value.first.is_a?(Array) ? [] : value", "Expected: 1"),
  properties("entries of maps are lost", "value.is_a?(Hash) ? {} : value", "Actual: nil"),
  properties("enums are empty", "name == :colour ? '' : value", "red"),
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/json/unions.rb",
    from: "fits.min_by.with_index { |(_, fit), index| [fit, index] }&.first",
    to: "fits.last&.first",
    says: "Length",
  },
];
