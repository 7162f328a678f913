import type { EntryNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { runtimeFor } from "../runtime.js";
import { ownCallOptions } from "./call-options.js";
import { settingsName } from "./client-options.js";

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
function emitIndex(file: FileWriter, emission: Emission): void {
  const { sdk, brand, client, features } = emission;
  const settings = settingsName(emission);
  const settingsTypes = [`type ${client}Options`, ...(settings === undefined ? [] : [`type ${settings}`])];
  const own = ownCallOptions(emission).map((name) => `type ${name}`);
  file.line(exportLine([client], "./Client.js"));
  file.line(`export * as ${brand} from "./api/index.js";`);
  file.line(exportLine(["connect", ...settingsTypes], "./connection.js"));
  if (sdk.environments.list.length > 0) file.line(exportLine([`${brand}Environment`], "./environments.js"));
  for (const { path } of runtimeFor(features, brand)) {
    const names = PUBLIC[path]?.filter((name) => !own.includes(name)) ?? [];
    if (names.length > 0) file.line(exportLine(names, `./${path.slice("src/".length, -".ts".length)}.js`));
  }
  if (own.length > 0) file.line(exportLine(own, "./requestOptions.js"));
  file.line('export * from "./errors/index.js";');
  file.line('export { VERSION } from "./version.js";');
  if (sdk.webhooks) file.line(exportLine(["parseWebhook", "verifyWebhook", "type WebhookEvent"], "./webhooks.js"));
}

/** What makes the files a package: its exports, or the version that the User-Agent header tells. */
export function emitEntry({ role }: EntryNode, file: FileWriter, emission: Emission): void {
  if (role === "index") {
    emitIndex(file, emission);
    return;
  }
  file.doc({ text: ["Version of this package."] });
  file.line(`export const VERSION: string = ${stringLiteral(emission.target.packageInfo.version)};`);
}
