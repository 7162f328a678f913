import type { JsonValue } from "@sdkwright/plugin-api";
import { choiceScript, PM, tokenScript } from "../auth/scripts.js";
import type {
  Auth,
  Channel,
  Collection,
  Entry,
  Environment,
  Item,
  Request,
  SavedResponse,
  Url,
} from "../collection.js";
import { variable } from "../text.js";
import { statusText } from "./statuses.js";
import { testScript } from "./tests.js";

type Json = { readonly [key: string]: JsonValue };

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** Choices of the configuration. */
export interface Printing {
  readonly tests: boolean;
}

const described = (description: string): Json => (description === "" ? {} : { description });

function entryOf({ name, value, description, disabled }: Entry): Json {
  return { key: name, value, ...described(description), ...(disabled && { disabled: true }) };
}

function urlOf({ base, path, query, variables }: Url): Json {
  const sent = query.filter(({ disabled }) => !disabled).map(({ name, value }) => `${name}=${value}`);
  const host = variable(base);
  const raw = `${[host, ...path].join("/")}${sent.length > 0 ? `?${sent.join("&")}` : ""}`;
  return {
    raw,
    host: [host],
    ...(path.length > 0 && { path }),
    ...(query.length > 0 && { query: query.map(entryOf) }),
    ...(variables.length > 0 && { variable: variables.map(entryOf) }),
  };
}

function authOf(auth: Auth): Json {
  const attributes = (values: { readonly [key: string]: string }): JsonValue =>
    Object.entries(values).map(([key, value]) => ({ key, value, type: "string" }));
  switch (auth.kind) {
    case "none":
    case "choice":
      return { type: "noauth" };
    case "bearer":
      return { type: "bearer", bearer: attributes({ token: auth.token }) };
    case "basic":
      return { type: "basic", basic: attributes({ username: auth.username, password: auth.password }) };
    case "key":
      return { type: "apikey", apikey: attributes({ key: auth.name, value: auth.value, in: auth.in }) };
    default:
      return auth satisfies never;
  }
}

function bodyOf({ body }: Request): Json {
  switch (body?.kind) {
    case undefined:
      return {};
    case "raw":
      return { body: { mode: "raw", raw: body.text, options: { raw: { language: body.language } } } };
    case "form":
      return { body: { mode: "urlencoded", urlencoded: body.fields.map(entryOf) } };
    case "multipart": {
      const parts = body.parts.map(({ type, value, mediaType, ...entry }): JsonValue => {
        const { value: _, ...rest } = entryOf({ ...entry, value });
        const held = type === "file" ? { src: value } : { value };
        return { ...rest, ...held, type, ...(mediaType !== undefined && { contentType: mediaType }) };
      });
      return { body: { mode: "formdata", formdata: parts } };
    }
    case "file":
      return { body: { mode: "file", file: { src: body.path } } };
    default:
      return body satisfies never;
  }
}

function event(listen: "test" | "prerequest", script: string | undefined): Json[] {
  if (script === undefined) return [];
  return [{ listen, script: { type: "text/javascript", exec: script.split("\n") } }];
}

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/json/, "json"],
  [/html/, "html"],
  [/xml/, "xml"],
];

function responseOf({ id, name, code, mediaType, body }: SavedResponse, request: Request): Json {
  const language = LANGUAGES.find(([pattern]) => pattern.test(mediaType ?? ""))?.[1] ?? "text";
  return {
    id,
    name,
    originalRequest: { method: request.method, header: [], url: urlOf(request.url) },
    status: statusText(code),
    code,
    _postman_previewlanguage: language,
    header: mediaType === undefined ? [] : [{ key: "Content-Type", value: mediaType }],
    cookie: [],
    body,
  };
}

function requestItem(request: Request, collection: Collection, { tests }: Printing): Json {
  const { auth, method, url, headers, responses, body } = request;
  const script = auth.kind === "choice" ? choiceScript(auth.alternatives, collection.tokens, PM) : undefined;
  const events = [...event("prerequest", script), ...event("test", tests ? testScript(request) : undefined)];
  const hasUnusualBody = body !== undefined && /^(?:GET|HEAD|COPY|PURGE|UNLOCK)$/.test(method);
  return {
    id: request.id,
    name: request.name,
    ...(events.length > 0 && { event: events }),
    request: {
      auth: authOf(auth),
      method,
      header: headers.map(entryOf),
      ...bodyOf(request),
      url: urlOf(url),
      ...described(request.description),
    },
    response: responses.map((response) => responseOf(response, request)),
    ...(hasUnusualBody && { protocolProfileBehavior: { disableBodyPruning: true } }),
  };
}

/** Channels are what the format cannot hold: an empty folder says so. */
function channelItem({ id, name, description, url }: Channel): Json {
  const note = `This is a WebSocket channel, which collections of this format cannot open. Its URL is \`${urlOf(url).raw}\`.`;
  return { id, name, description: [description, note].filter((text) => text !== "").join("\n\n"), item: [] };
}

function itemOf(item: Item, collection: Collection, printing: Printing): Json {
  switch (item.kind) {
    case "request":
      return requestItem(item, collection, printing);
    case "channel":
      return channelItem(item);
    case "folder": {
      const { id, name, description, items } = item;
      return { id, name, ...described(description), item: items.map((one) => itemOf(one, collection, printing)) };
    }
    default:
      return item satisfies never;
  }
}

/** A collection in the format v2.1. */
export function collectionDocument(collection: Collection, printing: Printing): Json {
  const { id, name, description, version, items, variables, tokens } = collection;
  const events = event("prerequest", tokenScript(tokens, PM));
  return {
    info: {
      _postman_id: id,
      name,
      ...described(description),
      ...(version !== undefined && { version }),
      schema: SCHEMA,
    },
    item: items.map((item) => itemOf(item, collection, printing)),
    ...(events.length > 0 && { event: events }),
    variable: variables.map(({ name: key, value, description: text }) => ({
      key,
      value,
      type: "string",
      ...described(text),
    })),
  };
}

/** An environment in the format that goes with it. */
export function environmentDocument({ id, name, variables }: Environment): Json {
  return {
    id,
    name,
    values: variables.map(({ name: key, value, secret, description }) => ({
      key,
      value,
      type: secret ? "secret" : "default",
      enabled: true,
      ...described(description),
    })),
    _postman_variable_scope: "environment",
  };
}
