import { docParagraphs, pairsOf } from "@sdkwright/docs-kit";
import type { BodyContent, FormField, HttpOperation, JsonValue, PinnedValue } from "@sdkwright/plugin-api";
import { propertyAt } from "@sdkwright/plugin-api";
import type { Body, Entry, Part } from "../collection.js";
import type { Context } from "../context.js";
import { plainJson, plainText } from "../text.js";

/** A file that requests upload. It is emitted beside the collection. */
export const SAMPLE_FILE = "files/sample.txt";

type FormContent = Extract<BodyContent, { kind: "form" | "multipart" }>;
type JsonRecord = { readonly [key: string]: JsonValue };

const isRecord = (value: JsonValue | undefined): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withPins(body: JsonValue | undefined, pins: readonly PinnedValue[]): JsonValue | undefined {
  const own = pins.filter((pin) => pin.in === "body");
  if (own.length === 0 || !isRecord(body ?? {})) return body;
  return { ...(body as JsonRecord), ...Object.fromEntries(own.map(({ name, value }) => [name, value])) };
}

function textsOf({ api }: Context, { type }: FormContent, name: string): Pick<Entry, "description" | "disabled"> {
  const property = propertyAt(api, type, [name]);
  return { description: property ? docParagraphs(property).join("\n\n") : "", disabled: false };
}

const usualField = (name: string): FormField => ({ name, encoding: "text", style: "form", explode: true });

function formEntries(context: Context, content: FormContent, body: JsonRecord): Entry[] {
  return Object.entries(body).flatMap(([name, value]): Entry[] => {
    const field = content.fields.find((one) => one.name === name) ?? usualField(name);
    const texts = textsOf(context, content, name);
    if (value === null) return [];
    if (field.encoding === "json") return [{ name, value: plainText(JSON.stringify(value)), ...texts }];
    return pairsOf(name, value, field).map(([key, text]) => ({ name: key, value: plainText(text), ...texts }));
  });
}

function partsOf(context: Context, content: FormContent, body: JsonRecord): Part[] {
  return Object.entries(body).flatMap(([name, value]): Part[] => {
    const field = content.fields.find((one) => one.name === name) ?? usualField(name);
    const texts = textsOf(context, content, name);
    const { contentType: mediaType, encoding, style } = field;
    if (value === null) return [];
    const isWhole = encoding === "json" && !field.repeated;
    const items = Array.isArray(value) && !isWhole ? value : [value];
    return items.flatMap((item): Part[] => {
      if (item === null) return [];
      if (encoding === "file") return [{ name, type: "file", value: SAMPLE_FILE, mediaType, ...texts }];
      if (typeof item === "object" && encoding !== "json" && style !== "form") {
        const pairs = pairsOf(name, item, field);
        return pairs.map(([key, text]) => ({ name: key, type: "text", value: plainText(text), mediaType, ...texts }));
      }
      const isJson = encoding === "json" || typeof item === "object";
      const text = isJson ? plainJson(JSON.stringify(item)) : plainText(String(item));
      return [
        {
          name,
          type: "text",
          value: text,
          mediaType: mediaType ?? (isJson ? "application/json" : undefined),
          ...texts,
        },
      ];
    });
  });
}

/** The body of a request; undefined where it has none. */
export function bodyOf(
  context: Context,
  operation: HttpOperation,
  { body, pins }: { readonly body: JsonValue | undefined; readonly pins: readonly PinnedValue[] },
): Body | undefined {
  const content = operation.body?.contents[0];
  const value = withPins(body, pins);
  if (!content || value === undefined) return undefined;
  if (!operation.body?.required && isRecord(value) && Object.keys(value).length === 0) return undefined;
  switch (content.kind) {
    case "json":
      return { kind: "raw", language: "json", text: plainJson(JSON.stringify(value, null, 2)) };
    case "text":
      return {
        kind: "raw",
        language: "text",
        text: plainText(typeof value === "string" ? value : JSON.stringify(value)),
      };
    case "binary": {
      const mediaType = content.mediaType.includes("*") ? "application/octet-stream" : content.mediaType;
      return { kind: "file", path: SAMPLE_FILE, mediaType };
    }
    case "form":
      return { kind: "form", fields: isRecord(value) ? formEntries(context, content, value) : [] };
    case "multipart":
      return { kind: "multipart", parts: isRecord(value) ? partsOf(context, content, value) : [] };
    default:
      return content satisfies never;
  }
}
