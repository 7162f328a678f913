import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialect } from "./dialect.js";
import { emitBatch } from "./emit/batch.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient, emitRawClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitChannelsModule, emitOperationsModule, emitResourcesModule, emitTypesModule } from "./emit/modules.js";
import { emitObject } from "./emit/object.js";
import { emitOperations } from "./emit/operations.js";
import { emitSpec } from "./emit/spec.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { moduleOf, packageName } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles } from "./plan.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { signatureFiles } from "./signatures/signatures.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

const parts: SdkParts<Context, PartName> = {
  rawClient: { ...PARTS.rawClient, emit: emitRawClient },
  spec: { ...PARTS.spec, emit: emitSpec },
  operations: { ...PARTS.operations, emit: emitOperations },
  batch: { ...PARTS.batch, emit: emitBatch },
  typesModule: { ...PARTS.typesModule, emit: emitTypesModule },
  channelsModule: { ...PARTS.channelsModule, emit: emitChannelsModule },
  resourcesModule: { ...PARTS.resourcesModule, emit: emitResourcesModule },
  operationsModule: { ...PARTS.operationsModule, emit: emitOperationsModule },
};

/** Emits Ruby SDKs: gems that need nothing but Ruby and what comes with it. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-ruby",
  generators: ["gen-ruby-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-always", events: "named", constants: "enums" },
  options,
  lacks: new Set(["cancellation", "async", "tuples"]),
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    subtypes: { Float: ["Integer"] },
    typing: "structural",
    requests: "spread",
  }),
  packages: (target) => ({ package: packageName(target), module: moduleOf(target) }),
  naming: namingProfile,
  plan: planFiles,
  prepare: contextOf,
  dialect: () => dialect,
  emit: {
    client: emitClient,
    request: { leftOut: "Methods take keyword arguments." },
    result: { leftOut: "Ruby needs no type for one of several results." },
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: { leftOut: "Ruby has no names for types that exist: the type itself is written where it is used." },
    error: emitError,
    channel: emitChannel,
    webhooks: emitWebhooks,
    options: { leftOut: "Options are keyword arguments." },
    environments: emitEnvironments,
  },
  parts,
  assets: (context) => [...scaffold(context), ...signatureFiles(context)],
  program: writeProgram,
  spelling,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
