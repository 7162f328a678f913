// A trial backend for a ninth language: types and HTTP calls in Rust, on the standard library alone.
import { readFileSync } from "node:fs";
import type { OptionsOf, PlannedFile, Plugin, TargetContext } from "@sdkwright/plugin-api";
import {
  bodyTypeOf,
  clientNode,
  defineBackend,
  partNodes,
  requestNode,
  sharedOptions,
  titleWords,
  typeNode,
  usualWords,
} from "@sdkwright/plugin-api";
import { emitClient, emitOptions, emitRequest, hasMethod, takesRequest } from "./clients.js";
import { dialect, LACKS, naming, string } from "./language.js";
import { emitAlias, emitEnum, emitObject, emitUnion } from "./types.js";

const options = { "package-version": sharedOptions["package-version"] } as const;
type Context = TargetContext<OptionsOf<typeof options>>;

function plan(context: Context): PlannedFile[] {
  const { sdk } = context;
  const declared = Object.values(sdk.api.types).filter(({ id }) => !sdk.types[id]?.dissolved);
  const called = Object.values(sdk.methods).filter(hasMethod);
  const own = called.filter(({ request }) => bodyTypeOf(request) === null);
  const requests = own.map(({ id }) => requestNode(sdk, id)).filter((node) => takesRequest(context, node));
  const clients = sdk.clients.map(({ id }) => clientNode(sdk, id));
  return [
    { path: "src/types.rs", nodes: declared.map(({ id }) => typeNode(sdk, id)) },
    { path: "src/clients.rs", nodes: [{ kind: "options", scope: "client" }, ...clients, ...requests] },
    { path: "src/lib.rs", nodes: [...partNodes(sdk, { lib })] },
  ];
}

const leftOut = { leftOut: "A trial has types and calls over HTTP alone." };
const lib = { title: "root of the crate", per: "sdk" } as const;

const backend = defineBackend({
  name: "rust",
  generators: ["rust-backend"],
  version: "0.1.0",
  language: { key: "rust", title: "Rust", fence: "rust", aliases: ["rs"], words: { ...usualWords, package: "crate" } },
  style: { arguments: "path-always", events: "inline" },
  options,
  lacks: LACKS,
  naming,
  prepare: (target) => target,
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
    environments: leftOut,
    result: leftOut,
    error: leftOut,
    channel: leftOut,
    webhooks: leftOut,
  },
  parts: {
    lib: {
      ...lib,
      emit(_, file, { sdk }) {
        const hasTypes = Object.values(sdk.types).some(({ dissolved }) => !dissolved);
        const modules = ["clients", "runtime", ...(hasTypes ? ["types"] : [])];
        for (const name of modules) file.line(`pub mod ${name};`);
        for (const name of modules) file.line(`pub use ${name}::*;`);
      },
    },
  },
  assets({ sdk, packageInfo }: Context) {
    const name = packageInfo.name ?? ["api", ...titleWords(sdk.api)].slice(-3).join("-").toLowerCase();
    const fields = `name = ${string(name)}\nversion = ${string(packageInfo.version)}\nedition = "2021"`;
    const runtime = readFileSync(new URL("runtime.rs", import.meta.url), "utf8");
    return [
      { path: "src/runtime.rs", content: runtime, kind: "runtime" },
      { path: "Cargo.toml", content: `[package]\n${fields}\n`, kind: "scaffold" },
    ];
  },
  program: () => null,
});

export const plugin: Plugin = { name: "rust", backends: [backend] };
