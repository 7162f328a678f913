import type { Emitters, Plugin } from "@sdkwright/plugin-api";
import { defineBackend } from "@sdkwright/plugin-api";
import { callers } from "./callers.js";
import { dialect } from "./dialect.js";
import { type Emission, emissionOf } from "./emission.js";
import { emitClient } from "./emit/client.js";
import { parts } from "./emit/entry.js";
import { emitRequest } from "./emit/method.js";
import { emitEnvironments, emitOptions } from "./emit/options.js";
import { emitAlias, emitChannel, emitEnum, emitError, emitObject, emitUnion } from "./emit/types.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile, packageName } from "./names.js";
import { options } from "./options.js";
import { planFiles, refusedMove } from "./plan.js";
import { reportKeptNames, typescriptCatalogue } from "./report.js";
import { program } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";

const emit: Emitters<Emission> = {
  client: emitClient,
  request: emitRequest,
  result: { leftOut: "A result of several types is their union, written where it is used." },
  object: emitObject,
  enum: emitEnum,
  union: emitUnion,
  alias: emitAlias,
  error: emitError,
  channel: emitChannel,
  webhooks: emitWebhooks,
  options: emitOptions,
  environments: emitEnvironments,
};

/** Emits TypeScript SDKs: dependency-free packages for Node, Deno, Bun, workers and browsers. */
export const backend = defineBackend({
  name: "backend-typescript",
  generators: ["gen-typescript-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "as-configured", events: "inline", bodies: "extended" },
  options,
  lacks: new Set(),
  callers,
  packages: (target) => ({ package: packageName(target) }),
  naming: namingProfile,
  plan: planFiles,
  refusedMove,
  prepare(target, files) {
    reportKeptNames(target);
    return emissionOf(target, files);
  },
  dialect: () => dialect,
  emit,
  parts,
  assets: scaffold,
  program,
});

const plugin: Plugin = { name: backend.name, catalogues: [typescriptCatalogue], backends: [backend] };

export default plugin;
