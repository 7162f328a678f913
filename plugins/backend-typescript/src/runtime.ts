import type { Sym } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };

/** Identifier in the runtime's sources that stands for the name of the API. */
export const BRAND_TOKEN = "__Brand__";

/** One file of the runtime, as the asset build describes it. */
export interface RuntimeFile {
  readonly path: string;
  readonly content: string;
  /** Features without which an SDK does not need the file; none means that every SDK has it. */
  readonly features: readonly string[];
  /** Names that it declares. */
  readonly exports: readonly string[];
}

/** The runtime of emitted SDKs. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** Names of the runtime that users see, by the file that declares them. `type` marks those without a value. */
export const PUBLIC: { readonly [path: string]: readonly string[] } = {
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

/** Names of the runtime that stand beside those of the client in the package's entry. */
export function publicNames(brand: string): string[] {
  const errors = runtimeFiles.filter(({ path }) => path.startsWith("src/errors/")).flatMap(({ exports }) => exports);
  const others = Object.values(PUBLIC).flatMap((names) => names.map((name) => name.replace("type ", "")));
  return [...errors.map((name) => name.replaceAll(BRAND_TOKEN, brand)), ...others];
}

const modules = new Map<string, string>();
for (const file of runtimeFiles) {
  if (file.path.endsWith("/index.ts")) continue;
  for (const name of file.exports) if (!modules.has(name)) modules.set(name, file.path);
}

/** A name that the runtime exports. One that it does not export is a bug of the backend and throws. */
export function runtime(name: string, typeOnly = false): Sym {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`The runtime has no export '${name}'`);
  return { part: "sym", name, module, ...(typeOnly && { typeOnly }) };
}

/** A type of the runtime. */
export const runtimeType = (name: string): Sym => runtime(name, true);

/** The runtime's files for one SDK: those of the features that it needs, with the API's name in place of the token. */
export function runtimeFor(features: ReadonlySet<string>, brand: string): RuntimeFile[] {
  return runtimeFiles
    .filter((file) => file.features.length === 0 || file.features.some((feature) => features.has(feature)))
    .map((file) => ({ ...file, content: file.content.replaceAll(BRAND_TOKEN, brand) }));
}
