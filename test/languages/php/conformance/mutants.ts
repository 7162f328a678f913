import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `Internal/${file}`, search, replace } };
}

/** Defects that were seen in shipping SDKs, or lie near. Files are below the runtime's `Internal`. */
export const MUTANTS: readonly Mutant[] = [
  ...READING_MUTANTS,
  mutant("credentials follow redirects to other origins", "RD-1", [
    "Http/Sender.php",
    "($isSame || in_array($name, self::PORTABLE, true))",
    "($isSame || $name !== '')",
  ]),
  mutant("a POST follows 302", "RD-3", [
    "Http/Sender.php",
    "return $status <= 302 || !$isSame || !$isRepeatable",
    "return !$isSame || !$isRepeatable",
  ]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "Http/Sender.php",
    "return $status <= 302 || !$isSame || !$isRepeatable",
    "return $status <= 302 || !$isRepeatable",
  ]),
  mutant("redirects without end", "RD-4", ["Http/Sender.php", "MOST_HOPS = 5", "MOST_HOPS = 50"]),
  mutant("https becomes http", "RD-4", [
    "Http/Sender.php",
    "$to === null || Urls::scheme($request->url) === 'https' && Urls::scheme($to) !== 'https'",
    "$to === null",
  ]),
  mutant("a wait beyond a minute is replaced by the usual one", "RT-6", [
    "Http/Attempts.php",
    "if ($canRetry && $mayPass && ($asked ?? 0.0) <= Retry::LONGEST_WAIT) {",
    "$asked = $asked > Retry::LONGEST_WAIT ? null : $asked;\n        if ($canRetry && $mayPass) {",
  ]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["Http/Reply.php", "'retry-after-ms'", "'x-none'"]),
  mutant("the first back-off is none", "RT-3", ["Http/Retry.php", "0.5 * (2 ** ($retry - 1))", "0.5 * ($retry - 1)"]),
  mutant("501 is retried", "RT-2", ["Http/Retry.php", "&& $status !== 501 && $status !== 505", "&& $status !== 505"]),
  mutant("429 is not retried", "RT-1", [
    "Http/Retry.php",
    "return $status === 408 || $status === 429 || $status >= 500",
    "return $status === 408 || $status >= 500",
  ]),
  mutant("every POST is retried", "RT-9", [
    "Http/Attempts.php",
    "($this->prepared->isSafe || Retry::hadNoEffect($reply->status))",
    "($this->prepared->isSafe || $reply->status > 0)",
  ]),
  mutant("a lost POST is sent again", "RT-9", [
    "Http/Attempts.php",
    "!($this->prepared->isSafe || $error->phase === 'connect')",
    "!($this->prepared->isSafe || $error->phase !== '')",
  ]),
  mutant("connection errors are not retried", "RT-8", ["Http/Attempts.php", "if (!$canRetry || !(", "if (true || !("]),
  mutant("errors count no attempts", "RT-3", ["Http/Attempts.php", "$this->number++;", "$this->number = 1;"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "Http/Prepared.php",
    "$options->maxRetries ?? $config->options->maxRetries",
    "$config->options->maxRetries",
  ]),
  mutant("403 renews the token", "OA-14", [
    "Http/Attempts.php",
    "$reply->status === 401 && $applied",
    "in_array($reply->status, [401, 403], true) && $applied",
  ]),
  mutant("a refused token is kept", "OA-7", [
    "Auth/OAuthTokens.php",
    "if ($this->held?->access->isSame($token)) {",
    "if ($this->held?->access->isSame($token) && false) {",
  ]),
  mutant("each call asks for a token", "OA-1", [
    "Auth/OAuthTokens.php",
    "$this->held === null || $this->held->isDue(($this->clock)())",
    "true",
  ]),
  mutant("tokens are renewed two minutes early, whatever their life", "OA-4", [
    "Auth/HeldToken.php",
    "min($lifetime / 5, self::MOST_MARGIN)",
    "self::MOST_MARGIN",
  ]),
  mutant("a rotated refresh token is lost", "OA-9", [
    "Auth/HeldToken.php",
    "$rotated ?? $refresh,",
    "$refresh ?? $rotated,",
  ]),
  mutant("a refused refresh token is the error", "OA-10", [
    "Auth/TokenRequests.php",
    "$error->statusCode >= 400 && $error->statusCode < 500",
    "$error->statusCode < 0",
  ]),
  mutant("what the token endpoint says is lost", "OA-12", [
    "Auth/TokenRequests.php",
    "return is_string($value) ? $secrets->mask($value) : null;",
    "return null;",
  ]),
  mutant("the first alternative is used, whatever is missing", "ES-2", [
    "Auth/SchemeChooser.php",
    "            if ($lacking === []) {\n                return $this->schemes($keys);",
    "            if ($lacking === [] || true) {\n                return $this->schemes($keys);",
  ]),
  mutant("a missing scheme of all is passed over", "AL-1", [
    "Auth/SchemeChooser.php",
    "        if ($missing !== []) {\n            throw",
    "        if ($missing === ['none']) {\n            throw",
  ]),
  mutant("an empty prefix gets a space", "OA-2", [
    "Auth/Authenticator.php",
    "$scheme['prefix'] === '' ? '' : \"{$scheme['prefix']} \"",
    "$scheme['prefix']",
  ]),
  mutant("idempotency keys are always the same", "ID-1", [
    "Http/Prepared.php",
    "?? self::uuid()",
    "?? 'b5e1c2a4-7c1d-4f00-8000-2f6a1d0c9e11'",
  ]),
  mutant("time limits are longer", "TO-1", [
    "Http/CurlTransfer.php",
    "if ($deadline->isOver()) {",
    "if ($deadline->isOver() && usleep(2_000_000) === null) {",
  ]),
  mutant("the time limit ends with the head", "TO-2", [
    "Http/Reply.php",
    "return $this->response->body->read($this->deadline);",
    "return $this->response->body->read($phase === 'body' ? new \\Acme\\Core\\Deadline(2.0) : $this->deadline);",
  ]),
  mutant("a stream has the time of one answer", "TO-4", [
    "Http/Reply.php",
    "        $this->deadline->restart();\n",
    "",
  ]),
  mutant("secrets are shown in messages", "ER-4", ["Http/Secrets.php", "strlen($secret) >= self::SHORTEST", "false"]),
  mutant("every 4xx is one error", "ER-1", [
    "Http/Failures.php",
    "self::BY_STATUS[$failure->status] ?? $usual",
    "$usual",
  ]),
  mutant("bodies of another shape break errors", "ER-2", [
    "Http/ApiFailure.php",
    "return $value === Misfit::Value ? null : $value;",
    "return $value === Misfit::Value ? throw new \\TypeError('shape') : $value;",
  ]),
  mutant("dots pass through paths", "CF-1", ["Requests/Paths.php", "if (self::hasDots($text)) {", "if (false) {"]),
  mutant("spaces are pluses in queries", "QS-1", [
    "Requests/Percent.php",
    "        $encoded = rawurlencode($text);",
    "        $encoded = urlencode($text);",
  ]),
  mutant("the same cursor is followed again", "PG-3", [
    "Pages/NextPage.php",
    "|| isset($this->call->followed[$by])",
    "&& false",
  ]),
  mutant("pages lead to other origins", "PG-5", [
    "Pages/NextPage.php",
    "if ($url === null || !Urls::isSameOrigin($url, $this->baseUrl)) {",
    "if ($url === null) {",
  ]),
  mutant("an empty page is the last", "PG-1", [
    "Pages/NextPage.php",
    "    private function cursor(): ?\\Closure\n    {\n        if ($this->isLast()) {",
    "    private function cursor(): ?\\Closure\n    {\n        if ($this->isLast() || $this->page->items === []) {",
  ]),
  mutant("lines end with a line feed alone", "ST-1", ["Streams/LineReader.php", "'/\\r\\n|\\r|\\n/'", "'/\\n/'"]),
  mutant("a stream may end before its terminator", "ST-2", [
    "Streams/EventFrames.php",
    "if (!$this->isDone && isset($this->declared['terminator'])) {",
    "if (false) {",
  ]),
  mutant("quotes break out of file names", "MP-1", ["Requests/MultipartBody.php", "'\"' => '%22', ", ""]),
  mutant("values of queries are logged", "LG-1", ["Http/Urls.php", "explode('=', $pair, 2)[0] . '=***'", "$pair"]),
  mutant("stale deliveries are taken", "WH-1", [
    "Webhooks/DeliveryTime.php",
    "abs($age) > $tolerance",
    "$age < -$tolerance",
  ]),
  mutant("a lone surrogate is sent", "CF-2", [
    "Json/Encoder.php",
    "is_string($value) => Text::isValid($value)",
    "is_string($value) => Text::isValid($value) || true",
  ]),
];
