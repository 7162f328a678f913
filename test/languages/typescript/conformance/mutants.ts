import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `core/${file}`, search, replace } };
}

/** Defects that were seen in shipping SDKs, or lie near. */
export const MUTANTS: readonly Mutant[] = [
  mutant("credentials follow redirects to other origins", "RD-1", [
    "http/transport.ts",
    "sameOrigin ? given : portableHeaders(given)",
    "given",
  ]),
  mutant("the platform follows redirects", "RD-1", [
    "http/transport.ts",
    'redirect: isBrowser() ? "follow" : "manual"',
    'redirect: "follow"',
  ]),
  mutant("a POST follows 302", "RD-3", ["http/transport.ts", "response.status <= 302 || !sameOrigin", "!sameOrigin"]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "http/transport.ts",
    "response.status <= 302 || !sameOrigin",
    "response.status <= 302",
  ]),
  mutant("redirects without end", "RD-4", ["http/transport.ts", "const MOST_HOPS = 5;", "const MOST_HOPS = 50;"]),
  mutant("https becomes http", "RD-4", [
    "http/transport.ts",
    'from.protocol === "https:" && to.protocol !== "https:"',
    "false",
  ]),
  mutant("Retry-After without a cap", "RT-6", ["http/retry.ts", "LONGEST_WAIT_MS = 60_000", "LONGEST_WAIT_MS = 1e9"]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["http/retry.ts", "if (ms !== undefined) return ms;", ""]),
  mutant("the first back-off is none", "RT-3", ["http/retry.ts", "500 * 2 ** (attempt - 1)", "500 * (attempt - 1)"]),
  mutant("501 is retried", "RT-2", ["http/retry.ts", "status !== 501 && ", ""]),
  mutant("429 is not retried", "RT-1", [
    "http/retry.ts",
    "status === 408 || status === 429) return true",
    "status === 408) return true",
  ]),
  mutant("every POST is retried", "RT-9", ["http/attempt.ts", "(prepared.safe || hadNoEffect(status))", "true"]),
  mutant("connection failures are not retried", "RT-8", [
    "http/call.ts",
    "if (!(error instanceof ConnectionError)) return undefined;",
    "return undefined;",
  ]),
  mutant("a stream is sent twice", "RT-10", [
    "http/call.ts",
    "retries < prepared.maxRetries && (prepared.body?.replayable ?? true)",
    "retries < prepared.maxRetries",
  ]),
  mutant("waiting ignores cancellation", "CX-2", [
    "http/deadline.ts",
    "return abortable(waited, signal).finally",
    "return waited.finally",
  ]),
  mutant("the time limit ends with the head", "TO-2", [
    "http/response.ts",
    'deadline.phase = "body";',
    "deadline.pause();",
  ]),
  mutant("no time limit", "TO-1", ["http/deadline.ts", "if (!(limitMs > 0) || limitMs > longest) return;", "return;"]),
  mutant("errors show credentials", "ER-4", ["http/text.ts", "if (secret.length >= 3)", "if (secret.length > 1000)"]),
  mutant("logs show headers", "LG-1", ["log/log.ts", 'harmless.has(name) ? value : "***"', "value"]),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
  mutant("logs show queries", "LG-1", ["http/text.ts", '`${part.split("=")[0] ?? ""}=***`', "part"]),
  mutant("printed clients show options", "LG-3", [
    "client/core.ts",
    'return { package: packageName, version, credentials: "***" };',
    "return { package: packageName, version, ...this.#config.options } as never;",
  ]),
  mutant("no single flight of token requests", "OA-5", [
    "auth/oauth.ts",
    "(fetching ??= start(credentials))",
    "start(credentials)",
  ]),
  mutant("a fixed margin before tokens end", "OA-4", ["auth/oauth.ts", "Math.min(120_000, lifetime * 0.2)", "120_000"]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "auth/oauth.ts",
    "return seconds > 0 && Number.isFinite(seconds)",
    "return Number.isFinite(seconds)",
  ]),
  mutant("one cancelled waiter ends the token request", "OA-16", [
    "auth/oauth.ts",
    "shared.waiting === 0 && signal?.aborted === true",
    "signal?.aborted === true",
  ]),
  mutant("a new refresh token is lost", "OA-9", [
    "auth/oauth.ts",
    'rotated !== "" ? rotated : refreshToken',
    'rotated !== "" ? (refreshToken ?? rotated) : refreshToken',
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "auth/context.ts",
    "isPlain ? config.fixed?.get(operation) : undefined",
    "config.fixed?.get(operation)",
  ]),
  mutant("a credential of one call stays", "AU-10", [
    "auth/context.ts",
    "if (isPlain) config.fixed?.set(operation, applied);",
    "config.fixed?.set(operation, applied);",
  ]),
  mutant("a supplier is asked once for all calls", "AU-1", [
    "auth/context.ts",
    'typeof value !== "function"',
    "value !== undefined",
  ]),
  mutant("a fetched token stays for all calls", "OA-4", [
    "auth/context.ts",
    'every(({ kind }) => kind !== "oauth")',
    "every(() => true)",
  ]),
  mutant("403 renews the token", "OA-14", [
    "http/attempt.ts",
    "status === 401 && applied.token",
    "(status === 401 || status === 403) && applied.token",
  ]),
  mutant("keys are no UUIDv4", "ID-1", ["http/idempotency.ts", "| 0x40", "| 0x50"]),
  mutant("the caller's key is not seen", "ID-3", [
    "http/idempotency.ts",
    "options.idempotencyKey ?? randomUuid()",
    "randomUuid()",
  ]),
  mutant("false in a query is dropped", "NL-5", [
    "url/query.ts",
    "if (value === undefined || value === null) return [];",
    "if (!value) return [];",
  ]),
  mutant("false in a body is dropped", "NL-5", [
    "http/request.ts",
    "value !== undefined && !from.taken.has(key)",
    "Boolean(value) && !from.taken.has(key)",
  ]),
  mutant("paths may climb", "CF-1", ["url/path.ts", "dotSegment.test(text)", "text === null"]),
  mutant("the environment is read at the call", "EN-3", [
    "auth/context.ts",
    "config.environment.get(env)",
    "(globalThis as unknown as { process: { env: Record<string, string> } }).process.env[env]",
  ]),
  mutant("an empty argument falls back", "EN-4", [
    "auth/context.ts",
    "if (value === undefined || value === null)",
    "if (!value)",
  ]),
  mutant("any: the last scheme wins", "AN-1", ["auth/auth.ts", ".slice(0, 1)", ".slice(-1)"]),
  mutant("a cursor may repeat", "PG-3", [
    "page/next.ts",
    "if (textOf(used) === by || wasFollowed(call.followed, by)) throw stuck(spec, page);",
    "",
  ]),
  mutant("a resumed stream begins anew", "ST-7", ["stream/resume.ts", '"Last-Event-ID": lastId', '"X-Last": lastId']),
  mutant("a stream is resumed without end", "ST-7", ["stream/resume.ts", "failures >= limit || ", ""]),
  mutant("pages are always counted from 1", "PG-6", ["page/next.ts", "spec.start ?? (", "("]),
  mutant("errors of a class of statuses have no type", "ER-7", [
    "http/failure.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
    "declared?.[status] ?? declared?.[`${String(Math.floor(status / 100))}XX`]",
    "declared?.[status]",
  ]),
  mutant("what chooses a stream is not sent", "ST-6", [
    "http/request.ts",
    "operation.pinned ? { ...asked, ...operation.pinned } : asked",
    "asked",
  ]),
  mutant("pages may be on another origin", "PG-5", [
    "page/next.ts",
    "url === undefined || new URL(url).origin !== new URL(base).origin",
    "url === undefined",
  ]),
  mutant("webhooks of any time are taken", "WH-1", [
    "webhook/verify.ts",
    "if (Math.abs(seconds) <= toleranceSeconds) return;",
    "if (toleranceSeconds >= 0) return;",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "webhook/verify.ts",
    "Math.abs(seconds) <= toleranceSeconds",
    "seconds <= toleranceSeconds",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "webhook/verify.ts",
    ".filter((text) => text.startsWith(prefix))",
    ".filter((text) => text.startsWith(prefix)).slice(0, 1)",
  ]),
  mutant("a webhook without a signature is taken", "WH-1", [
    "webhook/verify.ts",
    "if (signed.length === 0) {",
    "if (signed.length === 0) return;\n  if (signed.length > 9) {",
  ]),
  mutant("the time is not signed", "WH-1", [
    "webhook/verify.ts",
    'if (component === "body") return bytesOf(delivery);',
    'if (component === "body") return bytesOf(delivery);\n    if (component === "timestamp") return "";',
  ]),
  mutant("a channel is opened without credentials", "WS-1", [
    "socket/connect.ts",
    "await credentialsFor(config, prepared)",
    "{ headers: [], query: [], cookies: [], secrets: [] as string[] }",
  ]),
  mutant("any end of a channel is a good one", "WS-1", [
    "socket/link.ts",
    "this.#isOver || code === 1000 || code === 1005",
    "code >= 1000",
  ]),
  mutant("messages that are not JSON are lost", "WS-1", [
    "socket/socket.ts",
    "    return data;\n",
    "    return undefined;\n",
  ]),
  mutant("large integers are rounded", "SC-1", [
    "json/integers.ts",
    "if (!/\\d{16}/.test(text)) return undefined;",
    "return undefined;",
  ]),
  ...READING_MUTANTS,
];
