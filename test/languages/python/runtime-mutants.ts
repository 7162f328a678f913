import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the tests of its own of which one must fail: arguments of pytest. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: readonly string[];
  readonly patch: Patch;
}

function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: [`tests/test_${test}`], patch: { file: `core/${file}`, search, replace } };
}

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [
  broken("a forked process shares connections", "calls.py::test_a_forked_process_shares_no_connection", [
    "transport.py",
    "process = os.getpid()",
    "process = 0",
  ]),
  broken("event loops share connections", "calls.py::test_one_client_serves_several_event_loops", [
    "transport.py",
    "key = (os.getpid(), current_loop())",
    "key = (os.getpid(), None)",
  ]),
  broken("a given client is closed", "calls.py::test_a_given_client_is_left_open_and_its_headers_stay_at_home", [
    "transport.py",
    "client = self._own.pop(os.getpid(), None)",
    "client = self._given or self._own.pop(os.getpid(), None)",
  ]),
  broken("the HTTP library logs values of queries", "calls.py::test_nothing_secret_is_logged_by_the_http_library", [
    "transport.py",
    "self._request.url = _QuietUrl(self._url)",
    "pass",
  ]),
  broken(
    "an interrupt leaves the response open",
    "calls.py::test_an_interrupt_passes_through_and_closes_the_response",
    ["attempt.py", "except BaseException:", "except Exception:"],
  ),
  broken("a body that drips in has no limit", "calls.py::test_an_attempt_times_out", [
    "effects.py",
    "if deadline.is_over():",
    "if False:",
  ]),
  broken("asynchronous middleware has no limit", "calls.py::test_a_slow_middleware_is_timed_out", [
    "effects.py",
    "with anyio.move_on_after(self.deadline.remaining()):\n            response = await send(self.request)",
    "if True:\n            response = await send(self.request)",
  ]),
  broken("a response that middleware makes up has no request", "calls.py::test_asynchronous_middleware", [
    "effects.py",
    "response = await send(self.request)\n        if response is None:\n            raise self.deadline.error()\n        return answered(response, self.request)",
    "response = await send(self.request)\n        if response is None:\n            raise self.deadline.error()\n        return response",
  ]),
  broken("each thread fetches its own token", "oauth.py::test_threads_share_one_request", [
    "oauth/flight.py",
    "flight = self._under_way.setdefault(key, own)\n            if flight is own:\n                self._request(",
    "flight = own\n            if flight is own:\n                self._request(",
  ]),
  broken("each task fetches its own token", "oauth.py::test_tasks_share_one_request", [
    "oauth/flight.py",
    "flight = self._under_way.setdefault(key, own)\n            flight.waiting += 1",
    "flight = own\n            flight.waiting += 1",
  ]),
  broken(
    "a token request ends with the task that started it",
    "oauth.py::test_the_request_outlives_the_task_that_started_it",
    ["oauth/flight.py", "if loop is None:", "if True:"],
  ),
  broken("a token request goes on although nobody waits", "oauth.py::test_the_request_ends_when_nobody_waits", [
    "oauth/flight.py",
    "flight.task.cancel()",
    "pass",
  ]),
  broken("a refused refresh token is the error", "oauth.py::test_a_refused_refresh_token_is_given_up", [
    "oauth/obtain.py",
    "400 <= error.status < 500",
    "error.status == 0",
  ]),
  broken("errors cannot be pickled", "errors.py::test_other_errors_are_pickled", [
    "errors.py",
    "return _restore, (type(self), self.args, self.__dict__)",
    "return type(self), self.args",
  ]),
  broken("a client can be pickled", "errors.py::test_a_client_shows_no_secret_and_cannot_be_pickled", [
    "client.py",
    'raise TypeError("A client holds credentials and connections, and cannot be pickled")',
    "return object, ()",
  ]),
  broken(
    "a call within a call leaves its response to the outer one",
    "raw.py::test_a_call_within_a_call_leaves_its_response_to_itself",
    ["raw.py", "recorder.response = response", "recorder.response = recorder.response or response"],
  ),
  broken("additional properties stay plain", "extras.py::test_values_have_their_type", [
    "model.py",
    '_add_extras(own["schema"], cls, handler)',
    "pass",
  ]),
  broken("an integer in quotes stays text", "odd_values.py::test_numbers_in_quotes_are_read", [
    "loose.py",
    "return kept.read_integer(value)",
    "return value",
  ]),
  broken(
    "garbage is collected while a large text is read",
    "large.py::test_no_garbage_is_collected_while_a_large_text_is_read",
    ["decode.py", "gc.disable()", "pass"],
  ),
  broken("no garbage is collected after a large text", "large.py::test_collection_goes_on_as_before", [
    "decode.py",
    "gc.enable()",
    "pass",
  ]),
  broken("a number in quotes is sent without them", "odd_values.py::test_numbers_in_quotes_are_read", [
    "encode.py",
    'KeptInt: attrgetter("received"),\n    KeptFloat: attrgetter("received"),\n',
    "",
  ]),
  broken(
    "a new connection forgets the last event id",
    "streams.py::TestResuming::test_the_last_id_is_that_of_the_connection_before",
    ["streams/events.py", "self._events.last_id = last_id", "pass"],
  ),
  broken("a file name leads to another folder", "download.py::test_a_file_name_is_no_path", [
    "disposition.py",
    'last = re.split(r"[/\\\\]", name)[-1]',
    "last = name",
  ]),
  broken("files are read whole before they are sent", "programs.py::test_large_files_need_little_memory", [
    "files.py",
    "_CHUNK = 64 * 1024",
    "_CHUNK = 1024 * 1024 * 1024",
  ]),
  broken("a token that has ended is renewed by each call", "programs.py::test_an_expired_token_is_renewed_once", [
    "oauth/flight.py",
    "flight = self._under_way.setdefault(key, own)\n            if flight is own:\n                self._request(",
    "flight = own\n            if flight is own:\n                self._request(",
  ]),
];
