import { defineBackend, type Plugin } from "@sdkwright/plugin-api";
import { callers } from "./callers.js";
import { dialect } from "./dialect.js";
import { type Emission, emissionOf } from "./emission.js";
import { emitClient } from "./emit/client.js";
import { emitEntry, emitEnvironments, emitError, emitWebhooks } from "./emit/modules.js";
import { emitOptions } from "./emit/options.js";
import { emitAlias, emitEnum, emitObject, emitUnion } from "./emit/types.js";
import { unplanned } from "./emit/unplanned.js";
import { language } from "./language.js";
import { namingProfile } from "./names.js";
import { options } from "./options.js";
import { program } from "./samples/programs.js";
import { scaffold } from "./scaffold/scaffold.js";

/** Emits Python SDKs: packages with synchronous and asynchronous clients, which need httpx and pydantic. */
export const backend = defineBackend<Emission, typeof options>({
  name: "backend-python",
  generators: ["gen-python-sdk"],
  version: "0.1.0",
  language,
  style: { arguments: "path-always", events: "named" },
  options,
  lacks: new Set(),
  effort: 1.5,
  callers,
  naming: namingProfile,
  prepare: emissionOf,
  dialect: () => dialect,
  plan: ({ layout }) => layout.files,
  emit: {
    client: emitClient,
    request: unplanned,
    result: unplanned,
    object: emitObject,
    enum: emitEnum,
    union: emitUnion,
    alias: emitAlias,
    error: emitError,
    channel: unplanned,
    webhooks: emitWebhooks,
    options: emitOptions,
    environments: emitEnvironments,
    entry: emitEntry,
  },
  assets: scaffold,
  program,
});

const plugin: Plugin = { name: backend.name, backends: [backend] };

export default plugin;
