import { appliedSchemes, exampleCall, rpcRequest, type WireBody, wireRequest } from "@sdkwright/docs-kit";
import { type AuthScheme, type HttpOperation, jsonRpcOf, methodOf } from "@sdkwright/plugin-api";
import type { Sample } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { baseUrlOf } from "./environments.js";

/** A text that a shell takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What a scheme adds, with placeholders where credentials belong. */
function credentialFlags(scheme: AuthScheme): string[] {
  switch (scheme.kind) {
    case "bearer":
      return [`-H ${quoted("Authorization: Bearer <token>")}`];
    case "basic":
      return [`-u ${quoted("<username>:<password>")}`];
    case "oauth":
      return [`-H ${quoted(`${scheme.tokenHeader}: ${scheme.tokenPrefix} <token>`.replace(":  ", ": "))}`];
    case "header":
      return [`-H ${quoted(`${scheme.key}: ${scheme.prefix ?? ""}<key>`)}`];
    case "cookie":
      return [`-b ${quoted(`${scheme.key}=<key>`)}`];
    case "query":
    case "unsupported":
      return [];
    default:
      return scheme satisfies never;
  }
}

const pairText = ([name, value]: readonly [string, string]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

function bodyFlags(body: WireBody, operation: HttpOperation): string[] {
  const { type, json, text, form, multipart } = body;
  if (multipart) {
    const content = operation.body?.contents[0];
    const fields = content?.kind === "multipart" ? content.fields : [];
    const isFile = (name: string): boolean => fields.some((field) => field.name === name && field.encoding === "file");
    return multipart.map(([name, value]) => `-F ${quoted(isFile(name) ? `${name}=@file` : `${name}=${value}`)}`);
  }
  if (form) return form.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  const header = type === undefined ? [] : [`-H ${quoted(`Content-Type: ${type}`)}`];
  if (operation.body?.contents[0]?.kind === "binary") return [...header, "--data-binary @file"];
  return [...header, `-d ${quoted(json === undefined ? (text ?? "") : pretty(json))}`];
}

/** JSON with a line for each member, unless it is short. */
function pretty(json: string): string {
  return json.length <= 60 ? json : JSON.stringify(JSON.parse(json), undefined, 2);
}

/** The schemes of a call; those that fetch tokens too, whose token a reader has to bring. */
function schemesOf(site: SiteApi, operation: HttpOperation): readonly AuthScheme[] {
  const known = appliedSchemes(site.api, operation);
  if (known) return known;
  const { always, fallback } = site.sdk.auth;
  const { security } = methodOf(site.sdk, operation.id).call;
  const ids = security === "default" ? (always ?? fallback?.[0] ?? []) : (security[0] ?? []);
  return site.api.auth.schemes.filter(({ id }) => ids.includes(id));
}

/** A call by curl; undefined for one that curl cannot make. */
export function curlSample(site: SiteApi, operation: HttpOperation): Sample | undefined {
  if (operation.opens !== undefined) return undefined;
  const context = { api: site.api, report: () => {} };
  const bare = { ...operation, security: [] };
  const call = exampleCall(context, operation);
  const wire = wireRequest(context, bare, call);
  const request = operation.carries ? rpcRequest(wire, operation.carries) : wire;
  const schemes = schemesOf(site, operation);
  const keys = schemes.flatMap((scheme) => (scheme.kind === "query" ? [[scheme.key, "<key>"] as const] : []));
  const query = [...(request.query ?? []).map(pairText), ...keys.map(([name, value]) => `${name}=${value}`)].join("&");
  const rpc = jsonRpcOf(operation);
  const path = rpc ? "" : request.path.split("/").map(encodeURIComponent).join("/");
  const url = `${baseUrlOf(site, methodOf(site.sdk, operation.id).call.server)}${path}${query === "" ? "" : `?${query}`}`;
  const headers = (request.headers ?? []).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const cookies = (request.cookies ?? []).map((pair) => `-b ${quoted(pairText(pair))}`);
  const body = rpc ? rpcBody(rpc.method, request.body?.json) : request.body;
  const flags = [
    ...schemes.flatMap(credentialFlags),
    ...headers,
    ...cookies,
    ...(body ? bodyFlags(body, operation) : []),
  ];
  const verb = operation.method === "GET" ? "" : `-X ${operation.method} `;
  return {
    key: "curl",
    title: "curl",
    fence: "bash",
    parts: [[`curl ${verb}${quoted(url)}`, ...flags].join(" \\\n  ")],
  };
}

function rpcBody(method: string, params: string | undefined): WireBody {
  const given = params === undefined ? {} : { params: JSON.parse(params) };
  return { type: "application/json", json: JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...given }) };
}
