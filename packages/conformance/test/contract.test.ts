import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { begin, type Clause, CONTRACT } from "../src/contract.js";
import { SCENARIOS } from "../src/scenarios/index.js";

const PAGE = fileURLToPath(new URL("../../../docs/sdk-contract.md", import.meta.url));
const HEADING = "## To the letter\n";
const INTRODUCTION = `
What cannot be guessed from the rules above, as the [conformance suite](conformance-driver.md) compares it. Names in braces
stand for what differs from call to call. \`CONTRACT\` of \`sdkwright/conformance\` has the same as data. This part is written
by \`UPDATE=1 npx vitest run packages/conformance/test/contract.test.ts\`.
`;

const TITLES = { texts: "Texts", shapes: "Shapes", limits: "Limits", rules: "Rules" } as const;

type Kind = keyof typeof CONTRACT;
const KINDS = Object.keys(CONTRACT) as Kind[];
const clausesOf = (kind: Kind): [string, Clause][] => Object.entries(CONTRACT[kind]);

function row([, { value, meaning, scenarios }]: [string, Clause]): string {
  const shown = value === undefined ? "" : `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
  return `| ${shown} | ${meaning} | ${scenarios.join(", ")} |\n`;
}

function section(kind: Kind): string {
  const rows = clausesOf(kind).map(row).join("");
  return `\n### ${TITLES[kind]}\n\n| value | meaning | scenarios |\n|---|---|---|\n${rows}`;
}

test("docs/sdk-contract.md has every clause", () => {
  const [before = ""] = readFileSync(PAGE, "utf8").split(`\n${HEADING}`);
  const page = `${before}\n${HEADING}${INTRODUCTION}${KINDS.map(section).join("")}`;
  if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, "utf8")).toBe(page);
});

test("every clause names scenarios that there are, and its value is what they compare with", () => {
  const ids = new Set(SCENARIOS.map(({ id }) => id));
  const folder = fileURLToPath(new URL("../src/scenarios/", import.meta.url));
  const sources = readdirSync(folder)
    .map((file) => readFileSync(`${folder}${file}`, "utf8"))
    .join("");
  for (const kind of KINDS) {
    for (const [name, { value, scenarios }] of clausesOf(kind)) {
      expect(
        scenarios.filter((id) => !ids.has(id)),
        name,
      ).toEqual([]);
      expect(scenarios.length, name).toBeGreaterThan(0);
      if (value !== undefined) expect(sources, name).toMatch(new RegExp(`\\b${kind}\\.${name}\\b`));
    }
  }
});

test("a text ends where a name is not known", () => {
  expect(begin("{a} and {b}: {c}", { a: 1, b: "x" })).toBe("1 and x: ");
});
