import {
  applyPlugin,
  compile,
  createCollector,
  createCompiler,
  type ImageAccess,
  type ImageCall,
  openWorkspace,
  serve,
} from "@sdkwright/compiler";
import type { Config, GeneratorConfig } from "@sdkwright/config";
import { ROOT } from "@sdkwright/testkit";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import irSchema from "../../ir-schema/schema/ir-1.schema.json" with { type: "json" };
import { BUILT_IN_BACKENDS } from "../../packages/cli/src/built-in.js";
import settingsSchema from "../../packages/delivery/schema/image-config-1.schema.json" with { type: "json" };
import { filesOf, PLUGINS, reportOf } from "../support/compile.js";

const FEATURES = [
  "auth-any",
  "audiences",
  "ext-pagination",
  "ext-streaming",
  "names",
  "readme-settings",
  "webhooks-and-callbacks",
];
const OTHERS = ["asyncapi-3", "conjure", "openrpc", "proto-rest", "setting-inline-path-parameters-false"];
const ajv = new Ajv({ strict: false });
const isIr = ajv.compile(irSchema);
const isSettings = ajv.compile(settingsSchema);

/** Runs the served generator in this process, on what a container would read. */
const served: ImageAccess = {
  async run({ api, settings, report }: ImageCall) {
    const given = JSON.parse(JSON.stringify({ api, settings })) as Pick<ImageCall, "api" | "settings">;
    expect([isIr(given.api), isIr.errors, isSettings(given.settings), isSettings.errors]).toEqual([
      true,
      null,
      true,
      null,
    ]);
    const backend = backendOf(settings.generator.name);
    if (!backend) throw new Error(settings.generator.name);
    const { report: collect, list } = createCollector();
    const { tree, snippets } = serve({ backend, ...given, report: collect });
    for (const finding of JSON.parse(JSON.stringify(list))) report(finding);
    return { files: tree.entries(), snippets };
  },
};

async function emitted(feature: string, change: (generator: GeneratorConfig) => GeneratorConfig) {
  const compiler = createCompiler();
  for (const plugin of PLUGINS) applyPlugin(plugin, compiler);
  compiler.hooks.configure.tap("generator", (value) => {
    const config = value as Config;
    const groups = Object.entries(config.groups).map(([name, group]) => {
      return [name, { ...group, generators: group.generators.map(change) }] as const;
    });
    return { ...config, groups: Object.fromEntries(groups) };
  });
  const workspace = openWorkspace(`${ROOT}test/specs/${feature}`, "generators.yml");
  const result = await compile({ compiler, workspace, command: "check", version: "0.0.0-test", images: served });
  const [target] = result.targets;
  return { files: filesOf(result), report: reportOf(result), snippets: target?.emitted.snippets?.content };
}

const backendOf = (name: string) =>
  PLUGINS.flatMap(({ backends = [] }) => backends).find(({ generators }) => generators.includes(name));

/** The option that names the package; Composer's packages have the name of a vendor before their own. */
const packageConfig = (name: string): { readonly [option: string]: string } => {
  const known = Object.keys(backendOf(name)?.options ?? {});
  if (name === "gen-php-sdk") return { "package-name": "acme/acme" };
  return known.includes("package-name") ? { "package-name": "acme" } : { "package-id": "acme" };
};

describe.each(Object.keys(BUILT_IN_BACKENDS))("%s emits in an image what it emits in process", (name) => {
  test.each([...FEATURES, ...OTHERS])("%s", async (feature) => {
    const own = (generator: GeneratorConfig): GeneratorConfig => ({
      ...generator,
      name,
      writtenName: name,
      smartCasing: true,
      config: { ...packageConfig(name), packageVersion: "1.4.0-rc.1", "auto-generate-idempotency-key": true },
      metadata: { license: "MIT", author: "Acme", email: "sdk@acme.example" },
      snippets: { path: "snippets.json", at: generator.at },
    });
    const image = { at: "", registry: "registry.example.com", name };
    const direct = await emitted(feature, own);
    const contained = await emitted(feature, (generator) => ({ ...own(generator), image }));
    expect(contained.report).toBe(direct.report);
    expect(contained).toEqual(direct);
    expect(direct.files.size).toBeGreaterThan(20);
  });
});
