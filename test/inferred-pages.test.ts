import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Api, Pagination } from "@sdkwright/compiler";
import { frontend } from "@sdkwright/frontend-openapi";
import { createOriginTable, pageTypes, pathText } from "@sdkwright/plugin-api";
import { createSourceSet } from "@sdkwright/source";
import { hashOfPath, oncePerProduct, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { corpus, definitions } from "./support/corpus.js";

// Each row of the table was read once, request and response, before it was added. There is no way to record it: a plan
// that changes, appears or goes is read again.
const TABLE = `${ROOT}test/inferred-pages.tsv`;
const HERE = `${ROOT}test/inferred-pages.test.ts`;
/** What the table has in place of a plan where an operation asks for a page and does not iterate; the reason follows. */
const NONE = "none";

interface Row {
  readonly definition: string;
  readonly operation: string;
  readonly plan: string;
}

const [, ...lines] = readFileSync(TABLE, "utf8").trimEnd().split("\n");
const rows: readonly Row[] = lines.map((line) => {
  const [definition = "", operation = "", plan = ""] = line.split("\t");
  return { definition, operation, plan };
});

async function lowered(file: string): Promise<Api> {
  const report = () => {};
  const sources = createSourceSet({ root: dirname(file), report });
  const document = sources.read(basename(file));
  if (!document) throw new Error(`${file} cannot be read`);
  const origins = createOriginTable();
  return frontend.lower(document, {
    sources,
    report,
    origins,
    settings: {},
    idPrefix: "",
    configuredSchemes: new Set(),
  });
}

const place = (path: readonly string[]): string => (path.length === 0 ? "$" : path.join("."));

/** A plan as the table has it. */
function planText(pagination: Pagination): string {
  const items = `items ${place(pagination.results.path)}`;
  switch (pagination.kind) {
    case "cursor": {
      const { cursor, next, lastItem, hasNextPage } = pagination;
      const from = `${lastItem ? "last item's " : ""}${place(next.path)}`;
      const while_ = hasNextPage ? ` while ${place(hasNextPage.path)}` : "";
      return `cursor ${cursor.in === "body" ? "body " : ""}${place(cursor.path)} = ${from}${while_}, ${items}`;
    }
    case "offset": {
      const { offset, unit, step, hasNextPage } = pagination;
      const by = step ? ` by ${place(step.path)}` : "";
      return `${unit} ${place(offset.path)}${by}${hasNextPage ? ` while ${place(hasNextPage.path)}` : ""}, ${items}`;
    }
    case "uri":
    case "path":
      return `${pagination.kind} ${place(pagination.next.path)}, ${items}`;
    default:
      return `${pagination.kind}, ${items}`;
  }
}

/** The plans of a definition, as rows; one whose pages have no type says so. */
async function plansOf(file: string): Promise<readonly string[]> {
  const api = await lowered(file);
  return Object.values(api.operations).flatMap((operation) => {
    if (operation.kind !== "http" || !operation.pagination) return [];
    const plan = pageTypes(api, operation) ? planText(operation.pagination) : "untyped";
    return [`${operation.method} ${pathText(operation)}\t${plan}`];
  });
}

describe.skipIf(corpus.kind === "absent")("pages that are inferred of real definitions", () => {
  test.each([...new Set(rows.map(({ definition }) => definition))])("%s", { timeout: 120_000 }, async (path) => {
    const entry = definitions.find((one) => one.path === `openapi/${path}`);
    if (!entry) throw new Error(`The corpus has no ${path}`);
    const reads = [hashOfPath(path.includes("/") ? dirname(entry.file) : entry.file)];
    const title = `inferred pages of ${path}`;
    const plans = await oncePerProduct({ title, module: HERE, reads }, () => plansOf(entry.file));
    const expected = rows.filter(({ definition, plan }) => definition === path && !plan.startsWith(NONE));
    expect([...plans].sort()).toEqual(expected.map(({ operation, plan }) => `${operation}\t${plan}`).sort());
  });
});

test("lists of real definitions iterate", () => {
  expect(rows.filter(({ plan }) => !plan.startsWith(NONE)).length).toBeGreaterThanOrEqual(450);
  expect(new Set(rows.map(({ definition, operation }) => `${definition} ${operation}`)).size).toBe(rows.length);
});
