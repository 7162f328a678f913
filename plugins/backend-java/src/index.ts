import { defineBackend, type Plugin } from "@sdkwright/plugin-api";
import { dialect } from "./dialect.js";
import { type Emission, emissionOf } from "./emission.js";
import { emitEnvironments } from "./emit/builder.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient, emitEntry } from "./emit/client.js";
import { emitError } from "./emit/error.js";
import { emitRequest } from "./emit/request.js";
import { emitResult } from "./emit/result.js";
import { emitEnum, emitObject } from "./emit/types.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { coordinateOf, packageName } from "./packages.js";
import { planFiles, refusedMove } from "./plan.js";
import { writeProgram } from "./samples/program.js";
import { scaffold } from "./scaffold/scaffold.js";
import { scalarName } from "./types.js";

/** Java has no declaration for these kinds of nodes; their uses are written inline. */
const notPlanned = (): void => undefined;

/** Emits Java SDKs: libraries with synchronous and asynchronous clients, which need Jackson. */
export const backend = defineBackend<Emission, typeof options>({
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
    groupCall: "()",
  }),
  packages: (target) => ({ package: packageName(target), artifact: coordinateOf(target).artifact }),
  naming: namingProfile,
  plan: planFiles,
  refusedMove,
  prepare: emissionOf,
  dialect: () => dialect,
  emit: {
    client: emitClient,
    request: emitRequest,
    result: emitResult,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: notPlanned,
    error: emitError,
    channel: emitChannel,
    webhooks: emitWebhooks,
    options: notPlanned,
    environments: emitEnvironments,
    entry: emitEntry,
  },
  assets: scaffold,
  program: writeProgram,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
