import type { Mutant } from "../../../conformance/support/language.js";
import { READING_MUTANTS } from "./mutants-reading.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file: `internal/${file}`, search, replace } };
}

const REDIRECTS: readonly Mutant[] = [
  mutant("credentials follow redirects to other origins", "RD-1", [
    "http/sender.rb",
    "(same || PORTABLE.include?(key))",
    "(same || !key.empty?)",
  ]),
  mutant("a POST follows 302", "RD-3", ["http/sender.rb", "status > 302 && same", "status > 301 && same"]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "http/sender.rb",
    "status > 302 && same && repeatable",
    "status > 302 && repeatable",
  ]),
  mutant("redirects without end", "RD-4", ["http/sender.rb", "MOST_HOPS = 5", "MOST_HOPS = 50"]),
  mutant("https becomes http", "RD-4", [
    "http/sender.rb",
    "return nil if to.nil? || (Urls.scheme(request.url) == 'https' && Urls.scheme(to) != 'https')",
    "return nil if to.nil?",
  ]),
];

const RETRIES: readonly Mutant[] = [
  mutant("a wait beyond a minute is waited for", "RT-6", [
    "http/attempts.rb",
    "(asked || 0) <= Retry::LONGEST_WAIT",
    "(asked || 0) <= Retry::LONGEST_WAIT * 60",
  ]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["http/reply.rb", "'retry-after-ms'", "'x-none'"]),
  mutant("the first back-off is none", "RT-3", [
    "http/retry.rb",
    "0.5 * (2**(retry_number - 1))",
    "0.5 * (retry_number - 1)",
  ]),
  mutant("501 is retried", "RT-2", ["http/retry.rb", "![501, 505]", "![505]"]),
  mutant("429 is not retried", "RT-1", [
    "http/retry.rb",
    "[408, 429].include?(status) || (status",
    "[408].include?(status) || (status",
  ]),
  mutant("every POST is retried", "RT-9", [
    "http/attempts.rb",
    "(@prepared.safe? || Retry.no_effect?(status))",
    "(@prepared.safe? || status.positive?)",
  ]),
  mutant("a lost POST is sent again", "RT-9", [
    "http/attempts.rb",
    "(@prepared.safe? || e.phase == 'connect')",
    "(@prepared.safe? || !e.phase.empty?)",
  ]),
  mutant("connection errors are not retried", "RT-8", [
    "http/attempts.rb",
    "unless can_retry && (@prepared",
    "unless false && (@prepared",
  ]),
  mutant("errors count no attempts", "RT-3", ["http/attempts.rb", "@number += 1", "@number = 1"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "http/prepared.rb",
    "options.filter_map(&:max_retries).first",
    "options.filter_map(&:max_retries).last",
  ]),
];

const CREDENTIALS: readonly Mutant[] = [
  mutant("403 renews the token", "OA-14", [
    "http/attempts.rb",
    "reply.status == 401 && applied.token",
    "[401, 403].include?(reply.status) && applied.token",
  ]),
  mutant("a refused token is kept", "OA-7", [
    "auth/oauth_tokens.rb",
    "@held = nil if @held&.access == token",
    "@held = nil if @held&.access == token && token.nil?",
  ]),
  mutant("each call asks for a token", "OA-1", [
    "auth/oauth_tokens.rb",
    "if @held && !@held.due?(@clock.call)",
    "if @held && @held.due?(@clock.call)",
  ]),
  mutant("calls do not wait for the request of another", "OA-2", [
    "auth/oauth_tokens.rb",
    "first = @flight.nil? || !@flight.here?",
    "first = true",
  ]),
  mutant("tokens are renewed two minutes early, whatever their life", "OA-4", [
    "auth/held_token.rb",
    "[lifetime / 5, MOST_MARGIN].min",
    "MOST_MARGIN",
  ]),
  mutant("a rotated refresh token is lost", "OA-9", ["auth/held_token.rb", "rotated || refresh", "refresh || rotated"]),
  mutant("a refused refresh token is the error", "OA-10", [
    "auth/token_requests.rb",
    "if (400..499).cover?(e.status)",
    "if e.status == 0",
  ]),
  mutant("what the token endpoint says is lost", "OA-12", [
    "auth/token_requests.rb",
    "value.is_a?(String) ? secrets.mask(value) : nil",
    "value.is_a?(Symbol) ? secrets.mask(value) : nil",
  ]),
  mutant("the first alternative is used, whatever is missing", "ES-2", [
    "auth/scheme_chooser.rb",
    "return schemes(keys) if lacking.empty?",
    "return schemes(keys) if lacking",
  ]),
  mutant("a missing scheme of all is passed over", "AL-1", [
    "auth/scheme_chooser.rb",
    "unless missing.empty?\n\n          schemes(keys)",
    "if missing == ['none']\n\n          schemes(keys)",
  ]),
];

const REQUESTS: readonly Mutant[] = [
  mutant("idempotency keys are always the same", "ID-1", [
    "http/prepared.rb",
    "|| SecureRandom.uuid",
    "|| 'b5e1c2a4-7c1d-4f00-8000-2f6a1d0c9e11'",
  ]),
  mutant("dots pass through paths", "CF-1", ["requests/paths.rb", "return text unless dots?(text)", "return text"]),
  mutant("spaces are pluses in queries", "QS-1", [
    "requests/percent.rb",
    "encoded.force_encoding(Encoding::UTF_8)\n          end\n\n          # As forms",
    "encoded.gsub('%20', '+').force_encoding(Encoding::UTF_8)\n          end\n\n          # As forms",
  ]),
  mutant("quotes break out of file names", "MP-1", ["requests/multipart_body.rb", "'\"' => '%22', ", ""]),
  mutant("a text that is not UTF-8 is sent", "CF-2", [
    "json/text.rb",
    "return own if own.valid_encoding?",
    "return own.scrub",
  ]),
];

const RESPONSES: readonly Mutant[] = [
  mutant("time limits are longer", "TO-1", [
    "http/deadline.rb",
    "Deadline.now + seconds",
    "Deadline.now + seconds + 2",
  ]),
  mutant("the time limit ends with the head", "TO-2", [
    "http/reply.rb",
    "while (part = read('body'))\n            all << part\n            raise",
    "while (part = read_next)\n            all << part\n            raise",
  ]),
  mutant("a stream has the time of one answer", "TO-4", ["http/reply.rb", "          @deadline.restart\n", ""]),
  mutant("secrets are shown in messages", "ER-4", [
    "http/secrets.rb",
    "secret.length < SHORTEST ?",
    "secret.length.positive? ?",
  ]),
  mutant("every 4xx is one error", "ER-1", [
    "http/failures.rb",
    "by_number(failure.status).new",
    "Errors::ApiError.new",
  ]),
  mutant("bodies of another shape break errors", "ER-2", [
    "http/api_failure.rb",
    "value.equal?(Json::MISFIT) ? nil : value",
    "value.equal?(Json::MISFIT) ? raise(TypeError, 'shape') : value",
  ]),
  mutant("the same cursor is followed again", "PG-3", [
    "pages/next_page.rb",
    "raise @page.stuck if same || @call.followed.include?(by)",
    "raise @page.stuck if same.nil?",
  ]),
  mutant("pages lead to other origins", "PG-5", [
    "pages/next_page.rb",
    "if url.nil? || !Http::Urls.same_origin?(url, @base_url)",
    "if url.nil?",
  ]),
  mutant("an empty page is the last", "PG-1", [
    "pages/next_page.rb",
    "        def cursor\n          return nil if last?",
    "        def cursor\n          return nil if last? || @page.items.empty?",
  ]),
  mutant("lines end with a line feed alone", "ST-1", ["streams/line_reader.rb", "/\\r\\n|\\r|\\n/n", "/\\n/n"]),
  mutant("a stream may end before its terminator", "ST-2", [
    "streams/event_frames.rb",
    "return if @done || @declared[:terminator].nil?",
    "return if @done || @declared",
  ]),
  mutant("values of queries are logged", "LG-1", ["http/urls.rb", "=***", "=#{pair}"]),
  mutant("stale deliveries are taken", "WH-1", [
    "webhooks/delivery_time.rb",
    "return if age.abs <= tolerance",
    "return if age >= -tolerance",
  ]),
];

/** Defects that were seen in shipping SDKs, or lie near. Files are below the runtime's `internal`. */
export const MUTANTS: readonly Mutant[] = [
  ...READING_MUTANTS,
  ...REDIRECTS,
  ...RETRIES,
  ...CREDENTIALS,
  ...REQUESTS,
  ...RESPONSES,
];
