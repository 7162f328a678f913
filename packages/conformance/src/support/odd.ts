// Values that do not fit the types of the fixture's schema Reading, or are spelled in an unusual way.

/** A value of one property beside what is required. */
export interface Odd {
  readonly name: string;
  readonly wire: string;
  readonly text: string;
}

const odd = (name: string, wire: string, text: string): Odd => ({ name, wire, text });

/** Texts that a date-time, a date or a number is in place of. */
export const ODD: readonly Odd[] = [
  odd("a date-time in small letters", "at", '"2024-01-02t03:04:05.5z"'),
  odd("a date-time with a space", "at", '"2024-01-02 03:04:05Z"'),
  odd("a date-time without an offset", "at", '"2024-01-02T03:04:05"'),
  odd("a date in place of a date-time", "at", '"2024-01-02"'),
  odd("a date-time on a day that does not exist", "at", '"2023-02-29T12:00:00Z"'),
  odd("a leap second", "at", '"2016-12-31T23:59:60Z"'),
  odd("a fraction after a comma", "at", '"2024-01-02T03:04:05,5Z"'),
  odd("an offset of sixty minutes", "at", '"2024-01-02T03:04:05+05:60"'),
  odd("hour 24", "at", '"2024-01-02T24:00:00Z"'),
  odd("a date-time that is none", "at", '"soon"'),
  odd("an empty date-time", "at", '""'),
  odd("a date-time that is none, where null is allowed", "ended", '"soon"'),
  odd("date-times in a list", "moments", '["2024-01-02T03:04:05.5-03:30","later","2024-01-02"]'),
  odd("a date-time in place of a date", "day", '"2024-01-02T23:04:05-02:00"'),
  odd("a date that does not exist", "day", '"2023-02-29"'),
  odd("dates in a map", "days", '{"a":"2024-01-02","b":"x"}'),
  odd("an integer in a text", "wide", '"12"'),
  odd("a large integer in a text", "small", '"-2147483648"'),
  odd("a number in a text", "ratio", '"1.5"'),
  odd("a text in place of an integer", "wide", '"many"'),
  odd("an integer with a fraction of zero", "wide", "5.0"),
  odd("an integer with an exponent", "wide", "12e3"),
  odd("a text in place of a boolean", "checked", '"yes"'),
  odd("a number in place of a text", "label", "5"),
  odd("a UUID in capitals", "id", '"0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B"'),
  odd("a UUID that is none", "id", '"x"'),
  odd("a decimal that is none", "price", '"a lot"'),
  odd("a number in place of a decimal", "price", "1.5"),
  odd("bytes that are not base64", "data", '"*"'),
  odd("null where none is allowed", "label", "null"),
  odd("a tag that is null", "animal", '{"type":null,"lives":1}'),
  odd("another value than a constant: an empty text", "kind", '""'),
  odd("another value than a constant: zero", "edition", "0"),
  odd("another value than a constant: false", "final", "false"),
  odd("null among texts", "lists", '{"one":["1",null]}'),
  odd("a text in place of an integer, in an object", "owner", '{"name":"o","size":"many"}'),
  odd("a text in place of an integer, in a variant", "animal", '{"type":"cat","lives":"many"}'),
  odd("date-times that are none, among properties that are not declared", "stamped", '{"name":"s","a":"soon","b":""}'),
  odd("no tag", "animal", '{"lives":1}'),
];
