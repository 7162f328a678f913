import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `Internal/${file}`, search, replace } };
}

/** Defects that were seen in shipping SDKs, or lie near. Files are below the runtime's `Internal`. */
export const MUTANTS: readonly Mutant[] = [
  ...READING_MUTANTS,
  mutant("credentials follow redirects to other origins", "RD-1", [
    "Http/Sender.cs",
    "if (!isSame && !s_portable.Contains(name, StringComparer.OrdinalIgnoreCase))",
    "if (name.Length == 0)",
  ]),
  mutant("a POST follows 302", "RD-3", [
    "Http/Sender.cs",
    "return status <= 302 || !isSame || !isRepeatable",
    "return !isSame || !isRepeatable",
  ]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "Http/Sender.cs",
    "return status <= 302 || !isSame || !isRepeatable",
    "return status <= 302 || !isRepeatable",
  ]),
  mutant("redirects without end", "RD-4", ["Http/Sender.cs", "MostHops = 5", "MostHops = 50"]),
  mutant("https becomes http", "RD-4", [
    "Http/Sender.cs",
    '|| (from.Scheme == "https" && to.Scheme != "https")',
    "|| to.Host.Length == 0",
  ]),
  mutant("Retry-After without a cap", "RT-6", ["Http/Attempts.cs", "&& !(asked > Retry.LongestWait)", ""]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["Http/Retry.cs", '"retry-after-ms"', '"x-none"']),
  mutant("the first back-off is none", "RT-3", ["Http/Retry.cs", "500 * Math.Pow(2, retry - 1)", "500 * (retry - 1)"]),
  mutant("501 is retried", "RT-2", ["Http/Retry.cs", ">= 500 and not 501 and not 505", ">= 500 and not 505"]),
  mutant("429 is not retried", "RT-1", ["Http/Retry.cs", "408 or 429 or (>=", "408 or (>="]),
  mutant("every POST is retried", "RT-9", [
    "Http/Attempts.cs",
    "(prepared.IsSafe || Retry.HadNoEffect(reply.Status))",
    "(prepared.IsSafe || reply.Status > 0)",
  ]),
  mutant("errors count no attempts", "RT-3", ["Http/Attempts.cs", "_number++;", "_number = 1;"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "Http/Prepared.cs",
    "call.Options.MaxRetries ?? config.Settings",
    "config.Settings",
  ]),
  mutant("403 renews the token", "OA-14", [
    "Http/Attempts.cs",
    "reply.Status == 401 && applied",
    "reply.Status is 401 or 403 && applied",
  ]),
  mutant("no time limit", "TO-1", ["Http/Deadline.cs", "_limit > TimeSpan.Zero", "_limit < TimeSpan.Zero"]),
  mutant("the time limit ends with the head", "TO-2", [
    "Http/Reply.cs",
    "long most = Limit ?? 0;",
    "long most = Limit ?? 0;\n        Deadline.Pause();",
  ]),
  mutant("a canceled call looks like a timeout", "CX-1", [
    "Http/Deadline.cs",
    "if (_caller.IsCancellationRequested)",
    "if (_caller.IsCancellationRequested && _isEnded)",
  ]),
  mutant("leaving a stream leaves its connection", "CX-4", [
    "Streams/StreamSource.cs",
    "_isClosed = true;\n        reply.Dispose();",
    "_isClosed = true;",
  ]),
  mutant("errors show credentials", "ER-4", ["Http/Masking.cs", "ShortestSecret = 3", "ShortestSecret = 3000"]),
  mutant("logs show headers", "LG-1", [
    "Http/CallLog.cs",
    ': "***";',
    ': string.Join(", ", header.Select(one => one.Value));',
  ]),
  mutant("logs show queries", "LG-1", [
    "Requests/Urls.cs",
    'names.Add((equals < 0 ? part : part[..equals]) + "=***");',
    "names.Add(part);",
  ]),
  mutant("no single flight of token requests", "OA-5", [
    "Auth/OAuthTokens.cs",
    "joined = _flight ?? Start(credentials);",
    "joined = Start(credentials);",
  ]),
  mutant("a fixed margin before tokens end", "OA-4", [
    "Auth/HeldToken.cs",
    "lifetime - (margin < s_mostMargin ? margin : s_mostMargin)",
    "lifetime - s_mostMargin",
  ]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "Auth/HeldToken.cs",
    "seconds is > 0 and < 1e10",
    "seconds is >= 0 and < 1e10",
  ]),
  mutant("a new refresh token is lost", "OA-9", [
    "Auth/HeldToken.cs",
    "rotated ?? refreshToken",
    "refreshToken ?? rotated",
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "Auth/CredentialValues.cs",
    "if (Options.Credentials.TryGetValue(credential.Option, out string? own))",
    "if (Options.Credentials.TryGetValue(credential.Option, out string? own) && string.IsNullOrEmpty(own))",
  ]),
  mutant("an empty argument falls back", "EN-4", [
    "Auth/CredentialValues.cs",
    "string text => text,",
    "string { Length: > 0 } text => text,",
  ]),
  mutant("any: the last scheme wins", "AN-1", ["Auth/SchemeChooser.cs", ".Take(1)", ".TakeLast(1)"]),
  mutant("keys are no UUIDv4", "ID-1", ["Http/Prepared.cs", 'NewGuid().ToString("D")', 'NewGuid().ToString("N")']),
  mutant("the caller's key is not seen", "ID-3", ["Http/Prepared.cs", "Call.Options.IdempotencyKey ?? Guid", "Guid"]),
  mutant("false in a query is dropped", "NL-5", [
    "Requests/Query.cs",
    "if (Values.IsNothing(value))",
    "if (Values.IsNothing(value) || value.ValueKind == JsonValueKind.False)",
  ]),
  mutant("paths may climb", "CF-1", ["Requests/Paths.cs", "HasDots(text)", "text.Length == 0"]),
  mutant("a path parameter leaves its segment", "CF-1", [
    "Requests/Paths.cs",
    'parameter.Greedy ? Segment + "/" : Segment',
    'Segment + "/?#"',
  ]),
  mutant("the query of the base URL is lost", "EN-6", [
    "Requests/Urls.cs",
    "[baseQuery, ownQuery, .. query]",
    "[ownQuery, .. query]",
  ]),
  mutant("a plus sign in a query is left", "QS-1", [
    "Requests/Query.cs",
    ": static text => Percent.Encode(text)",
    ': static text => Percent.Encode(text, "+")',
  ]),
  mutant("a cursor may repeat", "PG-3", [
    "Pages/NextPage.cs",
    "if ((!Values.IsNothing(used) && Values.Text(used) == by) || call.HasFollowed(by))",
    "if (by.Length == 0)",
  ]),
  mutant("pages are always counted from 1", "PG-6", [
    "Pages/NextPage.cs",
    "CountAt(spec.Offset!.Keys) ?? start",
    "CountAt(spec.Offset!.Keys) ?? 1",
  ]),
  mutant("pages may be on another origin", "PG-5", [
    "Pages/NextPage.cs",
    "if (to is null || !Urls.IsSameOrigin(to, new Uri(baseUrl)))",
    "if (to is null)",
  ]),
  mutant("a last line without an end is lost", "ST-5", [
    "Streams/LineReader.cs",
    "_line.Count > 0 ? Take()",
    "_line.Count < 0 ? Take()",
  ]),
  mutant("an end without the terminator is a good one", "ST-2", [
    "Streams/EventFrames.cs",
    "if (!IsDone && _declared.Terminator is not null)",
    "if (IsDone && _declared.Terminator is not null)",
  ]),
  mutant("file names break out of their header", "MP-1", [
    "Requests/MultipartBodies.cs",
    String.raw`.Replace("\"", "%22", StringComparison.Ordinal)`,
    "",
  ]),
  mutant("webhooks of any time are taken", "WH-1", [
    "Webhooks/DeliveryTime.cs",
    "Math.Abs(age) > tolerance",
    "tolerance < 0",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "Webhooks/DeliveryTime.cs",
    "Math.Abs(age) > tolerance",
    "age > tolerance",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "Webhooks/WebhookVerifier.cs",
    "in Candidates(signature, delivery))",
    "in Candidates(signature, delivery).Take(1))",
  ]),
  mutant("the body is not signed", "WH-1", ["Webhooks/WebhookVerifier.cs", "return delivery.Body;", "return [];"]),
];
