import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `${file}.swift`, search, replace } };
}

const REDIRECTS: readonly Mutant[] = [
  mutant("credentials follow redirects to other origins", "RD-1", [
    "HTTP/Sender",
    "(isSame || portable.contains(key))",
    "(isSame || !key.isEmpty)",
  ]),
  mutant("a POST follows 302", "RD-3", ["HTTP/Sender", "response.status > 302 &&", "response.status > 301 &&"]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "HTTP/Sender",
    "response.status > 302 && isSame && isRepeatable",
    "response.status > 302 && isRepeatable",
  ]),
  mutant("redirects without end", "RD-4", ["HTTP/Sender", "mostHops = 5", "mostHops = 50"]),
  mutant("https becomes http", "RD-4", [
    "HTTP/Sender",
    'URLs.scheme(to) != "https" { return nil }',
    "to.isEmpty { return nil }",
  ]),
];

const RETRIES: readonly Mutant[] = [
  mutant("a wait beyond a minute is waited for", "RT-6", [
    "HTTP/Attempts",
    "asked ?? 0 <= Retry.longestWait",
    "asked ?? 0 <= Retry.longestWait * 60",
  ]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["HTTP/Retry", '"retry-after-ms"', '"x-none"']),
  mutant("the first back-off is none", "RT-3", [
    "HTTP/Retry",
    "pow(2, Double(min(number, 30) - 1))",
    "Double(min(number, 30) - 1)",
  ]),
  mutant("501 is retried", "RT-2", ["HTTP/Retry", "status != 501 && status != 505", "status != 505"]),
  mutant("429 is not retried", "RT-1", ["HTTP/Retry", "status == 408 || status == 429 ||", "status == 408 ||"]),
  mutant("every POST is retried", "RT-9", [
    "HTTP/Attempts",
    "(prepared.isSafe || Retry.hasNoEffect(reply.status))",
    "(prepared.isSafe || reply.status > 0)",
  ]),
  mutant("a lost POST is sent again", "RT-9", [
    "HTTP/Attempts",
    "prepared.isSafe || error.phase == .connect",
    "prepared.isSafe || error.phase != .idle",
  ]),
  mutant("errors count no attempts", "RT-3", ["HTTP/Attempts", "number += 1", "number = 1"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "HTTP/Prepared",
    "options.maxRetries ?? config.options.maxRetries",
    "config.options.maxRetries",
  ]),
];

const CREDENTIALS: readonly Mutant[] = [
  mutant("403 renews the token", "OA-14", [
    "HTTP/Attempts",
    "if reply.status == 401, let token",
    "if [401, 403].contains(reply.status), let token",
  ]),
  mutant("a refused token is kept", "OA-7", [
    "Auth/OAuthTokens",
    "if held?.access == token {",
    "if held?.access == token + token {",
  ]),
  mutant("no single flight of token requests", "OA-5", [
    "Auth/OAuthTokens",
    "if flight != nil { return }",
    "if waiting.isEmpty { return }",
  ]),
  mutant("tokens are renewed two minutes early, whatever their life", "OA-4", [
    "Auth/HeldToken",
    "lifetime - min(lifetime / 5, Self.mostMargin)",
    "lifetime - Self.mostMargin",
  ]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "Auth/HeldToken",
    "let seconds, seconds > 0,",
    "let seconds, seconds >= 0,",
  ]),
  mutant("a rotated refresh token is lost", "OA-9", [
    "Auth/HeldToken",
    "spec.response.refreshToken.flatMap { Self.token(response, $0) } ?? refresh",
    "refresh ?? spec.response.refreshToken.flatMap { Self.token(response, $0) }",
  ]),
  mutant("a refused refresh token is the error", "OA-10", [
    "Auth/TokenRequests",
    "(400...499).contains(status)",
    "status == 0",
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "Auth/CredentialValues",
    "if let own = given[credential.option] {",
    "if let own = given[credential.option], own.isEmpty {",
  ]),
  mutant("any: the last scheme wins", "AN-1", ["Auth/SchemeChooser", ".prefix(1)", ".suffix(1)"]),
  mutant("the first alternative is used, whatever is missing", "ES-2", [
    "Auth/SchemeChooser",
    "if missing.isEmpty { return schemes(keys) }",
    "if missing.count < 100 { return schemes(keys) }",
  ]),
  mutant("a missing scheme of all is passed over", "AL-1", [
    "Auth/SchemeChooser",
    "if missing.isEmpty { return schemes(auth.apply) }",
    "if missing.count < auth.apply.count { return schemes(auth.apply) }",
  ]),
];

const REQUESTS: readonly Mutant[] = [
  mutant("idempotency keys are always the same", "ID-1", [
    "HTTP/Prepared",
    "UUID().uuidString.lowercased()",
    '"b5e1c2a4-7c1d-4f00-8000-2f6a1d0c9e11"',
  ]),
  mutant("the caller's key is not seen", "ID-3", ["HTTP/Prepared", "call.options.idempotencyKey ?? UUID()", "UUID()"]),
  mutant("paths may climb", "CF-1", ["Requests/Paths", "if hasDots(text) {", "if text.isEmpty {"]),
  mutant("a path parameter leaves its segment", "CF-1", [
    "Requests/Paths",
    'parameter.greedy ? segment + "/" : segment',
    'segment + "/?#"',
  ]),
  mutant("a plus sign in a query is left", "QS-1", [
    "Requests/Query",
    "Percent.encodeReserved(text) : Percent.encode(text)",
    'Percent.encodeReserved(text) : Percent.encode(text, allowed: "+")',
  ]),
  mutant("quotes break out of file names", "MP-1", ["Requests/MultipartBody", 'quoted += "%22"', 'quoted += "\\""']),
  mutant("the query of the base URL is lost", "EN-6", [
    "HTTP/URLs",
    '([baseQuery ?? "", ownQuery ?? ""] + query)',
    '([ownQuery ?? ""] + query)',
  ]),
];

const RESPONSES: readonly Mutant[] = [
  mutant("time limits are longer", "TO-1", [
    "HTTP/Attempts",
    "Deadline(prepared.timeout)",
    "Deadline(prepared.timeout + 2)",
  ]),
  mutant("secrets are shown in messages", "ER-4", ["HTTP/Secrets", "shortest = 3", "shortest = 3000"]),
  mutant("404 is another error", "ER-1", ["HTTP/Failures", "case 404: .notFound", "case 404: .badRequest"]),
  mutant("the same cursor is followed again", "PG-3", [
    "Pages/NextPage",
    "if isSame || call.followed.contains(text) {",
    "if text.isEmpty {",
  ]),
  mutant("pages lead to other origins", "PG-5", ["Pages/NextPage", ", URLs.isSameOrigin(url, baseURL) else", " else"]),
  mutant("an empty page is the last", "PG-1", [
    "Pages/NextPage",
    "if isLast { return nil }\n    let source",
    "if isLast || page.items.isEmpty { return nil }\n    let source",
  ]),
  mutant("a stream may end before its terminator", "ST-2", [
    "Streams/EventFrames",
    "if !isDone, items.declared",
    "if isDone, items.declared",
  ]),
  mutant("a last line without an end is lost", "ST-5", [
    "Streams/LineReader",
    "line.isEmpty ? nil : takeLine()",
    "nil",
  ]),
  mutant("logs show headers", "LG-1", ["HTTP/CallLog", ': "***"', ": header.value"]),
  mutant("logs show queries", "LG-1", ["HTTP/URLs", 'cut(String($0), "=").0 + "=***"', "String($0)"]),
];

const WEBHOOKS: readonly Mutant[] = [
  mutant("webhooks of any time are taken", "WH-1", [
    "Webhooks/DeliveryTime",
    "guard abs(age) > allowed else",
    "guard allowed < 0 else",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "Webhooks/DeliveryTime",
    "guard abs(age) > allowed else",
    "guard age > allowed else",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "Webhooks/WebhookVerifier",
    "if given.contains(where:",
    "if given.prefix(1).contains(where:",
  ]),
  mutant("the body is not signed", "WH-1", [
    "Webhooks/WebhookVerifier",
    'case "body": return Array(delivery.body)',
    'case "body": return []',
  ]),
];

/** Defects that were seen in shipping SDKs, or lie near. Files are below the runtime's `Core`. */
export const MUTANTS: readonly Mutant[] = [
  ...READING_MUTANTS,
  ...REDIRECTS,
  ...RETRIES,
  ...CREDENTIALS,
  ...REQUESTS,
  ...RESPONSES,
  ...WEBHOOKS,
];
