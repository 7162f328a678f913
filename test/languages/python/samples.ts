import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { mypy } from "./mypy.js";
import { oneProject, packageOf } from "./project.js";

/** The class of the root client that a package exports. */
function clientOf(sdk: Files, folder: string): string {
  return /^class (\w+)[(:]/m.exec(sdk.get(`${folder}/client.py`) ?? "")?.[1] ?? "";
}

/** A code block as a module that could stand alone: one that makes no client gets one. `await` is that of a notebook. */
function moduleOf(code: string, module: string, client: string): string {
  const asynchronous = /\basync_client\b/.test(code) ? `async_client: _sdk.Async${client}\n` : "";
  const needsClient = /\bclient\b/.test(code) && !/^ *(?:async )?(?:with .* as client:|client = |client: )/m.test(code);
  const isAsync = /\bawait\b|\basync (?:for|with)\b/.test(
    code.replaceAll(/^(?:async )?def [\s\S]*?(?=^\S|$(?![\s\S]))/gm, ""),
  );
  const class_ = isAsync ? `Async${client}` : client;
  const clients = `${needsClient ? `client: _sdk.${class_}\n` : ""}${asynchronous}`;
  const prelude = clients === "" ? "" : `import ${module} as _sdk\n\n${clients}`;
  if (!isAsync) return `${prelude}${code}`;
  const body = code.split("\n").map((line) => (line === "" ? "" : `    ${line}`));
  return `${prelude}\nasync def sample() -> None:\n${body.join("\n")}`;
}

/** An SDK with the code blocks of its documents, each a module. */
function withSamples(sdk: Files): Files {
  const found = packageOf(sdk);
  if (!found) return sdk;
  const { folder, module } = found;
  const client = clientOf(sdk, folder);
  const codes = sampleBlocks(sdk, "python");
  return new Map([
    ...sdk,
    ...codes.map((code, index): [string, string] => [`samples/sample_${index}.py`, moduleOf(code, module, client)]),
  ]);
}

/** What mypy says of the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    const all = new Map([...sdks].map(([name, sdk]) => [name, withSamples(sdk)]));
    const files = oneProject(all, (path) => path.startsWith("samples/"));
    writeFolder(folder, files);
    return mypy(folder, [...new Set([...files.keys()].flatMap((path) => /^\w+_beside(?=\/)/.exec(path)?.[0] ?? []))]);
  });
}
