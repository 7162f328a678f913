import type { ApiError, ApiErrorInit } from "../../errors/api.js";
import { errorClass } from "../../errors/status.js";
import { readAs, valueAt } from "../json/json.js";
import { abortable } from "./deadline.js";
import type { Reply } from "./response.js";
import { discard } from "./response.js";
import { askedWait } from "./retry.js";
import { mask, pathOf, shown } from "./text.js";

/** Most that is kept of the body of an error. */
const LIMIT = 1024 * 1024;
/** Most characters of a body that a printed error shows, and that its message does. */
const MOST_SHOWN = 4000;
const MOST_SAID = 500;

/** What an error tells that the response does not hold. */
export interface Told {
  readonly method: string;
  readonly attempts: number;
  /** Masked in the message. */
  readonly secrets: readonly string[];
}

/** Reads a response that is not a success into the error that the operation declares. Never fails itself. */
export async function toApiError(reply: Reply, told: Told): Promise<ApiError> {
  const { status, headers, url } = reply.raw;
  const rawBody = await readStart(reply);
  const body = decode(rawBody, headers.get("content-type"), reply);
  const what = `${told.method} ${pathOf(url)} failed with ${String(status)}`;
  const init = failureInit(reply, { what, body, rawBody }, told);
  const declared = forStatus(reply.operation.errors, status) as
    (new (init: ApiErrorInit) => ApiError) | undefined;
  return new (declared ?? errorClass(status))(init);
}

/** What an operation declares for a status: for the status itself, else for its class. */
function forStatus<T>(
  declared: { readonly [status: string]: T } | undefined,
  status: number,
): T | undefined {
  return declared?.[status] ?? declared?.[`${String(Math.floor(status / 100))}XX`];
}

/** What an error is made of. Its message says what failed, why by the body, and the request id. */
export function failureInit(
  reply: Reply,
  failure: { readonly what: string; readonly body: unknown; readonly rawBody: string },
  { method, attempts, secrets }: Told,
): ApiErrorInit {
  const { status, statusText, headers, url, requestId } = reply.raw;
  const { what, body, rawBody } = failure;
  const asked = askedWait(headers);
  const said = serverMessage({ body, rawBody, secrets }, reply.spec.errorMessage) || statusText;
  const id = requestId === undefined ? "" : ` (request id: ${requestId})`;
  return {
    message: mask(`${what}${said === "" ? "" : `: ${said}`}${id}`, secrets),
    status,
    headers,
    body,
    rawBody,
    maskedBody: shown(rawBody, MOST_SHOWN, secrets),
    requestId,
    method,
    url: mask(url, secrets),
    attempts,
    retryAfter: asked === undefined ? undefined : asked / 1000,
  };
}

/** What the server says in a body that is not the declared one: `: no such pet`, or nothing. */
export function saidIn(received: Received, { spec }: Reply): string {
  const said = serverMessage(received, spec.errorMessage);
  return said === "" ? "" : `: ${said}`;
}

/** Text of at most the first {@link LIMIT} bytes: what was read before a failure counts. */
export async function readStart(reply: Reply): Promise<string> {
  const decoder = new TextDecoder();
  const reader = reply.body?.getReader();
  let text = "";
  let left = LIMIT;
  try {
    while (reader !== undefined && left > 0) {
      const { done, value } = await abortable(reader.read(), reply.deadline.signal);
      if (done) break;
      text += decoder.decode(value.subarray(0, left), { stream: true });
      left -= value.length;
    }
  } catch {
    // The status is known, and more useful than the failure to read on.
  }
  reader?.releaseLock();
  void discard(reply.body);
  return text + decoder.decode();
}

export function decode(
  text: string,
  contentType: string | null,
  { spec, operation, raw }: Reply,
): unknown {
  if (contentType !== null && !/[/+]json\b/i.test(contentType)) return text;
  try {
    return readAs(forStatus(operation.errorShapes, raw.status), spec, text, JSON.parse(text));
  } catch {
    return text;
  }
}

/** What a server sent in place of a result. */
export interface Received {
  /** Decoded if it is JSON. */
  readonly body: unknown;
  readonly rawBody: string;
  readonly secrets: readonly string[];
}

/** What the server says went wrong: the message in a body of JSON, else the body. */
function serverMessage(
  { body, rawBody, secrets }: Received,
  declared: readonly string[] | undefined,
): string {
  const paths = [["message"], ["error", "message"], ["error"], ["detail"], ["title"]];
  const candidates = [...(declared === undefined ? [] : [declared]), ...paths].map((path) =>
    valueAt(body, path),
  );
  const text =
    typeof body === "string"
      ? body
      : (candidates.find((said) => typeof said === "string" && said !== "") ??
        compactJson(body, rawBody));
  return shown(text as string, MOST_SAID, secrets);
}

/** JSON without the space between its values; an empty text for empty JSON. */
function compactJson(value: unknown, text: string): string {
  if (value === null || value === undefined) return "";
  const compact = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
  return compact.length > "{}".length ? compact : "";
}
