import { join } from "node:path";
import { type Files, inTemporaryFolder, typecheck, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { oneProject } from "./project.js";

/** Name of the package of an SDK. */
function packageOf(files: Files): string {
  return (JSON.parse(files.get("package.json") ?? "{}") as { name: string }).name;
}

/** The code blocks of an SDK's documents, each a module that could stand alone. Blocks that make no client get one. */
function modulesOf(files: Files): string[] {
  const client = /export \{ (\w+Client)\b|export \{\n\s+(\w+Client)\b/.exec(files.get("src/index.ts") ?? "");
  const name = client?.[1] ?? client?.[2] ?? "";
  const prelude = `import type { ${name} as SampleClient } from ${JSON.stringify(packageOf(files))};\ndeclare const client: SampleClient;\n`;
  return sampleBlocks(files, "ts").map((code) => {
    const needsClient = code.includes("client.") && !code.includes("const client");
    return `${needsClient ? prelude : ""}${code}export {};\n`;
  });
}

/** An SDK with the code blocks of its documents, each a module. */
function withSamples(name: string, sdk: Files): Files {
  // Each feature's SDK is a package of its own; several features share a name.
  const samples = modulesOf(sdk).map((code) => code.replaceAll(`from "${packageOf(sdk)}`, `from "sdk-${name}`));
  return new Map([...sdk, ...samples.map((code, index) => [`samples/${index}.ts`, code] as const)]);
}

/** What TypeScript says of every code block of the documents of SDKs, each a module of its own. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const { files, complaints } = oneProject(new Map([...sdks].map(([name, sdk]) => [name, withSamples(name, sdk)])));
    writeFolder(folder, files);
    const paths: Record<string, string[]> = {};
    for (const name of sdks.keys()) {
      paths[`sdk-${name}`] = [join(folder, name, "src/index.ts")];
      paths[`sdk-${name}/api`] = [join(folder, name, "src/api/index.ts")];
    }
    const compilerOptions = { paths, noUnusedLocals: false, noUnusedParameters: false };
    const { messages } = await typecheck(folder, { files: ["*/samples/*.ts"], compilerOptions });
    return [...complaints, ...messages];
  });
}
