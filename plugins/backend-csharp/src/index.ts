import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { type Context, contextOf } from "./context.js";
import { dialectOf } from "./dialect.js";
import { emitBatch } from "./emit/batch.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitInterface, emitRawClient } from "./emit/forms.js";
import { emitObject } from "./emit/object.js";
import { emitOperations } from "./emit/operations.js";
import { emitOptions } from "./emit/options.js";
import { emitRequest } from "./emit/request.js";
import { emitResult } from "./emit/result.js";
import { emitSpec } from "./emit/spec.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { namespaceOf, packageId } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles } from "./plan.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";
import { scalarName } from "./types.js";

const parts: SdkParts<Context, PartName> = {
  interface: { ...PARTS.interface, emit: emitInterface },
  rawClient: { ...PARTS.rawClient, emit: emitRawClient },
  spec: { ...PARTS.spec, emit: emitSpec },
  operations: { ...PARTS.operations, emit: emitOperations },
  batch: { ...PARTS.batch, emit: emitBatch },
};

/** Emits C# SDKs: libraries with asynchronous clients, which need nothing but .NET. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-csharp",
  generators: ["gen-csharp-sdk", "gen-dotnet-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-always", events: "named", constants: "enums" },
  options,
  lacks: new Set(),
  callers: () => ({
    scalar: ({ primitive }) => scalarName(primitive),
    typing: "nominal",
    call: (path) => `${["client", ...path].join(".")}Async()`,
  }),
  packages: (target) => ({ package: namespaceOf(target), artifact: packageId(target) }),
  naming: namingProfile,
  plan: planFiles,
  prepare: contextOf,
  dialect: ({ namespace, client }) => dialectOf(namespace, namespace, client),
  emit: {
    client: emitClient,
    request: emitRequest,
    result: emitResult,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: { leftOut: "C# has no public names for types that exist: the type itself is written where it is used." },
    error: emitError,
    channel: emitChannel,
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
