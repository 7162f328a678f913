import type { Mutant } from "../../../../conformance/support/language.js";
import { mutant } from "./mutant.js";

const EXTRA = "    @property\n    def model_extra(self)";

/** A model whose fields give something else than they hold. `value` is what one holds, `name` is its attribute. */
function accessor(name: string, caughtBy: string, lines: readonly string[]): Mutant {
  const replace = [
    "    def __getattribute__(self, name: str) -> Any:",
    "        value = super().__getattribute__(name)",
    "        if name not in type(self).model_fields:",
    "            return value",
    ...lines.map((line) => `        ${line}`),
    "        return value",
    "",
    EXTRA,
  ];
  return mutant(name, caughtBy, ["model.py", EXTRA, replace.join("\n")]);
}

/** A mutant of the asynchronous client alone. */
function asynchronous(...given: Parameters<typeof mutant>): Mutant {
  return { ...mutant(...given), place: "Python, asynchronous" };
}

/** A format whose texts are not read. */
function unread(name: string, [search, scalar]: readonly [search: string, scalar: string]): Mutant {
  return mutant(`${name} are left as text`, "RE-1", ["loose.py", search, `"${scalar}": lambda _: _ANYTHING,`]);
}

const FORMATS: readonly Mutant[] = [
  unread("date-times", ['"datetime": _text(kept.CANONICAL_DATE_TIME, kept.read_date_time),', "datetime"]),
  unread("dates", ['"date": _text(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", kept.read_date),', "date"]),
  unread("decimals", ['"decimal": _text(kept.CANONICAL_DECIMAL, kept.read_decimal),', "decimal"]),
  unread("bytes", ['"bytes": _bytes,', "bytes"]),
  mutant("numbers in quotes are left as text", "RE-3", ["loose.py", "return kept.read_number(value)", "return value"]),
  mutant("times without an offset are local", "RE-3", [
    "kept.py",
    'timezone(-offset if sign == "-" else offset),',
    'timezone(-offset if sign == "-" else offset if hours else timedelta(hours=2)),',
  ]),
  mutant("the sign of unusual offsets is lost", "RE-3", [
    "kept.py",
    'timezone(-offset if sign == "-" else offset)',
    "timezone(offset)",
  ]),
];

/** What fields, unions and undeclared properties give. */
const VALUES: readonly Mutant[] = [
  accessor("no field can be read", "RE-1", ['raise RuntimeError(f"{name} cannot be read")']),
  accessor("lists of lists are empty", "RE-1", [
    "if isinstance(value, list):",
    "    return [[] if isinstance(one, list) else one for one in value]",
  ]),
  accessor("large integers are rounded to doubles", "RE-1", [
    "if type(value) is int and abs(value) > 2**53:",
    "    return int(float(value))",
  ]),
  accessor("recursion ends at the second level", "RE-1", [
    'if name == "left" and isinstance(value, Model) and value.__dict__.get("left") is not None:',
    '    return type(value).model_construct(name=value.__dict__["name"])',
  ]),
  accessor("misfits are None", "RE-3", [
    'if name in ("at", "day", "wide") and isinstance(value, str):',
    "    return None",
  ]),
  mutant("null counts as absent", "RE-1", [
    "model.py",
    EXTRA,
    `    @property
    def model_fields_set(self) -> set[str]:
        return {name for name in super().model_fields_set if getattr(self, name) is not None}

${EXTRA}`,
  ]),
  mutant("undeclared properties cannot be read", "RE-2", ["model.py", "{} if extra is None else extra", "{}"]),
  mutant("typed additional properties are left as they came", "RE-1", [
    "model.py",
    "    if declared is WireModel.model_extra:\n",
    "    if declared is not None:\n",
  ]),
  mutant("items of lists are left as they came", "RE-1", [
    "loose.py",
    '"items_schema": loosen(schema["items_schema"])}',
    '"items_schema": _ANYTHING}',
  ]),
  mutant("values of maps are left as they came", "RE-1", [
    "loose.py",
    '"values_schema": loosen(schema["values_schema"])}',
    '"values_schema": _ANYTHING}',
  ]),
  mutant("the last fitting variant is chosen", "RE-2", [
    "shapes.py",
    "(best is None or unknown < fewest):",
    "(best is None or unknown <= fewest):",
  ]),
  mutant("the tag of an unknown variant is lost", "RE-2", [
    "union.py",
    "UnknownVariant(value, name)",
    "UnknownVariant(value)",
  ]),
  mutant("an event with an undeclared tag has none", "WH-1", [
    "union.py",
    "UnknownVariant(value, next(filter(None, tags), None))",
    "UnknownVariant(value)",
  ]),
];

/** What results tell beside their values, and every way to use them up. */
const RESULTS: readonly Mutant[] = [
  mutant("bodies of errors are left as they came", "RE-5", ["failure.py", "if declared is None:\n", "if True:\n"]),
  mutant("a raw response swaps its request id and URL", "RE-6", [
    "raw.py",
    "self.request_id = response.request_id\n        self.url = response.url",
    "self.request_id = response.url\n        self.url = response.request_id",
  ]),
  mutant("iteration gives the first item of a page again", "RE-7", [
    "pages/pager.py",
    "yield from page.items",
    "yield from [page.items[0] for _ in page.items]",
  ]),
  mutant("a page forgets its request id", "RE-7", [
    "pages/pager.py",
    "self.request_id = fetched.response.request_id",
    "self.request_id = None",
  ]),
  asynchronous("iter_pages ends after the first page", "RE-7", [
    "pages/pager.py",
    "            yield page\n            if not page.has_next:\n                return",
    "            yield page\n            return",
  ]),
  mutant("events have no names", "RE-8", ["streams/framing.py", 'self._event or "message"', '"message"']),
  mutant("an event id counts for one event", "RE-8", [
    "streams/framing.py",
    "        self._data.clear()\n        self._size = 0\n",
    '        self._data.clear()\n        self._size = 0\n        self.last_id = ""\n',
  ]),
  mutant("a stream forgets its headers", "RE-8", [
    "streams/stream.py",
    "self.headers = raw.headers",
    "self.headers = {}",
  ]),
  mutant("values of lines are left as they came", "RE-9", [
    "streams/json_lines.py",
    "result() if result is not None else Any",
    "Any",
  ]),
  mutant("the name of a file is what the header says", "RE-10", [
    "disposition.py",
    '_decoded(values.get("filename*", ""))',
    'values.get("filename*", "")',
  ]),
  asynchronous("saved files stay empty", "RE-10", ["download.py", "await file.write(chunk)", 'await file.write(b"")']),
];

/** Defects in what programs read. */
export const READING: readonly Mutant[] = [...FORMATS, ...VALUES, ...RESULTS];
