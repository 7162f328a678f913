import { textKeywords } from "@sdkwright/docs-kit";
import type {
  BodyContent,
  FormField,
  HttpOperation,
  Parameter,
  Response,
  ResponseContent,
  ResponseStatus,
} from "@sdkwright/plugin-api";
import { resourcePath } from "@sdkwright/plugin-api";
import { operationSecurity } from "./security.js";
import { serversOfRole } from "./servers.js";
import type { Context, Json } from "./source.js";

const DESCRIBE = { draft: "2020-12", purpose: "describe", ref: () => undefined } as const;

const texts = (source: Parameters<typeof textKeywords>[0]): Json => textKeywords(source, DESCRIBE) as Json;

function parameterOf({ schemaOf }: Context, parameter: Parameter): Json {
  const { name, in: place, required, style, explode, allowReserved, type, default: value, examples = [] } = parameter;
  const known = schemaOf(type);
  const schema =
    value === undefined ? known : "$ref" in known ? { allOf: [known], default: value } : { ...known, default: value };
  const [first] = examples;
  const example = first ? { example: first.value } : {};
  const written =
    style === "json"
      ? { content: { "application/json": { schema, ...example } } }
      : { style, explode, schema, ...example };
  return {
    name: name.wire,
    in: place,
    ...(required && { required: true }),
    ...texts(parameter),
    ...written,
    ...(allowReserved && { allowReserved: true }),
  };
}

/** Headers of all requests, of one definition or of the API: parameters of each, as OpenAPI has no other word. */
function headersOf({ api, schemaOf }: Context, { definition, parameters }: HttpOperation): Json[] {
  const declared = new Set(parameters.flatMap((one) => (one.in === "header" ? [one.name.wire.toLowerCase()] : [])));
  const own = api.headers.filter((one) => one.definition === undefined || one.definition === definition);
  return own.flatMap((header): Json[] => {
    const { value } = header;
    if (declared.has(header.header.toLowerCase()) || value.kind === "environment") return [];
    const schema = value.kind === "literal" ? { type: "string", const: value.value } : schemaOf(value.type);
    const required = value.kind === "literal" || (value.required && value.default === undefined);
    return [{ name: header.header, in: "header", ...(required && { required }), ...texts(header), schema }];
  });
}

function encodingOf(fields: readonly FormField[]): Json {
  const entries = fields.map(({ name, contentType, style, explode, encoding }): [string, Json] => {
    const type = contentType ?? (encoding === "json" ? "application/json" : undefined);
    return [name, type === undefined ? { style, explode } : { contentType: type }];
  });
  return Object.fromEntries(entries);
}

function contentOf({ schemaOf }: Context, content: BodyContent | ResponseContent): Json {
  if (content.kind === "binary") return { schema: { type: "string", format: "binary" } };
  const schema = schemaOf(content.type);
  if (content.kind !== "form" && content.kind !== "multipart") return { schema };
  return { schema, ...(content.fields.length > 0 && { encoding: encodingOf(content.fields) }) };
}

function contentsOf(context: Context, contents: readonly (BodyContent | ResponseContent)[]): Json {
  return Object.fromEntries(contents.map((content) => [content.mediaType, contentOf(context, content)]));
}

function bodyOf(context: Context, { body }: HttpOperation): Json {
  if (!body) return {};
  const { required, contents } = body;
  return { requestBody: { ...texts(body), ...(required && { required }), content: contentsOf(context, contents) } };
}

function statusText(status: ResponseStatus): string {
  if (status.kind === "code") return String(status.code);
  return status.kind === "range" ? `${status.class}XX` : "default";
}

function responseOf(context: Context, response: Response): Json {
  const { contents, headers, description } = response;
  const named = headers.map(({ name, type, required, ...header }) => [
    name.wire,
    { ...texts(header), ...(required && { required }), schema: context.schemaOf(type) },
  ]);
  return {
    description: description ?? "",
    ...(named.length > 0 && { headers: Object.fromEntries(named) as Json }),
    ...(contents.length > 0 && { content: contentsOf(context, contents) }),
  };
}

function responsesOf(context: Context, { responses, errors }: HttpOperation): Json {
  const entries: [string, Json][] = responses.map((response) => [
    statusText(response.status),
    responseOf(context, response),
  ]);
  for (const { status, error, description } of errors) {
    const type = context.api.errors[error]?.type;
    const content = type ? { content: { "application/json": { schema: context.schemaOf(type) } } } : {};
    if (!entries.some(([known]) => known === statusText(status))) {
      entries.push([statusText(status), { description: description ?? "", ...content }]);
    }
  }
  return Object.fromEntries(entries.length > 0 ? entries : [["default", { description: "" }]]);
}

/** The names by which SDKs call an operation: another reader of the document has the same. */
function namesOf({ api }: Context, { resource, name }: HttpOperation): Json {
  const groups = resourcePath(api, resource).map((one) => one.name.words.join("_"));
  return {
    ...(groups.length > 0 && { tags: [groups.join(".")] }),
    "x-gen-sdk-group-name": groups,
    "x-gen-sdk-method-name": name.words.join("_"),
  };
}

/** Which property of the request chooses between the two methods of an operation that streams or does not. */
function streamingOf({ streamCondition, responses }: HttpOperation): Json {
  if (!streamCondition) return {};
  const isLines = responses.some(({ contents }) => contents.some(({ kind }) => kind === "jsonl"));
  const condition = `$request.${streamCondition.property.path.join(".")}`;
  return { "x-gen-streaming": { format: isLines ? "json" : "sse", "stream-condition": condition } };
}

/** Path with `{name}` for parameters. */
export function pathOf({ path }: HttpOperation): string {
  const text = path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
  return text.startsWith("/") ? text : `/${text}`;
}

/** An operation of OpenAPI. */
export function operationOf(context: Context, operation: HttpOperation): Json {
  const { summary, description, parameters, id, operationId, availability } = operation;
  const samples = context.samples.get(id) ?? [];
  const listed = [...headersOf(context, operation), ...parameters.map((one) => parameterOf(context, one))];
  return {
    ...(operationId !== undefined && { operationId }),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(availability?.status === "deprecated" && { deprecated: true }),
    ...namesOf(context, operation),
    ...streamingOf(operation),
    ...serversOfRole(context.api, operation.server),
    ...operationSecurity(context.api, operation),
    ...(listed.length > 0 && { parameters: listed }),
    ...bodyOf(context, operation),
    responses: responsesOf(context, operation),
    ...(samples.length > 0 && { "x-codeSamples": samples.map((sample): Json => ({ ...sample })) }),
  };
}
