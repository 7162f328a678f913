import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { Ajv, type ValidateFunction } from "ajv";

/** GitHub's own definition of its API, which is no part of the repository. */
const FILE = join(ROOT, "../shared/corpus/openapi/github-full.json");
const BASE = "/api/v3";

/** Why requests cannot be compared with the definition; undefined where they can. */
export const withoutDefinition = existsSync(FILE)
  ? undefined
  : `Requests to the host are not compared with GitHub's definition: ${FILE} does not exist.`;

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly [type: string]: { readonly schema: { readonly properties?: object } } };
  };
}

interface Definition {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly parameters: { readonly [name: string]: Parameter } };
}

/** A request as the server got it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: string;
}

let known: { readonly definition: Definition; readonly ajv: Ajv } | undefined;

function load() {
  if (!known) {
    const definition = JSON.parse(readFileSync(FILE, "utf8")) as Definition;
    const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: false });
    ajv.addSchema({ $id: "github", ...definition });
    known = { definition, ajv };
  }
  return known;
}

function checkerOf(schema: object): ValidateFunction {
  const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"github#/');
  return load().ajv.compile(JSON.parse(absolute));
}

/** Everything in which a request differs from the definition; empty where it is valid. */
export function problemsOf({ method, url, headers, body }: SentRequest): readonly string[] {
  const { definition } = load();
  const { pathname, searchParams } = new URL(url, "http://host");
  const segments = pathname.slice(BASE.length).split("/");
  const fits = (path: string): boolean => {
    const parts = path.split("/");
    return parts.length === segments.length && parts.every((part, at) => part.startsWith("{") || part === segments[at]);
  };
  const path = Object.keys(definition.paths).find((one) => fits(one) && definition.paths[one]?.[method.toLowerCase()]);
  const operation = path === undefined ? undefined : definition.paths[path]?.[method.toLowerCase()];
  if (!operation || !pathname.startsWith(`${BASE}/`)) return [`${method} ${pathname} is not an operation`];
  return [
    ...queryProblems(operation, searchParams, definition),
    ...bodyProblems(operation, body, headers),
    ...headerProblems(headers),
  ];
}

function queryProblems({ parameters = [] }: Operation, query: URLSearchParams, definition: Definition): string[] {
  const resolved = parameters.map((one) =>
    one.$ref === undefined ? one : (definition.components.parameters[one.$ref.split("/").at(-1) ?? ""] ?? one),
  );
  const declared = resolved.filter((one) => one.in === "query");
  const missing = declared
    .filter((one) => one.required && !query.has(one.name))
    .map(({ name }) => `${name} is missing`);
  const wrong = [...query].flatMap(([name, value]) => {
    const parameter = declared.find((one) => one.name === name);
    if (!parameter) return [`${name} is not a query parameter`];
    const { type } = parameter.schema as { readonly type?: string };
    const data = type === "integer" ? Number(value) : value;
    return checkerOf(parameter.schema)(data) ? [] : [`${name}=${value} is invalid`];
  });
  return [...missing, ...wrong];
}

function bodyProblems({ requestBody }: Operation, body: string, headers: SentRequest["headers"]): string[] {
  if (!requestBody) return body === "" ? [] : ["a body that is not declared"];
  const schema = requestBody.content["application/json"]?.schema;
  if (!schema) return ["no JSON body is declared"];
  if (!String(headers["content-type"]).startsWith("application/json")) return ["the body is not declared as JSON"];
  const data = JSON.parse(body) as object;
  const unknown = Object.keys(data).filter((key) => !Object.hasOwn(schema.properties ?? {}, key));
  const check = checkerOf(schema);
  const errors = check(data)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return [...errors, ...unknown.map((key) => `${key} is not a property of the body`)];
}

/** What GitHub demands of every request. */
function headerProblems(headers: SentRequest["headers"]): string[] {
  return [
    ...(headers["user-agent"] ? [] : ["no User-Agent"]),
    ...(/^application\/(?:vnd\.github|json)/.test(String(headers.accept)) ? [] : [`Accept: ${headers.accept}`]),
    ...(/^(?:token|bearer) \S+$/i.test(String(headers.authorization)) ? [] : ["no token"]),
  ];
}
