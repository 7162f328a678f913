// A trial backend for a ninth language: types and HTTP calls in Rust, on the standard library alone.
import { readFileSync } from "node:fs";
import type { Feature, OptionsOf, PlannedFile, Plugin, TargetContext } from "@sdkwright/plugin-api";
import {
  clientNode,
  defineBackend,
  defineCatalogue,
  gapEntries,
  placeOf,
  reportGaps,
  requestNode,
  sharedOptions,
  titleWords,
  typeNode,
  usualWords,
} from "@sdkwright/plugin-api";
import { emitClient, emitOptions, emitRequest, lackOf, takesRequest } from "./clients.js";
import { dialect, naming, string } from "./language.js";
import { emitAlias, emitEnum, emitObject, emitUnion } from "./types.js";

const LACKS =
  "rpc channels webhooks pagination sse jsonl multipart form binary cookies oauth idempotency-keys url-roles url-variables " +
  "sdk-variables global-headers tuples";

const options = { "package-version": sharedOptions["package-version"] } as const;
type Context = TargetContext<OptionsOf<typeof options>>;

function plan(context: Context): PlannedFile[] {
  const { sdk } = context;
  const declared = Object.values(sdk.api.types).filter(({ id }) => !sdk.types[id]?.dissolved);
  const called = Object.values(sdk.methods).filter((method) => !lackOf(method));
  const requests = called.map(({ id }) => requestNode(sdk, id)).filter((node) => takesRequest(context, node));
  const clients = sdk.clients.map(({ id }) => clientNode(sdk, id));
  return [
    { path: "src/types.rs", nodes: declared.map(({ id }) => typeNode(sdk, id)) },
    { path: "src/clients.rs", nodes: [{ kind: "options", scope: "client" }, ...clients, ...requests] },
    { path: "src/lib.rs", nodes: [{ kind: "entry", role: "lib" }] },
  ];
}

const catalogue = defineCatalogue("rust", gapEntries({ language: "Rust", ...usualWords }));

/** Reports what the SDK leaves to its callers; each method that it lacks, at its place. */
function prepare(target: Context): Context {
  const { sdk, api, report } = target;
  reportGaps({ api, report, catalogue, verifies: () => false });
  for (const method of Object.values(sdk.methods)) {
    const [kind, operation] = [lackOf(method), api.operations[method.id]];
    if (!kind || !operation) continue;
    const params = { operation: operation.operationId ?? operation.name.wire, kind };
    report(catalogue.create("operation-unsupported", params, { location: placeOf(api.origins, operation.origin) }));
  }
  return target;
}

const none = () => {};

const backend = defineBackend({
  name: "rust",
  generators: ["rust-backend"],
  version: "0.1.0",
  language: { key: "rust", title: "Rust", fence: "rust", aliases: ["rs"], words: { ...usualWords, package: "crate" } },
  style: { arguments: "path-always", events: "inline" },
  options,
  lacks: new Set(LACKS.split(" ") as Feature[]),
  naming,
  prepare,
  dialect: () => dialect,
  plan,
  emit: {
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
    client: emitClient,
    request: emitRequest,
    options: emitOptions,
    entry: (_, file, { sdk }) => {
      const hasTypes = Object.values(sdk.types).some(({ dissolved }) => !dissolved);
      const modules = ["clients", "runtime", ...(hasTypes ? ["types"] : [])];
      for (const name of modules) file.line(`pub mod ${name};`);
      for (const name of modules) file.line(`pub use ${name}::*;`);
    },
    environments: none,
    result: none,
    error: none,
    channel: none,
    webhooks: none,
  },
  assets({ sdk, options, packageInfo }: Context) {
    const name = packageInfo.name ?? ["api", ...titleWords(sdk.api)].slice(-3).join("-").toLowerCase();
    const fields = `name = ${string(name)}\nversion = ${string(options["package-version"])}\nedition = "2021"`;
    const runtime = readFileSync(new URL("runtime.rs", import.meta.url), "utf8");
    return [
      { path: "src/runtime.rs", content: runtime, kind: "runtime" },
      { path: "Cargo.toml", content: `[package]\n${fields}\n`, kind: "scaffold" },
    ];
  },
  snippet: () => ({ imports: [], client: "", call: "" }),
});

export const plugin: Plugin = {
  name: "rust",
  catalogues: [catalogue],
  apply(compiler) {
    compiler.hooks.backend.tap("rust", (generator) => (generator.includes("rust-backend") ? backend : undefined));
  },
};
