import type { ReadingBreak } from "../suite.js";

/** A change of the values that JSON holds: callers get them as they are. */
function values(title: string, given: string): ReadingBreak {
  const from = "value = JSON.parse(text);";
  const to = `value = JSON.parse(text, (key: string, value: unknown) => ${given});`;
  return { title, feature: "reading", file: "/http/response.ts", from, to, says: "PUT /things/{id}" };
}

export const readingBreaks: readonly ReadingBreak[] = [
  values("every property is missing", '(key === "" ? value : undefined)'),
  values("lists of lists are empty", "(Array.isArray(value) && Array.isArray(value[0]) ? [] : value)"),
  values("enums are empty", '(key === "colour" ? undefined : value)'),
  values("entries of maps are lost", '(key === "partsByName" ? {} : value)'),
  values("64-bit integers are cut to 32 bits", '(typeof value === "number" && value > 2 ** 31 ? value | 0 : value)'),
  {
    title: "date-times are an hour late",
    feature: "dates",
    file: "/json/dates.ts",
    from: "const read = date.getTime();",
    to: "date.setTime(date.getTime() + 3_600_000);\n  const read = date.getTime();",
    says: "GET",
  },
  {
    title: "a loop over a list gives its first item again",
    feature: "reading",
    file: "/page/page.ts",
    from: "yield* page.items;",
    to: "for (const _ of page.items) yield page.items[0] as Item;",
    says: "GET /things",
  },
];
