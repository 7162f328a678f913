import { programWriter } from "@sdkwright/docs-kit";
import { defineBackend, type Plugin } from "@sdkwright/plugin-api";
import { type Context, LACKS } from "./context.js";
import { dialect } from "./dialect.js";
import { emitAlias } from "./emit/alias.js";
import { emitClient } from "./emit/client.js";
import { emitEnum } from "./emit/enum.js";
import { emitError } from "./emit/error.js";
import { emitObject } from "./emit/object.js";
import { emitRequest } from "./emit/request.js";
import { emitUnion } from "./emit/union.js";
import { language } from "./language.js";
import { naming } from "./names.js";
import { options } from "./options.js";
import { plan } from "./plan.js";

/** Stands for the handlers of nodes that `plan` puts into no file yet. */
const TO_DO = "The Csharp backend has no code for it yet.";

/** Emits Csharp SDKs: for now an outline of types and HTTP calls. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-csharp",
  generators: ["gen-csharp-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "as-configured", events: "inline" },
  options,
  lacks: LACKS,
  naming,
  prepare: (target) => target,
  dialect: () => dialect,
  plan,
  emit: {
    client: emitClient,
    request: emitRequest,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
    error: emitError,
    result: { leftOut: TO_DO },
    channel: { leftOut: TO_DO },
    webhooks: { leftOut: TO_DO },
    options: { leftOut: TO_DO },
    environments: { leftOut: TO_DO },
  },
  assets: () => [],
  program: programWriter({
    call: null,
    catch: null,
    batch: null,
    client: null,
    webhook: null,
    standalone: null,
  }),
});

const plugin: Plugin = { name: backend.name, api: 1, backends: [backend] };

export default plugin;
