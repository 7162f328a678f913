import type { Backend, Plugin, TargetContext } from "@sdkwright/plugin-api";
import { typescriptCatalogue } from "./catalogue.js";
import { dialect } from "./dialect.js";
import { emissionOf } from "./emission.js";
import { emitAlias } from "./emit/alias.js";
import { emitChannel } from "./emit/channel.js";
import { emitEnum } from "./emit/enum.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitResource } from "./emit/resource.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhook } from "./emit/webhook.js";
import { supported } from "./features.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { reportKeptNames } from "./report.js";
import { scaffold } from "./scaffold/scaffold.js";
import { snippet } from "./snippets.js";
import { signatureSpec } from "./spec/webhook.js";

/** Emits TypeScript SDKs: dependency-free packages for Node, Deno, Bun, workers and browsers. */
export const backend: Backend = {
  name: "backend-typescript",
  language: "TypeScript",
  generators: ["gen-typescript-sdk"],
  version: "0.1.0",
  options,
  supports: supported,
  words: {
    request: "client.request",
    baseUrl: "baseUrl",
    middleware: "a `fetch` or a `middleware` that does",
    algorithms: "all platforms have",
  },
  verifies: (signature) => signatureSpec(signature) !== undefined,
  naming: namingProfile,
  dialect,
  plan(target) {
    const emission = emissionOf(target);
    reportKeptNames(target);
    return { files: emission.model.files };
  },
  emit: {
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
    error: emitError,
    resource: emitResource,
    webhook: emitWebhook,
    channel: emitChannel,
  },
  scaffold: (target: TargetContext) => scaffold(emissionOf(target)),
  snippet: (call, target) => snippet(call, emissionOf(target)),
  toolchain: {
    format: { command: "prettier", args: ["--check", "--print-width", "100", "."] },
    build: { command: "npm", args: ["run", "build"] },
  },
};

const plugin: Plugin = {
  name: backend.name,
  catalogues: [typescriptCatalogue],
  apply(compiler) {
    compiler.hooks.backend.tap(backend.name, (generator) =>
      backend.generators.includes(generator) ? backend : undefined,
    );
  },
};

export default plugin;
