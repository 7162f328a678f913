import type { Emitters, Plugin } from "@sdkwright/plugin-api";
import { defineBackend } from "@sdkwright/plugin-api";
import { callers } from "./callers.js";
import { dialect } from "./dialect.js";
import { type Emission, emissionOf } from "./emission.js";
import { emitClient } from "./emit/client.js";
import { emitEntry } from "./emit/entry.js";
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
  // A result is spelled out where it is used: no node of the kind is planned.
  result: () => undefined,
  object: emitObject,
  enum: emitEnum,
  union: emitUnion,
  alias: emitAlias,
  error: emitError,
  channel: emitChannel,
  webhooks: emitWebhooks,
  options: emitOptions,
  environments: emitEnvironments,
  entry: emitEntry,
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
  assets: scaffold,
  program,
});

const plugin: Plugin = { name: backend.name, catalogues: [typescriptCatalogue], backends: [backend] };

export default plugin;
