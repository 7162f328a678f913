import { docParagraphs, exampleCall } from "@sdkwright/docs-kit";
import type { HttpOperation, Method, ReadPlan } from "@sdkwright/plugin-api";
import { uuidOf } from "@sdkwright/plugin-api";
import { requestAuth } from "../auth/auth.js";
import type { Body, Channel, Entry, Request } from "../collection.js";
import type { Context } from "../context.js";
import { titleOf } from "../text.js";
import { bodyOf } from "./body.js";
import { checksOf } from "./checks.js";
import { globalHeaders } from "./headers.js";
import { cookieEntries, givenParameters, headerEntries, queryEntries } from "./parameters.js";
import { remoteBody } from "./remote.js";
import { savedResponses } from "./responses.js";
import { urlOf } from "./url.js";

/** Levels of objects of a body whose optional properties it shows. */
const DEPTH = 1;

const ACCEPTS: { readonly [K in ReadPlan["kind"]]: string } = {
  json: "application/json",
  text: "text/plain, */*;q=0.5",
  binary: "*/*",
  bytes: "*/*",
  sse: "text/event-stream",
  jsonl: "application/x-ndjson, application/jsonl, application/json;q=0.9",
};

const entry = (name: string, value: string): Entry => ({ name, value, description: "", disabled: false });

/** Headers that clients set by themselves: media types of both bodies, and those of the protocol. */
function ownHeaders({ call }: Method, body: Body | undefined, mediaType: string | undefined): Entry[] {
  const { reads, protocol, idempotencyHeader } = call;
  // A form brings its own type, with a boundary where that has one.
  const type = body?.kind === "raw" || body?.kind === "file" ? mediaType : undefined;
  return [
    ...(reads ? [entry("Accept", reads.accept ?? ACCEPTS[reads.kind])] : []),
    ...(type === undefined ? [] : [entry("Content-Type", type)]),
    ...(protocol.kind === "connect" ? [entry("Connect-Protocol-Version", "1")] : []),
    ...(idempotencyHeader === null ? [] : [entry(idempotencyHeader, "{{$guid}}")]),
  ];
}

/** One `Cookie` header for what is sent, and one for each further cookie. */
function cookieHeaders(cookies: readonly Entry[], ofAuth: readonly string[]): Entry[] {
  const sent = cookies.filter(({ disabled }) => !disabled);
  const pairs = [...sent.map(({ name, value }) => `${name}=${value}`), ...ofAuth];
  const description = sent.flatMap((one) => (one.description === "" ? [] : `\`${one.name}\`: ${one.description}`));
  const main =
    pairs.length === 0 ? [] : [{ ...entry("Cookie", pairs.join("; ")), description: description.join("\n\n") }];
  const others = cookies.filter(({ disabled }) => disabled);
  return [...main, ...others.map((one) => ({ ...one, name: "Cookie", value: `${one.name}=${one.value}` }))];
}

function mediaTypeOf(operation: HttpOperation, body: Body | undefined): string | undefined {
  if (operation.carries) return "application/json";
  if (body?.kind === "file") return body.mediaType;
  const type = operation.body?.contents[0]?.mediaType;
  return type?.includes("*")
    ? body?.kind === "raw" && body.language === "json"
      ? "application/json"
      : "text/plain"
    : type;
}

function descriptionOf(operation: HttpOperation): string {
  const { externalDocs, availability } = operation;
  const isDeprecated = availability?.status === "deprecated";
  return [
    ...(isDeprecated ? [`**Deprecated.** ${availability?.message ?? ""}`.trim()] : []),
    ...docParagraphs(operation),
    ...(externalDocs ? [`[${externalDocs.description ?? externalDocs.url}](${externalDocs.url})`] : []),
  ].join("\n\n");
}

/** What requests and the openings of channels have in common. */
function commonParts(context: Context, operation: HttpOperation, method: Method) {
  const call = exampleCall({ api: context.api, report: context.report }, operation, DEPTH);
  const given = givenParameters(context, operation, call);
  const auth = requestAuth(context, method.call);
  const query = [...queryEntries(context, given), ...auth.query];
  const headers = [
    ...globalHeaders(context, method.call),
    ...headerEntries(context, given),
    ...auth.headers,
    ...cookieHeaders(cookieEntries(context, given), auth.cookies),
  ];
  const url = { ...urlOf(context, method.call, given), query };
  const { id, name } = operation;
  const texts = { id: uuidOf(id), name: titleOf(name.words), description: descriptionOf(operation) };
  return { call, auth, headers, url, texts };
}

/** The request of an operation, as its SDKs send it. */
export function requestOf(context: Context, operation: HttpOperation, method: Method): Request {
  const { call, auth, headers, url, texts } = commonParts(context, operation, method);
  const { pins } = method.call;
  const body = operation.carries
    ? remoteBody(operation.carries, call.body)
    : bodyOf(context, operation, { body: call.body, pins });
  return {
    kind: "request",
    ...texts,
    method: method.call.verb,
    url,
    headers: [...ownHeaders(method, body, mediaTypeOf(operation, body)), ...headers],
    body,
    auth: auth.auth,
    responses: savedResponses(context, operation),
    checks: checksOf(context, operation),
  };
}

/** The opening of a channel. `message` is a sample of what clients send first. */
export function channelOf(
  context: Context,
  operation: HttpOperation,
  method: Method,
  message: string | undefined,
): Channel {
  const { headers, url, texts } = commonParts(context, operation, method);
  return { kind: "channel", ...texts, headers, url, message };
}
