import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialect } from "./dialect.js";
import { emitBatch } from "./emit/batch.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient, emitRawClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOperations } from "./emit/operations.js";
import { emitRequest } from "./emit/request.js";
import { emitResult } from "./emit/result.js";
import { emitShapes } from "./emit/shapes.js";
import { emitSpec } from "./emit/spec.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { moduleOf, packageName } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles } from "./plan.js";
import { reportHiddenModule, swiftCatalogue } from "./report.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { shortFields } from "./short-form.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

const parts: SdkParts<Context, PartName> = {
  rawClient: { ...PARTS.rawClient, emit: emitRawClient },
  spec: { ...PARTS.spec, emit: emitSpec },
  operations: { ...PARTS.operations, emit: emitOperations },
  shapes: { ...PARTS.shapes, emit: emitShapes },
  batch: { ...PARTS.batch, emit: emitBatch },
};

/** Emits Swift SDKs: packages with asynchronous clients, which need nothing but Foundation. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-swift",
  generators: ["gen-swift-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-only-too", events: "named", constants: "enums" },
  options,
  lacks: new Set(["tuples"]),
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    typing: "nominal",
    shortForm: shortFields,
  }),
  packages: (target) => ({ package: packageName(target), module: moduleOf(target) }),
  naming: namingProfile,
  plan: planFiles,
  prepare(target, files) {
    const context = contextOf(target, files);
    reportHiddenModule(context);
    return context;
  },
  dialect: () => dialect,
  emit: {
    client: emitClient,
    request: emitRequest,
    result: emitResult,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: { leftOut: "The type itself is written where it is used." },
    error: emitError,
    channel: emitChannel,
    webhooks: emitWebhooks,
    options: { leftOut: "Options are parameters of the client's initializer." },
    environments: emitEnvironments,
  },
  parts,
  assets: scaffold,
  program: writeProgram,
  spelling,
});

const plugin: Plugin = { name: backend.name, catalogues: [swiftCatalogue], backends: [backend] };

export default plugin;
