import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialect } from "./dialect.js";
import { emitBatch } from "./emit/batch.js";
import { emitBuilder } from "./emit/builder.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient, emitClientAs } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOperations } from "./emit/operations.js";
import { emitRequest } from "./emit/request.js";
import { emitResult } from "./emit/result.js";
import { emitSpec } from "./emit/spec.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { coordinateOf, packageName } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles, refusedMove } from "./plan.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

const parts: SdkParts<Context, PartName> = {
  builder: { ...PARTS.builder, emit: emitBuilder },
  spec: { ...PARTS.spec, emit: emitSpec },
  asyncClient: { ...PARTS.asyncClient, emit: emitClientAs("asyncClient") },
  rawClient: { ...PARTS.rawClient, emit: emitClientAs("rawClient") },
  asyncRawClient: { ...PARTS.asyncRawClient, emit: emitClientAs("asyncRawClient") },
  operations: { ...PARTS.operations, emit: emitOperations },
  batch: { ...PARTS.batch, emit: emitBatch },
};

/** Emits Java SDKs: libraries with synchronous and asynchronous clients, which need Jackson. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-java",
  generators: ["gen-java-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-only-too", events: "named", constants: "enums" },
  options,
  lacks: new Set(),
  effort: 2,
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    typing: "nominal",
    fixedArity: true,
    call: (path) => `client.${path.join("().")}()`,
  }),
  packages: (target) => ({ package: packageName(target), artifact: coordinateOf(target).artifact }),
  naming: namingProfile,
  plan: planFiles,
  refusedMove,
  prepare: contextOf,
  dialect: () => dialect,
  emit: {
    client: emitClient,
    request: emitRequest,
    result: emitResult,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: { leftOut: "Java has no names for types that exist: the type itself is written where it is used." },
    error: emitError,
    channel: emitChannel,
    webhooks: emitWebhooks,
    options: { leftOut: "Options of a client are methods of its builder, those of a call a class of the runtime." },
    environments: emitEnvironments,
  },
  parts,
  assets: scaffold,
  program: writeProgram,
  spelling,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
