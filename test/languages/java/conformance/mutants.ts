import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `internal/${file}`, search, replace } };
}

/** A mutant in what only calls of the asynchronous client pass through. */
function asyncMutant(...about: Parameters<typeof mutant>): Mutant {
  return { ...mutant(...about), place: "Java, asynchronous" };
}

/** Defects that were seen in shipping SDKs, or lie near. Files are below the runtime's `internal`. */
export const MUTANTS: readonly Mutant[] = [
  ...READING_MUTANTS,
  mutant("credentials follow redirects to other origins", "RD-1", [
    "call/Sender.java",
    "isSame ? request.headers() : portable(request.headers())",
    "request.headers()",
  ]),
  mutant("a POST follows 302", "RD-3", [
    "call/Sender.java",
    "return status <= 302 || !isSame || !isRepeatable",
    "return !isSame || !isRepeatable",
  ]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "call/Sender.java",
    "return status <= 302 || !isSame || !isRepeatable",
    "return status <= 302 || !isRepeatable",
  ]),
  mutant("redirects without end", "RD-4", ["call/Sender.java", "MOST_HOPS = 5", "MOST_HOPS = 50"]),
  mutant("https becomes http", "RD-4", ["call/Sender.java", "if (to == null || isDowngrade) {", "if (to == null) {"]),
  mutant("Retry-After without a cap", "RT-6", [
    "call/Attempt.java",
    "asked.orElse(0) <= Retry.LONGEST_WAIT",
    "asked.orElse(0) >= 0",
  ]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["call/Retry.java", '"retry-after-ms"', '"x-none"']),
  mutant("the first back-off is none", "RT-3", [
    "call/Retry.java",
    "500 * Math.pow(2, retry - 1)",
    "500 * (retry - 1)",
  ]),
  mutant("501 is retried", "RT-2", ["call/Retry.java", "status != 501 && status != 505", "status != 505"]),
  mutant("429 is not retried", "RT-1", [
    "call/Retry.java",
    "return status == 408 || status == 429 || status >= 500",
    "return status == 408 || status >= 500",
  ]),
  mutant("every POST is retried", "RT-9", [
    "call/Attempt.java",
    "(prepared.isSafe || Retry.hadNoEffect(status))",
    "(prepared.isSafe || status > 0)",
  ]),
  mutant("errors count no attempts", "RT-3", ["call/Perform.java", "number += 1;", "number = 1;"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "call/Config.java",
    "options.maxRetries().orElse(own == null ? spec.maxRetries() : own)",
    "own == null ? spec.maxRetries() : own",
  ]),
  mutant("403 renews the token", "OA-14", [
    "call/Attempt.java",
    "if (status == 401 && applied",
    "if ((status == 401 || status == 403) && applied",
  ]),
  mutant("no time limit", "TO-1", ["call/Deadline.java", "!limit.isZero() && limit", "limit.isZero() && limit"]),
  mutant("the time limit ends with the head", "TO-2", [
    "call/Reply.java",
    "long most = limit();\n    ByteArrayOutputStream all = new ByteArrayOutputStream();\n    deadline.await(Phase.BODY);",
    "long most = limit();\n    ByteArrayOutputStream all = new ByteArrayOutputStream();\n    deadline.pause();",
  ]),
  asyncMutant("a canceled call goes on", "CX-1", [
    "call/Deadline.java",
    "outer.onEnd(onOuterEnd);",
    "if (outer.reason() != null) {\n      onOuterEnd.run();\n    }",
  ]),
  mutant("leaving a stream leaves its connection", "CX-4", [
    "stream/ReplySource.java",
    "  public void close() {\n    isClosed = true;\n    reply.close();",
    "  public void close() {\n    isClosed = true;",
  ]),
  mutant("errors show credentials", "ER-4", ["call/Texts.java", "SHORTEST_SECRET = 3", "SHORTEST_SECRET = 3000"]),
  mutant("logs show headers", "LG-1", [
    "call/Log.java",
    'String.join(", ", values) : "***"',
    'String.join(", ", values) : values.get(0)',
  ]),
  mutant("logs show queries", "LG-1", ["url/Urls.java", 'part.split("=", 2)[0] + "=***"', "part"]),
  mutant("no single flight of token requests", "OA-5", [
    "oauth/OAuthTokens.java",
    "if (flight == null) {",
    "if (flight != null || held == null || held != null) {",
  ]),
  mutant("a fixed margin before tokens end", "OA-4", [
    "oauth/HeldToken.java",
    "lifetime - Math.min(MOST_MARGIN, lifetime * 0.2)",
    "lifetime - MOST_MARGIN",
  ]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "oauth/HeldToken.java",
    "return seconds > 0 ?",
    "return seconds >= 0 ?",
  ]),
  mutant("a new refresh token is lost", "OA-9", [
    "oauth/HeldToken.java",
    "isRotated ? rotated.textValue() : refreshToken",
    "refreshToken == null && isRotated ? rotated.textValue() : refreshToken",
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "auth/Credentials.java",
    "if (own != null) {\n      return",
    "if (own != null && own.isEmpty()) {\n      return",
  ]),
  mutant("an empty argument falls back", "EN-4", [
    "auth/Credentials.java",
    "if (value == null) {\n                return config",
    'if (value == null || value.equals("")) {\n                return config',
  ]),
  mutant("any: the last scheme wins", "AN-1", [
    "auth/Chooser.java",
    "keys.stream().filter(key -> !missing.contains(key)).limit(1)",
    "keys.stream().filter(key -> !missing.contains(key)).skip(Math.max(0, keys.size() - missing.size() - 1)).limit(1)",
  ]),
  mutant("keys are no UUIDv4", "ID-1", [
    "call/Prepared.java",
    "UUID.randomUUID().toString()",
    'UUID.randomUUID().toString().replace("-4", "-5")',
  ]),
  mutant("the caller's key is not seen", "ID-3", [
    "call/Prepared.java",
    "call.options().idempotencyKey().orElseGet(() -> UUID.randomUUID().toString())",
    "UUID.randomUUID().toString()",
  ]),
  mutant("false in a query is dropped", "NL-5", [
    "url/Query.java",
    "if (Json.plain(value) == null) {",
    "if (Json.plain(value) == null || Boolean.FALSE.equals(Json.plain(value))) {",
  ]),
  mutant("paths may climb", "CF-1", ["url/Paths.java", "if (hasDots(text.toString())) {", "if (text.length() == 0) {"]),
  mutant("a path parameter leaves its segment", "CF-1", [
    "url/Paths.java",
    'param.isGreedy() ? SEGMENT + "/" : SEGMENT',
    'SEGMENT + "/?#"',
  ]),
  mutant("the query of the base URL is lost", "EN-6", [
    "url/Urls.java",
    "List.of(prefix[1], own[1])",
    "List.of(own[1])",
  ]),
  mutant("a plus sign in a query is left", "QS-1", [
    "url/Query.java",
    ": Percent::encode;\n    return pairs(param.name()",
    ': text -> Percent.encode(text, "+");\n    return pairs(param.name()',
  ]),
  mutant("a cursor may repeat", "PG-3", [
    "page/NextPage.java",
    "if (used != null && textOf(used).equals(by) || call.hasFollowed(by)) {",
    "if (by == null) {",
  ]),
  mutant("pages are always counted from 1", "PG-6", [
    "page/NextPage.java",
    "given == null ? spec.start() : given;",
    "given == null ? 1 : given;",
  ]),
  mutant("pages may be on another origin", "PG-5", [
    "page/NextPage.java",
    "if (to == null || !Urls.isSameOrigin(to, own)) {",
    "if (to == null) {",
  ]),
  mutant("a last line without an end is lost", "ST-5", [
    "stream/LineReader.java",
    "if (line.size() > 0) {\n      to.accept(take());",
    "if (line.size() < 0) {\n      to.accept(take());",
  ]),
  mutant("an end without the terminator is a good one", "ST-2", [
    "stream/EventFrames.java",
    "if (!isDone && declared.terminator() != null) {",
    "if (isDone && declared.terminator() != null && terminator == null) {",
  ]),
  mutant("file names break out of their header", "MP-1", [
    "body/Part.java",
    '.replace("\\r", "%0D")',
    '.replace("\\0", "")',
  ]),
  mutant("webhooks of any time are taken", "WH-1", [
    "webhook/SentAt.java",
    "Math.abs(age) <= tolerance",
    "tolerance >= 0",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "webhook/SentAt.java",
    "Math.abs(age) <= tolerance",
    "age <= tolerance",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "webhook/Webhook.java",
    "    return found;\n",
    "    return found.subList(0, Math.min(1, found.size()));\n",
  ]),
  mutant("the body is not signed", "WH-1", ["webhook/Webhook.java", "return delivery.body();", "return new byte[0];"]),
  asyncMutant("a handshake outlives its cancellation", "WS-1", [
    "socket/Sockets.java",
    "                cancellation\n                    .guard(build(core, handshake, connection, cancellation))",
    "                build(core, handshake, connection, cancellation)",
  ]),
];
