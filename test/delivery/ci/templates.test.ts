import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseInvocation } from "../../../packages/cli/src/args.js";
import { COMMANDS } from "../../../packages/cli/src/commands.js";

interface Job {
  readonly script?: readonly string[];
  readonly before_script?: readonly string[];
  readonly artifacts?: { readonly paths?: readonly string[]; readonly reports?: { readonly codequality: string } };
}

const [spec, jobs] = parseAllDocuments(readFileSync(`${ROOT}templates/gitlab-ci.yml`, "utf8")).map((one) => one.toJS());
const scripts = Object.values(jobs as Record<string, Job>).flatMap(({ script = [], before_script = [] }) => [
  ...before_script,
  ...script,
]);

test("GitLab's jobs call commands and flags that there are", () => {
  const lines = scripts.flatMap((script) => script.match(/^ *sdkwright .*$/gm) ?? []);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const words = line
      .trim()
      .replace(/ (?:>|\|\|).*$/, "")
      .replaceAll('"', "")
      .split(" ");
    const args = words.slice(1).map((word) => (word === "$@" ? "--fail-on=breaking" : word));
    expect(parseInvocation(args, COMMANDS).kind, line).toBe("run");
  }
});

test("GitLab's jobs use inputs that there are, and keep what they write", () => {
  const inputs = Object.keys((spec as { spec: { inputs: object } }).spec.inputs);
  const text = JSON.stringify(jobs);
  const used = new Set([...text.matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual([...inputs].sort());
  const { artifacts } = (jobs as Record<string, Job>)["sdkwright-comment"] ?? {};
  expect(artifacts?.paths).toEqual(["sdkwright.md"]);
  expect(text).toContain("$CI_PROJECT_DIR/sdkwright.md");
});

test("Gitea's workflow gives the action inputs that it has", () => {
  const workflow = parse(readFileSync(`${ROOT}templates/gitea.yml`, "utf8"));
  const { inputs } = parse(readFileSync(`${ROOT}action.yml`, "utf8"));
  const steps = workflow.jobs.sdks.steps.filter(({ uses }: { uses: string }) => uses.includes("sdkwright/sdkwright@"));
  expect(steps).toHaveLength(3);
  for (const { with: given } of steps) {
    for (const name of Object.keys(given)) expect(Object.keys(inputs)).toContain(name);
  }
});
