import { defineBackend, type Plugin } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialect } from "./dialect.js";
import { emitAlias } from "./emit/alias.js";
import { emitClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOptions } from "./emit/options.js";
import { parts } from "./emit/package.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { moduleName, packageName } from "./package.js";
import { planFiles, refusedMove } from "./plan.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

/** Emits Python SDKs: packages with synchronous and asynchronous clients, which need httpx and pydantic. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-python",
  generators: ["gen-python-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-always", events: "named" },
  options,
  lacks: new Set(),
  effort: 1.5,
  // A change is breaking if a type checker of the calling program would report it.
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    subtypes: { float: ["int"] },
    typing: "classes",
    requests: "spread",
  }),
  packages: (target) => ({ module: moduleName(target), package: packageName(target) }),
  naming: namingProfile,
  plan: planFiles,
  refusedMove,
  prepare: contextOf,
  dialect: () => dialect,
  emit: {
    client: emitClient,
    request: { leftOut: "Methods take keyword arguments." },
    result: { leftOut: "A result of several types is their union, written where it is used." },
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
    error: emitError,
    channel: { leftOut: "A channel is the connection of the runtime, typed by its messages." },
    webhooks: emitWebhooks,
    options: emitOptions,
    environments: emitEnvironments,
  },
  parts,
  assets: scaffold,
  program: writeProgram,
  spelling,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
