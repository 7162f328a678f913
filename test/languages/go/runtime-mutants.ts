import type { Patch } from "../../conformance/support/language.js";

/** A broken Go runtime, and the test of its own that must fail with it: what no scenario of all languages can see. */
export interface BrokenRuntime {
  readonly name: string;
  readonly patch: Patch;
  /** Folder of the package, and name of the test. */
  readonly caughtBy: readonly [folder: string, test: string];
}

function mutant(
  name: string,
  caughtBy: BrokenRuntime["caughtBy"],
  [file, search, replace]: readonly [string, string, string],
): BrokenRuntime {
  return { name, caughtBy, patch: { file, search, replace } };
}

/** Broken Go runtimes beside those of the conformance suite. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [
  mutant(
    "frames are not masked",
    ["internal/websocket", "TestLengths"],
    [
      "internal/websocket/conn.go",
      "frame = append(frame, b^mask[i&3])",
      "frame = append(frame, b^mask[0]&0^byte(i&0))",
    ],
  ),
  mutant(
    "pings stay without an answer",
    ["internal/websocket", "TestMessagesInPieces"],
    ["internal/websocket/conn.go", "_ = c.writeFrame(opPong, data)", "_ = data"],
  ),
  mutant(
    "text that is not UTF-8 is a message",
    ["internal/websocket", "TestServersThatBreakTheProtocol"],
    [
      "internal/websocket/conn.go",
      "if message.IsText && !utf8.Valid(message.Data) {",
      "if message.IsText && message.Data == nil && !utf8.Valid(message.Data) {",
    ],
  ),
  mutant(
    "a message within a message is taken",
    ["internal/websocket", "TestServersThatBreakTheProtocol"],
    ["internal/websocket/conn.go", "if message != nil {\n\t\t\t\treturn nil, c.fail(codeProtocol)\n\t\t\t}\n", ""],
  ),
  mutant(
    "the proof of a handshake is not checked",
    ["internal/websocket", "TestHandshakes"],
    ["internal/websocket/dial.go", "if !accepted ||", "if accepted != accepted ||"],
  ),
  mutant(
    "a client that is given follows redirects itself",
    ["core", "TestRedirectsToAnotherOriginCarryNoCredentials"],
    ["core/config.go", "return http.ErrUseLastResponse }", "return nil }"],
  ),
  mutant(
    "bodies of failed attempts are left with their connections",
    ["core", "TestConnectionsOfFailedAttemptsServeAgain"],
    ["core/transport.go", "if length > worthReading {", "if length < worthReading {"],
  ),
  mutant(
    "the rest of a small body is waited for",
    ["core", "TestTheRestOfASmallBodyIsNotWaitedFor"],
    ["core/transport.go", "aMoment      = 100 * time.Millisecond", "aMoment      = 100 * time.Second"],
  ),
  mutant(
    "messages wait without a limit",
    ["core", "TestTooManyMessagesThatWait"],
    ["core/socket_link.go", "waiting := call.settings.MaxWaiting", "waiting := call.settings.MaxWaiting + 5000"],
  ),
  mutant(
    "a refused token takes the new one along",
    ["core", "TestALateRefusalLeavesTheNewToken"],
    ["core/oauth_provider.go", "if p.held != nil && p.held.access == token {", 'if p.held != nil && token != "" {'],
  ),
  mutant(
    "credentials of one call get the client's token",
    ["core", "TestCredentialsOfOneCallHaveATokenOfTheirOwn"],
    ["core/tokens.go", "return &c.prepared.tokens", "return c.config.tokens"],
  ),
  mutant(
    "a header that is taken away is sent",
    ["core", "TestHeadersCanBeTakenAway"],
    ["core/headers.go", "h.to.Del(header.Name)", "_ = header.Name"],
  ),
  mutant(
    "declared errors are those of their status",
    ["core", "TestErrorsAreFoundByStatusAndByDeclaration"],
    ["core/errors_api.go", "case c.Status == e.StatusCode:", "case c.Status == -e.StatusCode:"],
  ),
  mutant(
    "the error of the status is not found in a declared one",
    ["core", "TestErrorsAreFoundByStatusAndByDeclaration"],
    [
      "core/errors_api.go",
      "func (e DeclaredError) Unwrap() error { return e.status }",
      "func (e DeclaredError) Unwrap() error { return e.APIError }",
    ],
  ),
  mutant(
    "a read that is sent on takes its body along",
    ["core", "TestVectors"],
    [
      "core/transport.go",
      "case isRead && !sameOrigin:\n\t\tdropBody(next)",
      "case isRead && !sameOrigin && !rewind(next):\n\t\tdropBody(next)\n\tcase isRead && !sameOrigin:",
    ],
  ),
  mutant(
    "waits are longer than asked by half",
    ["core", "TestVectors"],
    ["core/retry.go", "(1 + rand.Float64()*0.1)", "(1.5 + rand.Float64()*0.1)"],
  ),
  mutant(
    "a JSON-RPC answer to another call is taken",
    ["core", "TestJSONRPCErrors"],
    ["core/jsonrpc.go", "case !isAnonymous && ", "case isAnonymous && "],
  ),
  mutant(
    "a Connect stream may lack its end",
    ["core", "TestConnectStreams"],
    ["core/connect_stream.go", "case err == io.EOF || err == io.ErrUnexpectedEOF:", "case err == io.ErrUnexpectedEOF:"],
  ),
  mutant(
    "a public key is taken for a secret",
    ["core", "TestVectors"],
    [
      "webhook/signature.go",
      "if all[i].isHMAC() != s.isHMAC() && len(shared) > 0 {",
      "if all[i].isHMAC() != s.isHMAC() && len(shared) > 9 {",
    ],
  ),
  mutant(
    "texts of any depth are followed",
    ["internal/wire", "TestDeepTextsEnd"],
    ["internal/wire/decode.go", "if !json.Valid(data) {", "if len(data) == 0 {"],
  ),
  mutant(
    "events depend on how they arrive",
    ["internal/sse", "FuzzEvents"],
    [
      "internal/lines/lines.go",
      "r.skipLF = length > 0 && r.buffer[end] == '\\r'",
      "r.skipLF = length > 0 && r.buffer[end] == '\\r' && end+1 < len(r.buffer)",
    ],
  ),
  mutant(
    "numbers in text are written back as numbers",
    ["internal/wire", "TestNumbersInTextAreReadAndWrittenBackAsText"],
    [
      "internal/wire/decode_number.go",
      "s.misfits.loose = true\n\t\t\t\treturn nil",
      "s.misfits.loose = false\n\t\t\t\treturn nil",
    ],
  ),
  mutant(
    "lists within lists have one item",
    ["internal/wire", "TestPartsOfPartsAreRead"],
    ["internal/wire/decode.go", "v.SetLen(n + 1)", "v.SetLen(1)\n\t\tn = 0"],
  ),
  mutant(
    "an undeclared value of an enum counts as a declared one",
    ["internal/wire", "TestEnumsInUnions"],
    ["internal/wire/decode_scalar.go", "&& !v.Interface().(enum).Known()", "&& v.Interface().(enum).Known()"],
  ),
  mutant(
    "a tag that is null is the text null",
    ["internal/wire", "TestTagsThatAreNone"],
    ["internal/wire/decode_union.go", "case '{', '[', 'n':", "case '{', '[':"],
  ),
  mutant(
    "a resumed stream forgets the last event id",
    ["core", "TestEventsOfAResumedStreamHaveTheLastID"],
    ["core/stream_resume.go", "\tr.events.Resume(r.lastID)\n", ""],
  ),
  mutant(
    "a file name leads to another folder",
    ["core", "TestDownloads"],
    ["core/filename.go", "name := path[strings.LastIndexAny(path, `/\\`)+1:]", "name := path"],
  ),
];
