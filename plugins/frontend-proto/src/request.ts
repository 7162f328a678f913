import {
  type Body,
  type BodyContent,
  makeName,
  type ObjectDecl,
  type Parameter,
  type PathPart,
  primitive,
  ref,
  splitWords,
  type Type,
  type TypeId,
} from "@sdkwright/plugin-api";
import type { Field, Type as Message, Method } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { type Context, fullName, locationOf } from "./context.js";
import type { HttpRule } from "./http.js";
import { behaviorsOf, documented } from "./options.js";
import {
  declare,
  fieldsOf,
  findType,
  givenName,
  isMessage,
  jsonName,
  propertyOf,
  typeIdOf,
  typeOfField,
} from "./types.js";
import { EMPTY, HTTP_BODY } from "./well-known.js";

/** A request over HTTP: the fields of the message, each in its place. */
export interface Request {
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  readonly path: readonly PathPart[];
}

/** Transcodes the request message of a method by a rule (google/api/http.proto). */
export function requestOf(context: Context, method: Method, rule: HttpRule): Request {
  const found =
    method.requestType.replace(/^\./, "") === EMPTY ? undefined : findType(context, method, method.requestType);
  const message = found && isMessage(found) ? found : undefined;
  const inPath = rule.path.variables.map((path) => pathParameter(context, { method, rule, message }, path));
  const byField = new Map(inPath.map(({ path, parameter }) => [path, parameter.name.wire] as const));
  const path = rule.path.parts.map((part) =>
    part.kind === "parameter" ? { ...part, name: byField.get(part.name) ?? part.name } : part,
  );
  const taken = new Set(rule.path.variables);
  const parameters = inPath.map(({ parameter }) => parameter);
  if (!message) return { parameters, body: null, path };
  if (rule.body === "*") return { parameters, body: wholeBody(context, message, taken), path };
  const field = rule.body === undefined ? undefined : fieldAt(context, message, rule.body);
  if (rule.body !== undefined && !field)
    refuse(context, method, rule.body, `sends \`${rule.body}\`, which is not a field of the request`);
  if (rule.body !== undefined) taken.add(rule.body);
  const query = queryParameters(context, message, { taken, prefix: "", wire: "", open: [message] });
  return { parameters: [...parameters, ...query], body: field ? fieldBody(context, field) : null, path };
}

function refuse(context: Context, method: Method, text: string, problem: string): void {
  const params = { method: fullName(method), problem };
  context.report(protoCatalogue.create("http-rule", params, { location: locationOf(context, method, text) }));
}

function fieldAt(context: Context, message: Message | undefined, path: string): Field | undefined {
  const [first = "", ...rest] = path.split(".");
  const field = message && Object.hasOwn(message.fields, first) ? message.fields[first] : undefined;
  if (!field || rest.length === 0) return field;
  const inner = findType(context, field, field.type);
  return inner && isMessage(inner) ? fieldAt(context, inner, rest.join(".")) : undefined;
}

interface Transcoded {
  readonly method: Method;
  readonly rule: HttpRule;
  readonly message: Message | undefined;
}

function pathParameter(context: Context, { method, rule, message }: Transcoded, path: string) {
  const field = fieldAt(context, message, path);
  if (!field) refuse(context, method, rule.text, `has the variable \`${path}\`, which is not a field of the request`);
  const wire = path
    .split(".")
    .map((name, index, all) => (index === all.length - 1 && field ? jsonName(field) : name))
    .join(".");
  const parameter: Parameter = {
    name: makeName(wire, { words: path.split(".").flatMap((part) => splitWords(part)), explicit: true }),
    in: "path",
    type: field ? typeOfField(context, field) : primitive("string"),
    required: true,
    style: "simple",
    explode: false,
    origin: context.parsed.originOf(field ?? method),
    ...(field && documented(context, field)),
  };
  return { path, parameter };
}

const JSON_BODY = "application/json";

/** All fields that the path does not take. */
function wholeBody(context: Context, message: Message, taken: ReadonlySet<string>): Body {
  const origin = context.parsed.originOf(message);
  if (fullName(message) === HTTP_BODY)
    return { required: true, contents: [{ kind: "binary", mediaType: "*/*" }], origin };
  const own = [...taken].filter((path) => !path.includes("."));
  const type: Type = ref(own.length === 0 ? declare(context, message) : declareRest(context, message, own));
  return { required: true, contents: [{ kind: "json", mediaType: JSON_BODY, type }], origin };
}

/** A message without the fields that stand in the path. */
function declareRest(context: Context, message: Message, without: readonly string[]): TypeId {
  const id: TypeId = `${typeIdOf(context, fullName(message))}-${without.join("-")}`;
  if (context.types.has(id)) return id;
  const fields = fieldsOf(context, message).filter((field) => !without.includes(field.name));
  const words = [...splitWords(message.name), "body"];
  const { namespace } = context.frontend;
  const decl: ObjectDecl = {
    kind: "object",
    id,
    name: makeName(words.join(" "), { words }),
    properties: fields.map((field) => propertyOf(context, field)),
    extends: [],
    additional: null,
    origin: context.parsed.originOf(message),
    ...(namespace !== undefined && { namespace }),
  };
  context.types.set(id, decl);
  return id;
}

function fieldBody(context: Context, field: Field): Body {
  const found = findType({ ...context, report: () => {} }, field, field.type);
  const isBytes = found !== undefined && fullName(found) === HTTP_BODY;
  const content: BodyContent = isBytes
    ? { kind: "binary", mediaType: "*/*" }
    : { kind: "json", mediaType: JSON_BODY, type: typeOfField(context, field) };
  return {
    required: behaviorsOf(field).has("REQUIRED"),
    contents: [content],
    origin: context.parsed.originOf(field),
    ...documented(context, field),
  };
}

interface QueryScope {
  /** Fields that stand elsewhere, by path. */
  readonly taken: ReadonlySet<string>;
  readonly prefix: string;
  /** The same path by JSON names. */
  readonly wire: string;
  /** Messages on the way: a query is never endless. */
  readonly open: readonly Message[];
}

/** Fields as query parameters, those of messages inside with a dot between: `filter.name`. */
function queryParameters(context: Context, message: Message, scope: QueryScope): Parameter[] {
  return fieldsOf(context, message).flatMap((field): Parameter[] => {
    const path = `${scope.prefix}${field.name}`;
    if (scope.taken.has(path)) return [];
    const wire = `${scope.wire}${jsonName(field)}`;
    const type = typeOfField(context, field);
    const inner = innerMessage(context, field, type);
    if (!inner && !field.map) return [queryParameter(context, field, wire, type)];
    const problem = problemOf(field, inner, scope);
    if (problem === undefined && inner) {
      const deeper = { ...scope, prefix: `${path}.`, wire: `${wire}.`, open: [...scope.open, inner] };
      return queryParameters(context, inner, deeper);
    }
    if (problem !== undefined && problem !== RECURSIVE) {
      const location = locationOf(context, field);
      context.report(protoCatalogue.create("query-field", { field: fullName(field), problem }, { location }));
    }
    return [];
  });
}

const RECURSIVE = "contains itself";

function problemOf(field: Field, inner: Message | undefined, { open }: QueryScope): string | undefined {
  if (field.map) return "is a map";
  if (field.repeated) return "is a list of messages";
  return inner && open.includes(inner) ? RECURSIVE : undefined;
}

/** The message of a field that has no form of its own in JSON. */
function innerMessage(context: Context, field: Field, type: Type): Message | undefined {
  const single = type.kind === "list" ? type.items : type;
  if (single.kind !== "ref") return undefined;
  const found = findType({ ...context, report: () => {} }, field, field.type);
  return found && isMessage(found) ? found : undefined;
}

function queryParameter(context: Context, field: Field, wire: string, type: Type): Parameter {
  return {
    name: { ...givenName(wire.replaceAll(".", "_")), wire },
    in: "query",
    type: type.kind === "nullable" ? type.inner : type,
    required: behaviorsOf(field).has("REQUIRED"),
    style: "form",
    explode: true,
    origin: context.parsed.originOf(field),
    ...documented(context, field),
  };
}
