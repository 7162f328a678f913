import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import backend from "@sdkwright/backend-typescript";
import {
  applyPlugin,
  type CompileResult,
  type Config,
  compile,
  createCompiler,
  openWorkspace,
  type Plugin,
} from "@sdkwright/compiler";
import asyncapi from "@sdkwright/frontend-asyncapi";
import openapi from "@sdkwright/frontend-openapi";
import openrpc from "@sdkwright/frontend-openrpc";
import { type Files, findCorpus, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { filesOf } from "../../support/compile.js";
import { judgeTypes } from "./judge.js";

/** Workspaces with errors, and why each is really theirs. What is sound of their definitions is emitted all the same. */
const FAULTY: { readonly [workspace: string]: string } = {
  "deepgram/fern": "`default-group` names `java-sdk`; there is no such group. Nothing is emitted.",
};

const corpus = findCorpus();
const folder = corpus.kind === "found" ? join(corpus.folder, "fern-projects") : undefined;

/** Folders that hold a configuration, relative to the projects' folder. */
const workspaces = folder === undefined ? [] : findWorkspaces(folder).sort();

function findWorkspaces(root: string, below = ""): string[] {
  const entries = readdirSync(join(root, below), { withFileTypes: true });
  if (entries.some(({ name }) => /^generators\.ya?ml$/.test(name))) {
    return [below, ...findApis(root, below)];
  }
  return entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => findWorkspaces(root, join(below, name)));
}

function findApis(root: string, below: string): string[] {
  const apis = join(root, below, "apis");
  return existsSync(apis) ? findWorkspaces(root, join(below, "apis")) : [];
}

/** Makes whatever is configured one TypeScript SDK: the workspace's own, else one without options. */
function onlyTypeScript(config: Config, probe: Config): Config {
  const own = Object.values(config.groups).flatMap(({ generators }) => generators);
  const chosen = own.find(({ name }) => name === "gen-typescript-sdk");
  const [plain] = probe.groups.probe?.generators ?? [];
  if (!plain) throw new Error("The probe has no generator");
  const { output } = plain;
  const group = { ...probe.groups.probe, generators: [chosen ? { ...chosen, output } : plain] };
  return { ...config, groups: { probe: group }, aliases: {}, defaultGroup: "probe" } as Config;
}

const PROBE = `api: {}
groups:
  probe:
    generators: [{ name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }]
`;

function compileWorkspace(root: string): Promise<CompileResult> {
  return inTemporaryFolder((temporary) => {
    writeFolder(temporary, new Map([["generators.yml", PROBE]]));
    const probe = openWorkspace(temporary, "generators.yml").config as Config;
    const file = readdirSync(root).find((name) => /^generators\.ya?ml$/.test(name)) ?? "generators.yml";
    const settle: Plugin = {
      name: "only-typescript",
      apply: ({ hooks }) => hooks.configure.tap("only-typescript", (config) => onlyTypeScript(config as Config, probe)),
    };
    const compiler = createCompiler();
    for (const plugin of [openapi, asyncapi, openrpc, backend, settle]) applyPlugin(plugin, compiler);
    const workspace = openWorkspace(root, file);
    return compile({ compiler, workspace, command: "check", keepGoing: true, version: "0.0.0-test" });
  });
}

const emitted = new Map<string, Files>();

if (corpus.kind === "absent") console.log(`skipped: test/languages/typescript/existing-workspaces: ${corpus.reason}`);

describe.skipIf(folder === undefined)("existing workspaces", () => {
  beforeAll(() => expect(workspaces.length).toBeGreaterThan(30));

  test.each(workspaces)(
    "%s",
    async (workspace) => {
      const root = join(folder ?? "", workspace);
      const result = await compileWorkspace(root);
      const errors = result.diagnostics.filter(({ severity }) => severity === "error");
      const messages = errors.map(({ code, message }) => `${code}: ${message}`);
      expect(errors.length > 0, messages.join("\n")).toBe(Object.hasOwn(FAULTY, workspace));
      expect(errors.every(({ location }) => location !== undefined)).toBe(true);
      const files = filesOf(result);
      if (files.size > 0) emitted.set(workspace.replaceAll("/", "_"), files);
    },
    60_000,
  );

  test("what is emitted compiles under the strictest settings", async () => {
    expect(emitted.size).toBeGreaterThan(25);
    expect(await judgeTypes(emitted)).toEqual([]);
  }, 240_000);

  test("explains no workspace that is gone", () => {
    expect(Object.keys(FAULTY).filter((workspace) => !workspaces.includes(workspace))).toEqual([]);
  });
});
