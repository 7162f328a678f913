import type { OperationData } from "./data.js";
import type { SentRequest } from "./exchange.js";
import { jsonText } from "./json.js";
import type { Values } from "./values.js";

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Headers that curl sets by itself. */
const OWN: ReadonlySet<string> = new Set(["user-agent", "content-length", "accept"]);

async function bodyFlags(body: SentRequest["body"], type: string): Promise<string[]> {
  if (body === undefined || body === null) return [];
  if (body instanceof Blob || ArrayBuffer.isView(body) || body instanceof ReadableStream) {
    if (!type.startsWith("multipart/")) return ["--data-binary @file"];
    return [];
  }
  return [`-d ${quoted(String(body))}`];
}

/** Parts of a form, which curl writes itself. */
function partFlags({ fields }: OperationData, values: Values): string[] {
  return fields
    .filter(({ in: place, key }) => place === "property" && values[key] !== undefined)
    .map(({ name, key }) => {
      const value = values[key];
      if (value instanceof Blob) return `-F ${quoted(`${name}=@${value instanceof File ? value.name : "file"}`)}`;
      return `-F ${quoted(`${name}=${typeof value === "object" ? jsonText(value) : String(value)}`)}`;
    });
}

/** A request as a command of curl. */
export async function curlOf(request: SentRequest, operation: OperationData, values: Values): Promise<string> {
  const { method, url, headers, body } = request;
  const type = headers.get("content-type") ?? "";
  const isMultipart = type.startsWith("multipart/");
  const shown = [...headers].filter(([name]) => !OWN.has(name) && !(isMultipart && name === "content-type"));
  const flags = [
    ...shown.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(isMultipart ? partFlags(operation, values) : await bodyFlags(body, type)),
  ];
  const verb = method === "GET" ? "" : `-X ${method} `;
  // Placeholders are easier to find as they were typed.
  const address = url.replaceAll("%3Ctoken%3E", "<token>");
  return [`curl ${verb}${quoted(address)}`, ...flags].join(" \\\n  ");
}
