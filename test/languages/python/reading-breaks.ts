import type { ReadingBreak } from "../suite.js";

/** A change of what attributes of models give, behind which models keep what the server sent. */
function attributes(title: string, given: string, says: string): ReadingBreak {
  const from = "    def to_dict(self)";
  const getter = `    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if name.startswith(("_", "model_")) or name not in type(self).model_fields:
            return value
        return ${given}
`;
  return { title, feature: "reading", file: "/core/model.py", from, to: `${getter}\n${from}`, says };
}

export const readingBreaks: readonly ReadingBreak[] = [
  attributes("every attribute is None", "None", "assert result.id == 9007199254740991"),
  attributes(
    "lists of lists are empty",
    "[] if isinstance(value, list) and isinstance(value[0], list) else value",
    "IndexError",
  ),
  attributes(
    "date-times are an hour late",
    'value + __import__("datetime").timedelta(hours=1) if hasattr(value, "tzinfo") else value',
    "assert result.made_at == datetime(",
  ),
  attributes("enums are empty", 'None if name == "colour" else value', 'assert result.colour == "red"'),
  attributes("entries of maps are lost", "{} if isinstance(value, dict) else value", "KeyError"),
  attributes(
    "base64 is not decoded",
    'b"AP/+" if isinstance(value, bytes) else value',
    'assert result.data == b"\\x00\\xff\\xfe"',
  ),
  attributes(
    "64-bit integers are cut to 32 bits",
    "value % 2**32 if type(value) is int else value",
    "assert result.id == 9007199254740991",
  ),
  {
    title: "the last variant that fits is chosen",
    feature: "reading",
    file: "/core/shapes.py",
    from: `unknown < fewest):
            best, fewest = place, unknown
        if best is not None and fewest == 0:`,
    to: `unknown <= fewest):
            best, fewest = place, unknown
        if best is not None and fewest < 0:`,
    says: "assert isinstance(result.size, types.Length)",
  },
];
