import type { Files } from "@sdkwright/testkit";
import { sampleBlocks } from "../../support/documents.js";
import type { Emitted } from "../suite.js";
import { compileJava } from "./check.js";

/** The builder of an SDK's root client, by which its package and its client are found. */
const BUILDER = /^src\/main\/java\/(.+)\/(\w+)Builder\.java$/;

/** A class around a code block: what the block continues is a field. */
function classOf(code: string, name: string, root: string, client: string): string {
  const lines = code.split("\n");
  const imports = lines.filter((line) => line.startsWith("import "));
  const body = lines.filter((line) => !line.startsWith("import "));
  const clients = client === "" ? [] : [`  ${client} client;`, `  Async${client} asyncClient;`];
  return [
    "package samples;",
    `import ${root}.*;`,
    ...imports,
    // Documents show what is deprecated too.
    '@SuppressWarnings("deprecation")',
    `abstract class ${name} {`,
    ...clients,
    `  ${root}.core.HttpTransport transport;`,
    "  byte[] body;",
    "  java.util.Map<String, java.util.List<String>> headers;",
    "  String secret;",
    `  void run() throws Exception {`,
    ...body,
    "  }",
    "}",
    "",
  ].join("\n");
}

/** An SDK with the code blocks of its documents. */
export function withSamples(sdk: Files): Files {
  const [, folder = "", client = ""] =
    [...sdk.keys()]
      .flatMap((path) => [BUILDER.exec(path) ?? []])
      .find(([, where = ""]) => where !== "" && !where.endsWith("/core")) ?? [];
  const root = folder.replaceAll("/", ".");
  const blocks = sampleBlocks(sdk, "java");
  const samples = [...new Set(blocks)].map((code, index): [string, string] => {
    const name = `Sample${index}`;
    return [`src/main/java/samples/${name}.java`, classOf(code, name, root, client)];
  });
  return new Map([...sdk, ...samples]);
}

/** What the compiler says of the code in the documents of SDKs. */
export function compileSamples(sdks: Emitted): Promise<readonly string[]> {
  return compileJava(new Map([...sdks].map(([name, sdk]) => [name, withSamples(sdk)])));
}
