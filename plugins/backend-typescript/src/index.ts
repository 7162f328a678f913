import type { Emitters, Plugin } from "@sdkwright/plugin-api";
import { defineBackend } from "@sdkwright/plugin-api";
import { callers } from "./callers.js";
import { type Context, contextOf } from "./context.js";
import { descriptors } from "./descriptors.js";
import { dialect } from "./dialect.js";
import { emitAlias } from "./emit/alias.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOptions } from "./emit/options.js";
import { parts } from "./emit/package.js";
import { emitRequest } from "./emit/request.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { packageName } from "./package.js";
import { planFiles, refusedMove } from "./plan.js";
import { reportKeptNames, typescriptCatalogue } from "./report.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";

const emit: Emitters<Context> = {
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
    return contextOf(target, files);
  },
  dialect: () => dialect,
  emit,
  parts,
  assets: scaffold,
  program: writeProgram,
  spelling,
  descriptors,
});

const plugin: Plugin = { name: backend.name, catalogues: [typescriptCatalogue], backends: [backend] };

export default plugin;
