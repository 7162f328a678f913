import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { AUTHENTICATED, type Runner } from "./fixture.js";
import type { RunResult } from "./newman.js";

/** A parameter or a header in a file. */
interface Entry {
  readonly name: string;
  readonly value: string;
  readonly type?: string;
  readonly disabled?: boolean;
}

interface RequestFile {
  readonly http?: { readonly url: string; readonly params?: readonly Entry[] };
}

/** A request with everything enabled that its user may enable. A client writes parameters that are enabled into the URL. */
function enabled(text: string): string {
  const withAll = parse(text, (key, value: unknown) => (key === "disabled" ? undefined : value)) as RequestFile;
  const { http } = withAll;
  if (http === undefined) return stringify(withAll);
  const query = (http.params ?? []).filter(({ type }) => type === "query").map(({ name, value }) => `${name}=${value}`);
  const [path = ""] = http.url.split("?");
  return stringify({ ...withAll, http: { ...http, url: query.length > 0 ? `${path}?${query.join("&")}` : path } });
}

interface Check {
  readonly status: string;
  readonly description?: string;
  readonly lhsExpr?: string;
  readonly error?: string;
}

interface Result {
  readonly test: { readonly filename: string };
  readonly error: string | null;
  readonly testResults?: readonly Check[];
  readonly assertionResults?: readonly Check[];
}

function resultOf(results: readonly Result[]): RunResult {
  const checksOf = ({ testResults = [], assertionResults = [] }: Result): Check[] => [
    ...testResults,
    ...assertionResults,
  ];
  const failures = results.flatMap((one) => [
    ...(one.error === null ? [] : [`${one.test.filename}: ${one.error}`]),
    ...checksOf(one)
      .filter(({ status }) => status !== "pass")
      .map((check) => `${one.test.filename}: ${check.description ?? check.lhsExpr}: ${check.error}`),
  ]);
  return { failures, tests: results.flatMap(checksOf).length, requests: results.length };
}

/** Runs the folder of OpenCollection with Bruno's command line, whose script is at a path. */
export const bruRunner =
  (script: string): Runner =>
  async ({ variables, folder, isWhole }) => {
    const own = join(folder, "opencollection");
    const files = readdirSync(own, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yml"));
    for (const file of files) writeFileSync(join(own, file), enabled(readFileSync(join(own, file), "utf8")));
    const parts = isWhole ? [] : [...AUTHENTICATED].map((name) => name.toLowerCase());
    const present = parts.filter((name) => readdirSync(own).includes(name));
    const values = Object.entries(variables).flatMap(([name, value]) => ["--env-var", `${name}=${value}`]);
    const report = join(folder, "report.json");
    const args = [script, "run", ...present, "-r", "--reporter-json", report, ...values];
    const [environment] = readdirSync(join(own, "environments"));
    if (environment !== undefined) args.push("--env", environment.replace(/\.yml$/, ""));
    // Failed tests make it exit with 1, and are in the report.
    await new Promise<void>(
      (resolve) => void execFile(process.execPath, args, { cwd: own, maxBuffer: 1e9 }, () => resolve()),
    );
    const [run] = JSON.parse(readFileSync(report, "utf8")) as readonly { readonly results: readonly Result[] }[];
    return resultOf(run?.results ?? []);
  };
