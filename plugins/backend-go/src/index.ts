import { defineBackend, type Plugin, type SdkParts } from "@sdkwright/plugin-api";
import { callers } from "./callers.js";
import { type Context, contextOf, dialectFor } from "./context.js";
import { emitAlias } from "./emit/alias.js";
import { emitAliases } from "./emit/aliases.js";
import { emitChannel } from "./emit/channel.js";
import { emitClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitEnvironments } from "./emit/environments.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitOptions } from "./emit/options.js";
import { emitRequest } from "./emit/request.js";
import { emitResult } from "./emit/result.js";
import { emitTuples } from "./emit/tuples.js";
import { emitUnion } from "./emit/union.js";
import { emitWebhooks } from "./emit/webhooks.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { modulePath, packageName } from "./package.js";
import { PARTS, type PartName } from "./parts.js";
import { planFiles, refusedMove } from "./plan.js";
import { goCatalogue, reportMajorVersion } from "./report.js";
import { writeProgram } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";
import { spelling } from "./spelling.js";

const parts: SdkParts<Context, PartName> = {
  tuples: { ...PARTS.tuples, emit: emitTuples },
  aliases: { ...PARTS.aliases, emit: emitAliases },
};

/** Emits Go SDKs: modules that need nothing but the standard library. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-go",
  generators: ["gen-go-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-only-too", events: "named", constants: "enums" },
  options,
  lacks: new Set(),
  effort: 1.8,
  callers,
  packages: (target) => ({ "import path": modulePath(target), package: packageName(target) }),
  naming: () => namingProfile,
  plan: planFiles,
  refusedMove,
  prepare(target, files) {
    const context = contextOf(target, files);
    reportMajorVersion(context);
    return context;
  },
  dialect: dialectFor,
  emit: {
    client: emitClient,
    request: emitRequest,
    result: emitResult,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
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

const plugin: Plugin = { name: backend.name, catalogues: [goCatalogue], backends: [backend] };

export default plugin;
