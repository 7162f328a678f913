import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";

const FOLDER = join(ROOT, "docs/adr");
const INDEX = readFileSync(join(FOLDER, "README.md"), "utf8");
const PAGES = readdirSync(FOLDER).filter((name) => name !== "README.md");

const SECTIONS = ["Context", "Decision", "Alternatives considered", "Consequences"];
const HEAD = /^# (\d+)\. (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d\d-\d\d)\n\n## Context\n/;
const STATUS = /^(?:Proposed|Accepted|Superseded by \[\d{4}\]\(\S+\)|Accepted, amended by .+)$/;

describe.each(PAGES)("decision %s", (page) => {
  const text = readFileSync(join(FOLDER, page), "utf8");
  const [, number = "", title = "", status = ""] = HEAD.exec(text) ?? [];

  test("has a number, a status and a date", () => {
    expect(text).toMatch(HEAD);
    expect(page).toMatch(new RegExp(`^${number.padStart(4, "0")}-[a-z-]+\\.md$`));
    expect(status).toMatch(STATUS);
  });

  test("says what was decided and what was considered, in this order", () => {
    const parts = text.split(/^## /m).slice(1);
    expect(parts.map((part) => part.split("\n")[0])).toEqual(SECTIONS);
    for (const part of parts) expect(part.slice(part.indexOf("\n")).trim()).not.toBe("");
  });

  test("is listed with its title, and links to pages that exist", () => {
    expect(INDEX).toContain(`| ${number} | [${title}](${page}) |\n`);
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !existsSync(join(FOLDER, target)))).toEqual([]);
  });
});

test("decisions are numbered without a gap", () => {
  expect(PAGES.map((page) => Number.parseInt(page, 10)).sort((a, b) => a - b)).toEqual(
    PAGES.map((_, index) => index + 1),
  );
});
