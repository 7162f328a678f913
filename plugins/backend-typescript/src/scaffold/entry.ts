import {
  createFile,
  group,
  indent,
  line,
  list,
  type Part,
  reachableEnvironments,
  type ScaffoldFile,
} from "@sdkwright/plugin-api";
import { brandOf, clientName } from "../brand.js";
import { dialect, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { settingsName } from "../emit/connection.js";
import { emitObjectConstant } from "../emit/constant.js";
import { ownCallOptions } from "../emit/credentials.js";
import { type Entry, entries, text } from "../literals.js";
import { PATHS } from "../model/paths.js";
import { runtimeFor } from "../runtime.js";

/** Names of the runtime that users see, by the file that declares them. `type` marks those without a value. */
const PUBLIC: { readonly [path: string]: readonly string[] } = {
  "src/core/client/options.ts": [
    "type ClientOptions",
    "type HeaderValues",
    "type RawRequestOptions",
    "type RequestOptions",
    "type Supplier",
  ],
  "src/core/file/download.ts": ["BinaryResponse"],
  "src/core/file/input.ts": ["type FileData", "type FileInput"],
  "src/core/http/middleware.ts": ["type Fetch", "type HttpRequest", "type Middleware", "type Next"],
  "src/core/http/promise.ts": ["ApiPromise"],
  "src/core/http/response.ts": ["type RawResponse", "type WithRawResponse"],
  "src/core/log/log.ts": ["type Logger", "type LogLevel"],
  "src/core/page/page.ts": ["Page", "PagePromise"],
  "src/core/socket/link.ts": ["type SocketEnd"],
  "src/core/socket/platform.ts": ["type WebSocketConstructor"],
  "src/core/socket/socket.ts": ["type ChannelSocket", "type SocketOptions"],
  "src/core/stream/eventStream.ts": ["EventStream"],
  "src/core/unknown.ts": ["type UnknownTag"],
  "src/core/webhook/delivery.ts": ["type WebhookDelivery"],
  "src/core/webhook/verify.ts": ["type WebhookOptions", "type WebhookSecret"],
  "src/errors/connect.ts": ["isConnectError", "type ConnectCode", "type ConnectErrorDetail", "type ConnectFailure"],
  "src/errors/rpc.ts": ["JsonRpcError", "type JsonRpcFailure"],
  "src/errors/socket.ts": ["SocketClosedError"],
  "src/errors/webhook.ts": ["WebhookVerificationError"],
};

function exportLine(names: readonly string[], from: string): Part {
  const types = names.every((name) => name.startsWith("type "));
  const bare = types ? names.map((name) => name.slice(5)) : names;
  return [list(types ? "export type {" : "export {", bare, "}", { spaced: true }), ` from ${stringLiteral(from)};`];
}

/** The package's entry: the client, the API's types under its name, errors, and what users see of the runtime. */
export function entryFile(emission: Emission, features: ReadonlySet<string>): ScaffoldFile {
  const { api, options } = emission.target;
  const brand = brandOf(api, options);
  const client = clientName(api, options);
  const settings = settingsName(emission);
  const settingsTypes = [`type ${client}Options`, ...(settings === undefined ? [] : [`type ${settings}`])];
  const own = ownCallOptions(emission).map((name) => `type ${name}`);
  const file = createFile(PATHS.index, dialect);
  file.line(exportLine([client], "./Client.js"));
  file.line(`export * as ${brand} from "./api/index.js";`);
  file.line(exportLine(["connect", ...settingsTypes], "./connection.js"));
  if (reachableEnvironments(api).length > 0) file.line(exportLine([`${brand}Environment`], "./environments.js"));
  for (const { path } of runtimeFor(features, brand)) {
    const names = PUBLIC[path]?.filter((name) => !own.includes(name)) ?? [];
    if (names.length > 0) file.line(exportLine(names, `./${path.slice("src/".length, -".ts".length)}.js`));
  }
  if (own.length > 0) file.line(exportLine(own, "./requestOptions.js"));
  file.line('export * from "./errors/index.js";');
  file.line('export { VERSION } from "./version.js";');
  if (features.has("webhook")) {
    file.line(exportLine(["parseWebhook", "verifyWebhook", "type WebhookEvent"], "./webhooks.js"));
  }
  return { path: PATHS.index, content: file.finish().content, kind: "generated" };
}

/** `export const AcmeEnvironment = { Production: "Production" } as const`; the values are what the client takes. */
export function environmentsFile(emission: Emission): ScaffoldFile[] {
  const { api, names, options } = emission.target;
  const reachable = reachableEnvironments(api);
  if (reachable.length === 0) return [];
  const name = `${brandOf(api, options)}Environment`;
  const file = createFile(PATHS.environments, dialect);
  file.doc({ text: ["The API's servers, the default first."] });
  const members = (): void => {
    for (const { index, environment } of reachable) {
      const url = environment.urls[0]?.template ?? "";
      const description = environment.description ?? environment.summary;
      file.doc({ text: [...(description === undefined ? [] : [description]), `\`${url}\``] });
      const entry: Entry = [names.environment(index), text(names.environment(index))];
      for (const part of entries([entry])) file.line(part, ",");
    }
  };
  emitObjectConstant(file, `export const ${name} =`, members, "} as const;");
  file.blank();
  file.doc({ text: ["Name of a server."] });
  const values = `(typeof ${name})[keyof typeof ${name}];`;
  file.line(`export type ${name} =`, group(indent(line, values)));
  return [{ path: PATHS.environments, content: file.finish().content, kind: "generated" }];
}

/** The version that the User-Agent header tells. */
export function versionFile({ target }: Emission): ScaffoldFile {
  const content = `/** Version of this package. */\nexport const VERSION: string = ${stringLiteral(target.packageInfo.version)};\n`;
  return { path: PATHS.version, content, kind: "generated" };
}
