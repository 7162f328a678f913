import { readFileSync, writeFileSync } from "node:fs";
import { STAGES, type Stage } from "@sdkwright/compiler";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const PAGE = `${ROOT}docs/ARCHITECTURE.md`;
const TABLE = /(?<=<!-- stages -->\n).*(?=<!-- \/stages -->)/s;

const rowOf = ({ name, per, takes, gives, only }: Stage): string =>
  `| ${name} | ${per} | ${takes} | ${gives}${only === undefined ? "" : ` (${only})`} |\n`;

const stages: readonly Stage[] = Object.values(STAGES);

test("docs/ARCHITECTURE.md lists the stages (UPDATE=1 writes them)", () => {
  const table = `| stage | for each | takes | gives |\n|---|---|---|---|\n${stages.map(rowOf).join("")}`;
  const page = readFileSync(PAGE, "utf8");
  expect(page).toMatch(TABLE);
  if (process.env.UPDATE === "1")
    writeFileSync(
      PAGE,
      page.replace(TABLE, () => table),
    );
  else expect(TABLE.exec(page)?.[0]).toBe(table);
});

test("a stage is listed by its own name", () => {
  expect(Object.entries(STAGES).map(([key, { name }]) => [key, name])).toEqual(stages.map(({ name }) => [name, name]));
});
