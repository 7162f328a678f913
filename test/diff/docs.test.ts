import { readFileSync, writeFileSync } from "node:fs";
import { CHANGE_KINDS, type ChangeKind } from "@sdkwright/diff";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { OASDIFF } from "./oasdiff.js";

const FILE = `${ROOT}docs/diff.md`;

function classText({ sent, received, traits = {} }: ChangeKind): string {
  const own = sent === received ? sent : `${sent} / ${received}`;
  const names = { nominal: "nominal types", fixedArity: "fixed arity" };
  const others = Object.entries(traits).map(([trait, one]) => `; ${names[trait as keyof typeof names]}: ${one}`);
  return own + others.join("");
}

function kindTable(): string {
  const rows = Object.entries<ChangeKind>(CHANGE_KINDS).map(
    ([name, kind]) => `| \`diff/${name}\` | ${classText(kind)} | ${kind.reason} |`,
  );
  return ["| code | class | why |", "|---|---|---|", ...rows].join("\n");
}

function oasdiffTable(): string {
  const rows = OASDIFF.map(({ check, kind, why }) => {
    const found = kind === undefined ? "no change" : `\`${kind}\`${why === undefined ? "" : ", not breaking"}`;
    return `| ${check} | ${found} | ${why ?? "Breaking."} |`;
  });
  return ["| change | reported as | why |", "|---|---|---|", ...rows].join("\n");
}

function withTable(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  return `${text.slice(0, text.indexOf(start) + start.length)}\n${table}\n${text.slice(text.indexOf(end))}`;
}

test("docs/diff.md has the tables of kinds and of oasdiff's checks", () => {
  const text = readFileSync(FILE, "utf8");
  const expected = withTable(withTable(text, "kinds", kindTable()), "oasdiff", oasdiffTable());
  if (process.env.UPDATE === "1") writeFileSync(FILE, expected);
  else expect(text).toBe(expected);
});
