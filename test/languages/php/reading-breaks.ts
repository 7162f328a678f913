import type { ReadingBreak } from "../suite.js";

/** A change of what properties of models are, behind which models keep what the server sent. */
function properties(title: string, given: string, says: string): ReadingBreak {
  const from = "        if ($value !== Misfit::Value) {\n            return $value;\n        }";
  const to = from.replace("return $value;", `return ${given};`);
  return { title, feature: "reading", file: "/Core/Model.php", from, to, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  properties("every property throws", "throw new \\LogicException('unread')", "unread"),
  properties(
    "date-times are an hour late",
    "$value instanceof \\DateTimeImmutable ? $value->modify('+1 hour') : $value",
    "2026-01-31T13:00:00",
  ),
  properties("64-bit integers are cut to 32 bits", "is_int($value) ? $value & 0xFFFFFFFF : $value", "9007199254740991"),
  properties("base64 is not decoded", "is_string($value) && $property === 'data' ? 'AP/+' : $value", "AP/+"),
  properties(
    "lists of lists are empty",
    "is_array($value) && is_array($value[0] ?? null) ? [] : $value",
    "null is identical to 1",
  ),
  properties(
    "entries of maps are lost",
    "is_array($value) && !array_is_list($value) ? [] : $value",
    "null is identical to 1",
  ),
  properties("enums are empty", "$property === 'colour' ? '' : $value", "'red'"),
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/Json/Unions.php",
    from: "if ($fit !== null && $fit < $fewest) {",
    to: "if ($fit !== null) {",
    says: "Length",
  },
];
