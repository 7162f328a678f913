import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, typecheck, writeFolder } from "@sdkwright/testkit";
import { beforeAll, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";
import { runMain } from "./support/main.js";

const projects = new Map<string, string>([
  ["bookshop", `${ROOT}packages/cli/example`],
  ...readdirSync(`${ROOT}test/specs`).map((name) => [name, `${ROOT}test/specs/${name}`] as const),
]);
const emitted = new Map<string, Files>();

beforeAll(async () => {
  for (const [name, folder] of projects) emitted.set(name, filesOf(await compileFolder(folder)));
});

/** Name of the package of an SDK. */
function packageOf(files: Files): string {
  return (JSON.parse(files.get("package.json") ?? "{}") as { name: string }).name;
}

/** The code blocks of a document, each a module that could stand alone. Blocks that make no client get one. */
function samplesOf(files: Files, path: string): string[] {
  const document = files.get(path) ?? "";
  const client = /export \{ (\w+Client)\b|export \{\n\s+(\w+Client)\b/.exec(files.get("src/index.ts") ?? "");
  const name = client?.[1] ?? client?.[2] ?? "";
  const prelude = `import type { ${name} as SampleClient } from ${JSON.stringify(packageOf(files))};\ndeclare const client: SampleClient;\n`;
  return [...document.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => {
    const needsClient = code.includes("client.") && !code.includes("const client");
    return `${needsClient ? prelude : ""}${code}export {};\n`;
  });
}

/** Specs whose SDKs have types alone: a README begins with a method, and they have none. */
const WITHOUT_METHODS = ["asyncapi-brokers"];

/** Specs with a request that holds itself: no value of it ends, and so no call of it can be shown whole. */
const WITHOUT_END = ["tuples"];

test("every SDK says how it is used", () => {
  for (const [name, files] of emitted) {
    if (WITHOUT_METHODS.includes(name)) continue;
    expect(samplesOf(files, "README.md").length, name).toBeGreaterThan(5);
    expect(samplesOf(files, "reference.md").length, name).toBeGreaterThan(0);
  }
});

test("every sample in a README and a reference compiles", async () => {
  await inTemporaryFolder(async (folder) => {
    const paths: Record<string, string[]> = {};
    for (const [name, files] of emitted) {
      if (WITHOUT_END.includes(name)) continue;
      const samples = new Map<string, string>(files);
      for (const path of ["README.md", "reference.md"]) {
        samplesOf(files, path).forEach((code, index) => {
          // Each spec's SDK is a package of its own; several specs share a name.
          const own = code.replaceAll(`from "${packageOf(files)}`, `from "sdk-${name}`);
          samples.set(`samples/${path}-${index}.ts`, own);
        });
      }
      writeFolder(join(folder, name), samples);
      paths[`sdk-${name}`] = [join(folder, name, "src/index.ts")];
      paths[`sdk-${name}/api`] = [join(folder, name, "src/api/index.ts")];
    }
    const compilerOptions = { paths, noUnusedLocals: false, noUnusedParameters: false };
    const { messages } = await typecheck(folder, { files: ["*/samples/*.ts"], compilerOptions });
    expect(messages).toEqual([]);
  });
}, 60_000);

test("text of a definition cannot leave its place", () => {
  for (const [name, files] of emitted) {
    for (const path of ["README.md", "reference.md"]) {
      const outside = (files.get(path) ?? "").replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
      expect(outside.match(/<[a-z!/]/i), `${name}/${path}`).toBeNull();
    }
  }
});

test.each([
  ["packages/docs-kit", "src/readme/generated-templates.ts"],
  ["plugins/backend-go", "src/scaffold/templates.ts"],
])("the compiled templates of %s are those of its folder", (folder, module) =>
  inTemporaryFolder(async (temporary) => {
    const compiled = `${ROOT}${folder}/${module}`;
    const output = process.env.UPDATE === "1" ? compiled : join(temporary, "templates.ts");
    expect(await runMain(["templates", `${folder}/templates`, "--output", output], ROOT)).toMatchObject({ code: 0 });
    expect(readFileSync(output, "utf8") === readFileSync(compiled, "utf8")).toBe(true);
  }),
);
