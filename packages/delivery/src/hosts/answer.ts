import { HostError } from "./host.js";
import { problemOf, type Shape } from "./shape.js";

/** What came back from a request. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  /** The media type; undefined where the answer does not say it. */
  readonly type: string | undefined;
  /** JSON, or the text of an answer that is none. */
  readonly data: unknown;
  readonly isJson: boolean;
}

/**
 * The data of an answer, which has to be of a shape: sign-in pages and proxies answer with anything, and success.
 * Throws a {@link HostError} that says what came.
 */
export function dataOf<T>(answer: Answer, shape: Shape<T>, api: string): T {
  const wrong = answer.isJson ? problemOf(shape, answer.data) : describeText(answer);
  if (wrong === undefined) return answer.data as T;
  const { origin, pathname } = new URL(answer.url);
  throw new HostError(answer.status, `${origin}${pathname} answered with ${wrong}`, checkAddress(api));
}

function checkAddress(api: string): string {
  return `Check that ${api} is the URL of the host's API, and that no sign-in page or proxy answers in its place. The token and its permissions may be right.`;
}

/** An answer that is not JSON, as the end of a sentence. */
export function describeText({ data, type }: Pick<Answer, "data" | "type">): string {
  const text = typeof data === "string" ? data.trim() : "";
  if (text === "" && typeof data === "string") return "nothing instead of JSON";
  if (!/^<(?:!doctype html|html)\b/i.test(text)) return `${type?.split(";")[0] ?? "text"} instead of JSON`;
  const title = /<title[^>]*>([^<]{1,200})<\/title>/i.exec(text)?.[1]?.replace(/\s+/g, " ").trim();
  return title ? `a page of HTML, "${title}", instead of JSON` : "a page of HTML instead of JSON";
}
