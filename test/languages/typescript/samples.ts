import { join } from "node:path";
import { type Files, inTemporaryFolder, typecheck, writeFolder } from "@sdkwright/testkit";
import { blocksOf } from "../../support/documents.js";
import type { Emitted } from "../suite.js";

/** Name of the package of an SDK. */
function packageOf(files: Files): string {
  return (JSON.parse(files.get("package.json") ?? "{}") as { name: string }).name;
}

/** The code blocks of an SDK's documents, each a module that could stand alone. Blocks that make no client get one. */
function modulesOf(files: Files): string[] {
  const client = /export \{ (\w+Client)\b|export \{\n\s+(\w+Client)\b/.exec(files.get("src/index.ts") ?? "");
  const name = client?.[1] ?? client?.[2] ?? "";
  const prelude = `import type { ${name} as SampleClient } from ${JSON.stringify(packageOf(files))};\ndeclare const client: SampleClient;\n`;
  return ["README.md", "reference.md"].flatMap((path) =>
    blocksOf(files, path, "ts").map((code) => {
      const needsClient = code.includes("client.") && !code.includes("const client");
      return `${needsClient ? prelude : ""}${code}export {};\n`;
    }),
  );
}

/** What TypeScript says of every code block of the documents of SDKs, each a module of its own. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const paths: Record<string, string[]> = {};
    for (const [name, files] of sdks) {
      const samples = new Map<string, string>(files);
      for (const [index, code] of modulesOf(files).entries()) {
        // Each feature's SDK is a package of its own; several features share a name.
        samples.set(`samples/${index}.ts`, code.replaceAll(`from "${packageOf(files)}`, `from "sdk-${name}`));
      }
      writeFolder(join(folder, name), samples);
      paths[`sdk-${name}`] = [join(folder, name, "src/index.ts")];
      paths[`sdk-${name}/api`] = [join(folder, name, "src/api/index.ts")];
    }
    const compilerOptions = { paths, noUnusedLocals: false, noUnusedParameters: false };
    const { messages } = await typecheck(folder, { files: ["*/samples/*.ts"], compilerOptions });
    return messages;
  });
}
