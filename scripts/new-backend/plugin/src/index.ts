import { programWriter } from "@sdkwright/docs-kit";
import { defineBackend, type Plugin } from "@sdkwright/plugin-api";
import { type Context, LACKS } from "./context.js";
import { dialect } from "./dialect.js";
import { emitClient } from "./emit/client.js";
import { emitError } from "./emit/error.js";
import { emitRequest } from "./emit/request.js";
import { emitAlias, emitEnum, emitObject, emitUnion } from "./emit/types.js";
import { unplanned } from "./emit/unplanned.js";
import { language } from "./language.js";
import { naming } from "./names.js";
import { options } from "./options.js";
import { plan } from "./plan.js";

/** Emits __Title__ SDKs: for now an outline of types and HTTP calls. */
export const backend = defineBackend<Context, typeof options>({
  name: "backend-__key__",
  generators: ["gen-__key__-sdk"],
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
    result: unplanned,
    channel: unplanned,
    webhooks: unplanned,
    options: unplanned,
    environments: unplanned,
    entry: unplanned,
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
