import { createHash } from "node:crypto";
import type { Received } from "../server/script.js";
import { partsOf } from "./multipart.js";
import { header } from "./steps.js";

/** A request without what may differ from run to run and from language to language. */
export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  /** Parameters as sent, sorted, since their order may differ between languages. */
  readonly query: readonly string[];
  readonly headers: readonly string[];
  readonly body: string;
}

/** Headers that belong to the HTTP client of a language, or name it. */
export const OF_TRANSPORT =
  /^(host|connection|keep-alive|user-agent|accept-encoding|accept-language|content-length|transfer-encoding|sec-.*|pragma|cache-control|origin|referer|upgrade|expect|te|trailer|date)$/;

/** A body longer than this is kept as its hash. */
const LONG = 2000;

/** Replaces what is made by chance or differs from run to run. */
export function withoutChance(text: string): string {
  return text
    .replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, "<origin>")
    .replaceAll(/\/r\/run\d+/g, "/r/<run>")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<uuid>");
}

/** JSON with the members of objects in order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, canonical(member)]));
}

/** A body as its media type has it: JSON by value, forms and parts in any order, anything else by its bytes. */
function bodyOf(request: Received): string {
  const type = header(request, "content-type") ?? "";
  const { body, bodyBase64 } = request;
  if (type.startsWith("multipart/") && body.includes("--")) {
    const parts = partsOf(request).map(({ name, filename, type: media, body: content }) => {
      return JSON.stringify({ name, filename, media, content: shortened(content) });
    });
    return parts.sort().join("\n");
  }
  if (/[/+]json/.test(type) && body !== "") {
    try {
      return shortened(withoutChance(JSON.stringify(canonical(JSON.parse(body)))));
    } catch {
      return shortened(bodyBase64);
    }
  }
  if (type.startsWith("application/x-www-form-urlencoded")) return body.split("&").sort().join("&");
  return shortened(withoutChance(body));
}

const shortened = (text: string): string =>
  text.length > LONG ? `${text.length} characters ${createHash("sha256").update(text).digest("hex")}` : text;

function headersOf({ headers, body }: Received): string[] {
  const lines = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  return lines
    .filter(([name]) => !OF_TRANSPORT.test(name) && !(name === "content-type" && body === ""))
    .map(([name, value]) => {
      const plain = name === "content-type" ? value.replace(/boundary=.*/, "boundary=<boundary>") : value;
      return `${name}: ${withoutChance(plain)}`;
    })
    .sort();
}

/** A request as it can be compared with that of another language. */
export function plainRequest(request: Received): PlainRequest {
  const [path = "", query = ""] = request.url.split("?", 2);
  return {
    method: request.method,
    path: withoutChance(path),
    query: query === "" ? [] : query.split("&").map(withoutChance).sort(),
    headers: headersOf(request),
    body: bodyOf(request),
  };
}
