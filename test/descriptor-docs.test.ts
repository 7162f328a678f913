import { readFileSync, writeFileSync } from "node:fs";
import { type FieldSchema, recordSchemas } from "@sdkwright/descriptor";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const PAGE = `${ROOT}docs/backends/4-descriptors.md`;
const RECORDS = /(?<=<!-- records -->\n).*(?=<!-- \/records -->)/s;

/** What a field holds, with links to the records. */
function holdsText({ holds }: FieldSchema): string {
  const records = (of: readonly string[]) => of.map((type) => `[${type}](#${type})`).join(" or ");
  switch (holds.kind) {
    case "word":
      return holds.words.map((word) => `\`${word}\``).join(", ");
    case "record":
      return records(holds.of);
    case "records":
      return `list of ${records(holds.of)}`;
    case "record-map":
      return `map of ${records(holds.of)}`;
    case "texts":
      return "list of texts";
    case "names":
      return "list of names";
    case "json":
      return "JSON";
    case "json-map":
      return "map of JSON";
    case "alternatives":
      return "list of lists of texts";
    case "choice":
      return "true or false";
    default:
      return holds.kind;
  }
}

function rowOf([name, field]: readonly [string, FieldSchema]): string {
  const byDefault = field.byDefault === undefined ? "" : ` Default: ${field.byDefault}.`;
  const needed = field.optional ? "" : "yes";
  return `| \`${name}\` | ${holdsText(field)} | ${needed} | ${field.doc}${byDefault} |\n`;
}

test("docs/backends/4-descriptors.md lists records and fields (UPDATE=1 writes them)", () => {
  const sections = recordSchemas().map(
    ([type, { doc, fields }]) =>
      `### ${type}\n\n${doc}\n\n| field | holds | always there | meaning |\n|---|---|---|---|\n${Object.entries(fields).map(rowOf).join("")}`,
  );
  const text = `\n${sections.join("\n")}\n`;
  const page = readFileSync(PAGE, "utf8");
  expect(page).toMatch(RECORDS);
  if (process.env.UPDATE === "1") {
    writeFileSync(
      PAGE,
      page.replace(RECORDS, () => text),
    );
  } else {
    expect(RECORDS.exec(page)?.[0]).toBe(text);
  }
});
