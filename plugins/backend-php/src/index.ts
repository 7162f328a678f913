import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialectOf } from "./dialect.js";
import { emitBatch } from "./emit/batch.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient, emitRawClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOperations } from "./emit/operations.js";
import { emitRequest } from "./emit/request.js";
import { emitSpec } from "./emit/spec.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { namespaceOf, packageName } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles } from "./plan.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

const parts: SdkParts<Context, PartName> = {
  rawClient: { ...PARTS.rawClient, emit: emitRawClient },
  spec: { ...PARTS.spec, emit: emitSpec },
  operations: { ...PARTS.operations, emit: emitOperations },
  batch: { ...PARTS.batch, emit: emitBatch },
};

/** Emits PHP SDKs: packages that need nothing but PHP and its extension for curl. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-php",
  generators: ["gen-php-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-always", events: "named", constants: "enums" },
  options,
  lacks: new Set(["cancellation", "async"]),
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    subtypes: { float: ["int"] },
    typing: "classes",
    call: (path) => `$client->${path.join("->")}()`,
  }),
  packages: (target) => ({ package: packageName(target), namespace: namespaceOf(target) }),
  naming: namingProfile,
  plan: planFiles,
  refusedMove: () => "Composer finds a class in the file that is called after it.",
  prepare: contextOf,
  dialect: ({ namespace }) => dialectOf(namespace),
  emit: {
    client: emitClient,
    request: emitRequest,
    result: { leftOut: "The native type of a method has all types of its results." },
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: { leftOut: "PHP has no names for types that exist: the type itself is written where it is used." },
    error: emitError,
    channel: emitChannel,
    webhooks: emitWebhooks,
    options: { leftOut: "Options are arguments of the client's constructor." },
    environments: emitEnvironments,
  },
  parts,
  assets: scaffold,
  program: writeProgram,
  spelling,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
