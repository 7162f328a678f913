import type { ApiError, ApiErrorInit } from "../../errors/api.js";
import { errorClass } from "../../errors/status.js";
import { valueAt } from "../json/json.js";
import { abortable } from "./deadline.js";
import type { Reply } from "./response.js";
import { discard } from "./response.js";
import { askedWait } from "./retry.js";
import { mask } from "./text.js";

/** Most that is kept of the body of an error. */
const LIMIT = 1024 * 1024;

/** Reads a response that is not a success into the error that the operation declares. Never fails itself. */
export async function toApiError(
  reply: Reply,
  call: { readonly method: string; readonly attempts: number; readonly secrets: readonly string[] },
): Promise<ApiError> {
  const { status, headers, url, requestId } = reply.raw;
  const rawBody = await readStart(reply);
  const body = decode(rawBody, headers.get("content-type"));
  const asked = askedWait(headers);
  const failed = `${call.method} ${pathOf(url)} failed with ${String(status)}`;
  const said = serverMessage(body, reply.spec.errorMessage) || reply.raw.statusText;
  const id = requestId === undefined ? "" : ` (request id: ${requestId})`;
  const message = mask(`${failed}${said === "" ? "" : `: ${said}`}${id}`, call.secrets);
  const retryAfter = asked === undefined ? undefined : asked / 1000;
  const { method, attempts } = call;
  const init: ApiErrorInit = {
    message,
    status,
    headers,
    body,
    rawBody,
    requestId,
    method,
    url,
    attempts,
    retryAfter,
  };
  const declared = reply.operation.errors?.[status] as
    (new (init: ApiErrorInit) => ApiError) | undefined;
  return new (declared ?? errorClass(status))(init);
}

/** Text of at most the first {@link LIMIT} bytes: what was read before a failure counts. */
async function readStart(reply: Reply): Promise<string> {
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

function decode(text: string, contentType: string | null): unknown {
  if (contentType !== null && !/[/+]json\b/i.test(contentType)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** What the server says went wrong, at most 500 characters of it. */
function serverMessage(body: unknown, declared: readonly string[] | undefined): string {
  const paths = [["message"], ["error", "message"], ["error"], ["detail"], ["title"]];
  const candidates = [...(declared === undefined ? [] : [declared]), ...paths].map((path) =>
    valueAt(body, path),
  );
  const text =
    typeof body === "string"
      ? body
      : candidates.find((said) => typeof said === "string" && said !== "");
  return ((text ?? "") as string).slice(0, 2000).replace(/\s+/g, " ").trim().slice(0, 500);
}

function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "") || "/";
}
