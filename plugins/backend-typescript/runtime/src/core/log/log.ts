import type { Outgoing } from "../http/middleware.js";
import { maskedUrl } from "../http/text.js";

/** Receives log messages. `console` is a logger. */
export interface Logger {
  debug(message: string, fields: object): void;
  info(message: string, fields: object): void;
  warn(message: string, fields: object): void;
  error(message: string, fields: object): void;
}

/** Minimum level of the messages to log. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "off";

/** Logs one event of a call. Never bodies; header values only of well-known harmless names. */
export type Log = (level: Exclude<LogLevel, "off">, event: string, fields: object) => void;

const levels: readonly LogLevel[] = ["debug", "info", "warn", "error", "off"];

/** Names that no API uses for a secret. A list of names to hide could not know the API's own key header. */
const harmless: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "range",
  "request-id",
  "retry-after",
  "retry-after-ms",
  "server",
  "transfer-encoding",
  "user-agent",
  "x-correlation-id",
  "x-request-id",
]);

/** Undefined where nothing is to be logged. */
export function createLog(logger: Logger | undefined, level: LogLevel = "info"): Log | undefined {
  if (logger === undefined || level === "off") return undefined;
  const least = levels.indexOf(level);
  return (at, event, fields) => {
    if (levels.indexOf(at) >= least) logger[at](event, fields);
  };
}

/** Headers as logs show them. */
export function maskedHeaders(headers: Headers): Record<string, string> {
  const shown: [string, string][] = [];
  headers.forEach((value, name) => shown.push([name, harmless.has(name) ? value : "***"]));
  return Object.fromEntries(shown);
}

/** Logs that an attempt begins: the headers only at debug. */
export function logRequest(log: Log, request: Outgoing, attempt: number): void {
  const fields = { method: request.method, url: maskedUrl(request.url), attempt };
  log("info", "request", fields);
  log("debug", "request headers", {
    ...fields,
    headers: maskedHeaders(new Headers(request.headers)),
  });
}
