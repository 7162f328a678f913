import type { Backend, FileWriter, Plugin, TargetContext } from "@sdkwright/plugin-api";
import { goCatalogue } from "./catalogue.js";
import { dialectFor, emissionOf } from "./emission.js";
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
import { reportMajorVersion } from "./report.js";
import { scaffold } from "./scaffold/scaffold.js";
import { snippet } from "./snippets.js";
import { algorithmOf } from "./spec/webhook.js";

/** Emits a declaration of the API as Go sees it. */
function seen<D>(
  emit: (decl: D, file: FileWriter, target: TargetContext) => void,
): (decl: D, file: FileWriter, target: TargetContext) => void {
  return (decl, file, target) => emit(decl, file, { ...target, ...emissionOf(target).target });
}

/** Emits Go SDKs: modules that need nothing but the standard library. */
export const backend: Backend = {
  name: "backend-go",
  language: "Go",
  generators: ["gen-go-sdk"],
  version: "0.1.0",
  options,
  supports: supported,
  words: {
    request: "client.Request",
    baseUrl: "option.WithBaseURL",
    middleware: "an `option.WithHTTPClient` or an `option.WithMiddleware` that does",
    algorithms: "the runtime has",
  },
  verifies: (signature) => algorithmOf(signature) !== undefined,
  naming: namingProfile,
  dialect: (target) => dialectFor({ target }),
  plan(target) {
    const { model, module } = emissionOf(target);
    reportMajorVersion(target, module);
    return { files: model.files };
  },
  emit: {
    object: seen(emitObject),
    enum: seen(emitEnum),
    union: seen(emitUnion),
    alias: seen(emitAlias),
    error: seen(emitError),
    resource: seen(emitResource),
    webhook: seen(emitWebhook),
    channel: seen(emitChannel),
  },
  scaffold: (target: TargetContext) => scaffold(emissionOf(target)),
  snippet: (call, target) => snippet(call, emissionOf(target)),
  toolchain: {
    format: { command: "gofmt", args: ["-l", "."] },
    build: { command: "go", args: ["build", "./..."] },
    test: { command: "go", args: ["test", "./..."] },
  },
};

const plugin: Plugin = {
  name: backend.name,
  catalogues: [goCatalogue],
  apply(compiler) {
    compiler.hooks.backend.tap(backend.name, (generator) =>
      backend.generators.includes(generator) ? backend : undefined,
    );
  },
};

export default plugin;
