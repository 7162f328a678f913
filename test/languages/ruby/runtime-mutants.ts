import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the test of its own that must fail: `file#name`. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: string;
  readonly patch: Patch;
}

function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: test, patch: { file, search, replace } };
}

const CHANNEL = "sockets/channel_test.rb";

/** Defects in channels, whose frames no scenario sees. */
const CHANNELS: readonly BrokenRuntime[] = [
  broken("frames of clients are not masked", "sockets/frame_test.rb#test_frames_are_masked", [
    "internal/sockets/frame.rb",
    "masked << [digits].pack('H*')",
    "masked << (digits.empty? ? '' : part)",
  ]),
  broken("binary messages are sent as text", `${CHANNEL}#test_messages_of_all_sizes_go_both_ways`, [
    "internal/sockets/connection.rb",
    "text ? Frame::TEXT : Frame::BINARY",
    "text ? Frame::TEXT : Frame::TEXT",
  ]),
  broken("pings are not answered", `${CHANNEL}#test_messages_of_all_sizes_go_both_ways`, [
    "internal/sockets/connection.rb",
    "          @stream.send(Frame.encode(Frame::PONG, content), Http::Deadline.new(PATIENCE))\n",
    "          content.clear\n",
  ]),
  broken("frames that servers mask are taken", "sockets/frame_test.rb#test_frames_that_a_client_must_not_accept", [
    "internal/sockets/frame.rb",
    "|| second >= 0x80 ",
    "",
  ]),
  broken(
    "a lost connection is never replaced",
    `${CHANNEL}#test_a_lost_connection_is_replaced_if_the_caller_wants_that`,
    [
      "internal/sockets/channel_link.rb",
      "@failures >= @options.reconnects\n        end",
      "@failures >= 0\n        end",
    ],
  ),
];

const TRANSPORT = "calls/net_http_client_test.rb";

/** Defects in how Net::HTTP is used. */
const TRANSFERS: readonly BrokenRuntime[] = [
  broken("each call opens a connection", `${TRANSPORT}#test_connections_are_used_again`, [
    "internal/http/exchange.rb",
    "@pool.take(@origin) || connect",
    "connect",
  ]),
  broken("a fork uses the connections of its parent", `${TRANSPORT}#test_a_fork_has_connections_of_its_own`, [
    "internal/http/connection_pool.rb",
    "return @idle if @pid == Process.pid",
    "return @idle if @pid.positive?",
  ]),
  broken("a body that was cut off is whole", `${TRANSPORT}#test_bodies_are_decompressed`, [
    "internal/http/inflater.rb",
    "if @started && !@stream.finished?",
    "if @started.nil?",
  ]),
  broken("an answer to an upload that is refused is lost", `${TRANSPORT}#test_an_upload_that_is_refused_early`, [
    "internal/http/socket_guard.rb",
    "raise Errno::EPIPE",
    "raise Errno::ECONNABORTED",
  ]),
  broken("files that change are sent", `${TRANSPORT}#test_a_file_that_changes_while_it_is_sent`, [
    "internal/http/body_stream.rb",
    "raise IOError, 'a file changed while it was sent' unless unchanged",
    "unchanged",
  ]),
  broken("downloads keep their connection", `${TRANSPORT}#test_a_download_that_is_left_closes_its_connection`, [
    "binary_response.rb",
    "        end\n      ensure\n        close",
    "        end\n      ensure\n        @taken = true",
  ]),
  broken(
    "a loop that is left keeps its connection",
    "streams/event_stream_test.rb#test_leaving_the_block_closes_the_connection",
    ["event_stream.rb", "      ensure\n        close", "      ensure\n        @taken = true"],
  ),
  broken("an unfinished download has its final name", `${TRANSPORT}#test_downloads_stay_out_of_memory`, [
    "binary_response.rb",
    "::File.rename(partial, target.to_s)",
    "::File.write(target.to_s, '')",
  ]),
  broken("downloads to one path share a file", `${TRANSPORT}#test_downloads_to_one_path_do_not_collide`, [
    "binary_response.rb",
    "#{SecureRandom.alphanumeric(8)}",
    "0",
  ]),
  broken("proxies of the environment are not used", `${TRANSPORT}#test_proxies_come_from_the_environment`, [
    "internal/http/pooled_connection.rb",
    "return [nil] if proxy.nil?",
    "return [nil]",
  ]),
];

/** Defects in what programs do with models, clients and errors. */
const PROGRAMS: readonly BrokenRuntime[] = [
  broken("copies lose what the server sent", "models/model_test.rb#test_copies_have_other_values", [
    "model.rb",
    "members = @json.dup",
    "members = {}",
  ]),
  broken("models can be changed", "models/model_test.rb#test_models_do_not_change", [
    "internal/json/types.rb",
    "json.is_a?(String) ? json.freeze : MISFIT",
    "json.is_a?(String) ? json.dup : MISFIT",
  ]),
  broken("clients are printed with their secrets", "calls/call_test.rb#test_clients_are_printed_without_secrets", [
    "internal/http/option_values.rb",
    "'#<OptionValues ***>'",
    '"#<OptionValues #{@values}>"',
  ]),
  broken(
    "middleware is called from within",
    "calls/call_test.rb#test_middleware_wraps_each_attempt_after_the_credentials",
    ["internal/http/attempts.rb", "layers.reverse.reduce(sender)", "layers.take(0).reduce(sender)"],
  ),
  broken("subscribers are told of nothing", "calls/call_test.rb#test_subscribers_are_told_of_calls", [
    "internal/http/instrumentation.rb",
    "if name == event",
    "if name != event",
  ]),
  broken(
    "a subscriber that fails breaks the call",
    "calls/call_test.rb#test_a_subscriber_that_fails_does_not_break_the_call",
    ["internal/http/instrumentation.rb", "report(e, log)", "raise e"],
  ),
  broken(
    "a token that is refused is fetched for each client",
    "calls/oauth_test.rb#test_a_refused_token_is_replaced_once",
    ["internal/http/config.rb", "parent && same_tokens?(values) ? parent.tokens", "parent.nil? ? parent.tokens"],
  ),
  broken(
    "those who wait for a token that nobody requests wait for ever",
    "calls/oauth_test.rb#test_another_call_requests_the_token_if_the_first_is_given_up",
    ["internal/auth/oauth_tokens.rb", "return token unless token.equal?(TokenFlight::ABANDONED)", "return token"],
  ),
  broken("a broken stream begins again", "streams/resume_test.rb#test_a_broken_stream_continues_from_its_last_event", [
    "internal/streams/resuming_source.rb",
    "'Last-Event-ID'",
    "'X-Last-Event'",
  ]),
  broken(
    "each result of a batch is the first one's",
    "rpc/remote_call_test.rb#test_each_call_of_a_batch_has_its_own_result",
    ["internal/http/config.rb", "@last_id += 1", "@last_id = 1"],
  ),
];

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [...CHANNELS, ...TRANSFERS, ...PROGRAMS];
