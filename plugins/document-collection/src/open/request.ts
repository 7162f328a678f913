import { BRU, choiceScript } from "../auth/scripts.js";
import type { Auth, Body, Channel, Collection, Entry, Request, SavedResponse, Url } from "../collection.js";
import { variable } from "../text.js";
import type { Json } from "./json.js";
import { assertions, testScript } from "./tests.js";

/** Options of what is written. */
export interface Writing {
  readonly tests: boolean;
}

function entryOf({ name, value, description, disabled }: Entry): Json {
  return { name, value, ...(description !== "" && { description }), ...(disabled && { disabled: true }) };
}

function urlText({ base, path, query }: Url): string {
  const sent = query.filter(({ disabled }) => !disabled).map(({ name, value }) => `${name}=${value}`);
  return `${[variable(base), ...path].join("/")}${sent.length > 0 ? `?${sent.join("&")}` : ""}`;
}

function paramsOf({ query, variables }: Url): Json[] {
  return [
    ...variables.map((one): Json => ({ ...entryOf(one), type: "path" })),
    ...query.map((one): Json => ({ ...entryOf(one), type: "query" })),
  ];
}

function bodyOf(body: Body): Json {
  switch (body.kind) {
    case "raw":
      return { type: body.language, data: body.text };
    case "form":
      return { type: "form-urlencoded", data: body.fields.map(entryOf) };
    case "multipart": {
      const parts = body.parts.map(({ type, mediaType, ...entry }): Json => {
        const { value, ...rest } = entryOf(entry);
        const held = type === "file" ? [value as string] : (value as string);
        return { ...rest, type, value: held, ...(mediaType !== undefined && { contentType: mediaType }) };
      });
      return { type: "multipart-form", data: parts };
    }
    case "file":
      return { type: "file", data: [{ filePath: body.path, contentType: body.mediaType, selected: true }] };
    default:
      return body satisfies never;
  }
}

/** Tokens are sent by a header, in which the script that gets them finds their variables. */
function headerOfToken(auth: Auth, { tokens }: Collection): Entry | undefined {
  if (auth.kind !== "bearer" && !(auth.kind === "key" && auth.in === "header")) return undefined;
  const [name, value] = auth.kind === "bearer" ? ["Authorization", `Bearer ${auth.token}`] : [auth.name, auth.value];
  const isToken = tokens.some(({ token }) => value.includes(variable(token)));
  return isToken ? { name, value, description: "", disabled: false } : undefined;
}

/** A key in the query is a parameter: the command line that runs these files drops one of `auth` where the URL begins with a variable. */
function withKey(url: Url, auth: Auth): Url {
  if (auth.kind !== "key" || auth.in !== "query") return url;
  return { ...url, query: [...url.query, { name: auth.name, value: auth.value, description: "", disabled: false }] };
}

function authOf(auth: Auth): Json {
  switch (auth.kind) {
    case "none":
    case "choice":
      return {};
    case "bearer":
      return { auth: { type: "bearer", token: auth.token } };
    case "basic":
      return { auth: { type: "basic", username: auth.username, password: auth.password } };
    case "key":
      if (auth.in === "query") return {};
      return { auth: { type: "apikey", key: auth.name, value: auth.value, placement: auth.in } };
    default:
      return auth satisfies never;
  }
}

function exampleOf({ name, code, mediaType, body }: SavedResponse): Json {
  const type = /json/.test(mediaType ?? "") ? "json" : "text";
  return {
    name,
    response: {
      status: code,
      headers: mediaType === undefined ? [] : [{ name: "Content-Type", value: mediaType }],
      ...(body !== "" && { body: { type, data: body } }),
    },
  };
}

function runtimeOf(request: Request, { tokens }: Collection, { tests }: Writing): Json {
  const { auth } = request;
  const before = auth.kind === "choice" ? choiceScript(auth.alternatives, tokens, BRU) : undefined;
  const after = tests ? testScript(request) : undefined;
  const checks = tests ? assertions(request) : [];
  const scripts = [
    ...(before === undefined ? [] : [{ type: "before-request", code: before }]),
    ...(after === undefined ? [] : [{ type: "tests", code: after }]),
  ];
  const runtime = { ...(scripts.length > 0 && { scripts }), ...(checks.length > 0 && { assertions: checks }) };
  return Object.keys(runtime).length === 0 ? {} : { runtime };
}

/** A request as a file of OpenCollection. */
export function requestDocument(request: Request, seq: number, collection: Collection, writing: Writing): Json {
  const { name, method, headers, body, auth, responses, description } = request;
  const url = withKey(request.url, auth);
  const token = headerOfToken(auth, collection);
  const params = paramsOf(url);
  const all = token ? [...headers, token] : headers;
  return {
    info: { name, type: "http", seq },
    http: {
      method,
      url: urlText(url),
      ...(all.length > 0 && { headers: all.map(entryOf) }),
      ...(params.length > 0 && { params }),
      ...(body && { body: bodyOf(body) }),
      ...(!token && authOf(auth)),
    },
    ...runtimeOf(request, collection, writing),
    ...(responses.length > 0 && { examples: responses.map(exampleOf) }),
    ...(description !== "" && { docs: description }),
  };
}

/** A channel as a file of OpenCollection. */
export function channelDocument({ name, url, headers, message, description }: Channel, seq: number): Json {
  return {
    info: { name, type: "websocket", seq },
    websocket: {
      url: urlText(url),
      ...(headers.length > 0 && { headers: headers.map(entryOf) }),
      ...(message !== undefined && { message: { type: "json", data: message } }),
    },
    ...(description !== "" && { docs: description }),
  };
}
