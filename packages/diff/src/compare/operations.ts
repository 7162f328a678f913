import {
  accessPath,
  bodyTypeOf,
  type Field,
  type HttpOperation,
  type Method,
  type Parameter,
  type Property,
  pathText,
  type RequestShape,
  resolveType,
  type SdkModel,
} from "@sdkwright/plugin-api";
import { isEqual } from "../equal.js";
import type { SdkView } from "../view.js";
import { type ChangeContext, note, noteDeprecation, noteName, noteType, type TypeKinds, type Walk } from "../walk.js";
import type { OperationPair } from "./pair.js";
import { compareResults } from "./results.js";

/** What a definition calls an operation. */
export function operationName(operation: HttpOperation): string {
  if (operation.carries) return operation.carries.method;
  return `${operation.method} ${pathText(operation)}`;
}

const PARAMETER: TypeKinds = { wider: "parameter-widened", narrower: "parameter-narrowed", other: "parameter-changed" };

/** Compares the operations of two states. */
export function compareOperations(walk: Walk): void {
  const { pairs } = walk;
  for (const one of pairs.removedOperations)
    note(walk, "operation-removed", operationName(one), { before: one.origin, call: callOf(walk.old, one) });
  for (const one of pairs.addedOperations)
    note(walk, "operation-added", operationName(one), { after: one.origin, call: callOf(walk.now, one) });
  for (const [old, now] of pairs.operations) compareOperation(walk, old, now);
}

function compareOperation(walk: Walk, old: HttpOperation, now: HttpOperation): void {
  const [before, after] = [walk.old.sdk.methods[old.id], walk.now.sdk.methods[now.id]];
  if (!before || !after) return;
  const subject = operationName(old);
  const call = { ...callOf(walk.now, now), operation: subject };
  const places = { before: old.origin, after: now.origin, call };
  const pair: OperationPair = { old, now, methods: { old: before, now: after }, subject, places };
  compareNames(walk, pair);
  if (isUnchanged(walk, pair)) {
    const { request } = pair.methods.old;
    if (request) compareRequestName(walk, pair, request, pair.methods.now.request ?? request);
    return;
  }
  if (!walk.pairs.equalOperations.has(old.id)) compareDeclarations(walk, pair);
  compareTaken(walk, pair);
  compareResults(walk, pair);
}

/** Whether nothing about a method can have changed but what it and its request are called: most are such. */
function isUnchanged({ pairs, namesAlike }: Walk, { old, methods }: OperationPair): boolean {
  if (!namesAlike || !pairs.equalOperations.has(old.id)) return false;
  // Parameters make way for the properties of a body.
  const { base, spells } = methods.old.request ?? {};
  const body = base?.type ?? spells;
  return (!body || pairs.equalTypes.has(body)) && isEqual(methods.old, methods.now, pairs.types);
}

/** The groups on the way to a method, then the method, as callers write them. */
const pathOf = ({ sdk, names }: SdkView, operation: HttpOperation): string[] => accessPath(sdk, names, operation.id);

function callText({ callers }: SdkView, path: readonly string[]): string {
  return callers.call?.(path) ?? `${["client", ...path].join(".")}()`;
}

/** An operation, and how the SDK calls it. */
function callOf(view: SdkView, operation: HttpOperation): NonNullable<ChangeContext["call"]> {
  return { operation: operationName(operation), text: callText(view, pathOf(view, operation)) };
}

function compareNames(walk: Walk, { old, now, subject, places }: OperationPair): void {
  const [before, after] = [pathOf(walk.old, old), pathOf(walk.now, now)];
  // A group that has another name is a change of its own.
  const isMoved =
    walk.pairs.resources.get(old.resource) !== now.resource &&
    before.slice(0, -1).join(".") !== after.slice(0, -1).join(".");
  const calls = { old: callText(walk.old, before), now: callText(walk.now, after) };
  const context = { before: places.before, after: places.after };
  if (isMoved) noteName(walk, "method-moved", subject, calls, context);
  else if (before.at(-1) !== after.at(-1)) noteName(walk, "method-renamed", subject, calls, context);
}

/** What only the declaration of an operation shows, and its method does not. */
function compareDeclarations(walk: Walk, { old, now, subject, places, methods }: OperationPair): void {
  const [before, after] = [`${old.method} ${pathText(old)}`, `${now.method} ${pathText(now)}`];
  if (before !== after && !old.carries) noteName(walk, "operation-moved", subject, { old: before, now: after }, places);
  noteDeprecation(walk, "operation", subject, { old, now }, places);
  const [call, other] = [methods.old.call, methods.now.call];
  if (!isEqual(call.security, other.security)) note(walk, "security-changed", subject, places);
  const retries = ({ retries: may, idempotent, idempotencyHeader }: typeof call) => [
    may,
    idempotent,
    idempotencyHeader,
  ];
  if (!isEqual(retries(call), retries(other))) note(walk, "retries-changed", subject, places);
  const [body, next] = [call.body, other.body];
  if (body && next && (body.kind !== next.kind || body.mediaType !== next.mediaType)) {
    const encodings = { old: body.mediaType ?? body.kind, now: next.mediaType ?? next.kind };
    noteName(walk, "body-encoding-changed", subject, encodings, places);
  }
}

/** A parameter or property that a call gives. */
interface Given {
  readonly field: Field;
  readonly name: string;
  readonly isArgument: boolean;
}

/** What a field is called on the wire, whatever its place. */
function wireOf({ from }: Field): string {
  return from.kind === "body" ? "body" : from.name;
}

const placeOfField = ({ from }: Field): string => (from.kind === "parameter" ? from.in : "body");

/** Fields that a method demands of its own, not by a declared type. */
function ownFields({ base, fields }: RequestShape): readonly Field[] {
  return base ? base.adds : fields;
}

function givenOf({ names }: SdkView, method: Method, isWhole: boolean): Given[] {
  const { request, arguments: args, id } = method;
  const named = (isArgument: boolean) => (field: Field) => ({ field, name: names.field(id, field.from), isArgument });
  const fields = request ? (isWhole ? request.fields : ownFields(request)) : [];
  return [...args.map(named(true)), ...fields.map(named(false))];
}

/** Whether both requests have their properties of one declared type, whose changes are its own. */
function shareBase({ pairs }: Walk, { old, now }: OperationPair["methods"]): boolean {
  const [one, other] = [old.request?.base, now.request?.base];
  return one != null && other != null && pairs.types.get(one.type) === other.type;
}

function compareTaken(walk: Walk, pair: OperationPair): void {
  const { methods, subject, places } = pair;
  const count = walk.changes.length;
  const isWhole = !shareBase(walk, methods);
  const before = givenOf(walk.old, methods.old, isWhole);
  const after = givenOf(walk.now, methods.now, isWhole);
  const isSame = matchGiven(before, after, pair);
  const isKept = keepsCalls(walk, pair, before);
  if (!isKept) compareArguments(walk, pair, before, after);
  for (const one of before) {
    const other = isSame.get(one);
    if (other) compareField(walk, pair, one, other);
    else if (!one.isArgument)
      note(walk, "parameter-removed", fieldName(pair, one), {
        call: places.call,
        before: placeOf(pair.old, one, walk.old.sdk),
      });
  }
  const matched = new Set(isSame.values());
  for (const one of after) {
    if (matched.has(one) || one.isArgument) continue;
    const kind = one.field.required ? "parameter-added-required" : "parameter-added";
    const after = placeOf(pair.now, one, walk.now.sdk);
    note(walk, kind, fieldName(pair, one), { call: places.call, after, direction: "sent" });
  }
  const [old, now] = [methods.old.request, methods.now.request];
  const isExplained = walk.changes.slice(count).some((change) => change.class === "breaking");
  if (!old && now) {
    if (isKept) note(walk, "request-added", subject, { ...places, class: "additive" });
    else if (now.optional) note(walk, "request-added", subject, places);
    else if (!isExplained) note(walk, "request-became-required", subject, places);
  }
  if (!old || !now) return;
  if (old.optional && !now.optional && !isExplained) note(walk, "request-became-required", subject, places);
  if (!old.optional && now.optional) note(walk, "request-became-optional", subject, places);
  compareRequestName(walk, pair, old, now);
}

/**
 * The type of a request that has one of its own; that of a declared type is a change of the type. Where only the shape
 * of a value counts, calls go on giving values of the declared type that used to be the whole request.
 */
function compareRequestName(
  walk: Walk,
  { old, now, subject, places }: OperationPair,
  one: RequestShape,
  other: RequestShape,
): void {
  if (walk.now.callers.requests === "spread") return;
  const [base, next] = [bodyTypeOf(one), bodyTypeOf(other)];
  if (base !== null && next !== null && walk.pairs.types.get(base) === next) return;
  const names = { old: walk.old.names.request(old.id), now: walk.now.names.request(now.id) };
  const isStillTaken = base !== null && walk.now.callers.typing === "structural";
  noteName(walk, "request-type-renamed", subject, names, { ...places, ...(isStillTaken && { class: "additive" }) });
}

/** Pairs fields by place and name, then by name alone; parameters of a path by their place in it. */
function matchGiven(before: readonly Given[], after: readonly Given[], { old, now }: OperationPair): Map<Given, Given> {
  const isSame = (one: Given, other: Given | undefined): boolean =>
    other !== undefined &&
    wireOf(one.field) === wireOf(other.field) &&
    placeOfField(one.field) === placeOfField(other.field);
  // Most methods: all that they take is where it was.
  if (before.length === after.length && before.every((one, at) => isSame(one, after[at])))
    return new Map(before.map((one, at) => [one, after[at] as Given]));
  const pairs = new Map<Given, Given>();
  const free = new Set(after);
  const slots = (operation: HttpOperation): string[] =>
    operation.path.flatMap((part) => (part.kind === "parameter" ? [part.name] : []));
  const [oldSlots, newSlots] = [slots(old), slots(now)];
  const slot = ({ field: { from } }: Given, all: readonly string[]): string | undefined =>
    from.kind === "parameter" && from.in === "path" ? `${all.indexOf(from.name)} of ${all.length}` : undefined;
  const passes: readonly ((one: Given, other: Given) => boolean)[] = [
    isSame,
    (one, other) => slot(one, oldSlots) !== undefined && slot(one, oldSlots) === slot(other, newSlots),
    (one, other) => wireOf(one.field) === wireOf(other.field) && wireOf(one.field) !== "body",
  ];
  for (const isMatch of passes) {
    for (const one of before) {
      const match = pairs.has(one) ? undefined : [...free].find((other) => isMatch(one, other));
      if (match === undefined) continue;
      pairs.set(one, match);
      free.delete(match);
    }
  }
  return pairs;
}

function fieldName({ subject }: OperationPair, { field }: Given): string {
  const { from } = field;
  if (from.kind === "body") return `Body of ${subject}`;
  return `${from.kind === "parameter" ? `${PLACES[from.in]} \`${from.name}\`` : `Property \`${from.name}\``} of ${subject}`;
}

const PLACES: { readonly [P in Parameter["in"]]: string } = {
  path: "Path parameter",
  query: "Query parameter",
  header: "Header",
  cookie: "Cookie",
};

/** The parameter or property of a definition that is given; undefined for a whole body. */
function declaredAs(
  operation: HttpOperation,
  { field: { from } }: Given,
  { api }: Pick<SdkModel, "api">,
): Parameter | Property | undefined {
  if (from.kind === "body") return undefined;
  if (from.kind === "parameter")
    return operation.parameters.find(({ name, in: place }) => name.wire === from.name && place === from.in);
  const decl = api.types[from.type];
  return decl?.kind === "object" ? decl.properties.find(({ name }) => name.wire === from.name) : undefined;
}

function originOf(operation: HttpOperation, given: Given, declared: ReturnType<typeof declaredAs>): number {
  const body = given.field.from.kind === "parameter" ? undefined : operation.body;
  return declared?.origin ?? body?.origin ?? operation.origin;
}

/** Where a definition has what is given. */
function placeOf(operation: HttpOperation, given: Given, sdk: Pick<SdkModel, "api">): number {
  return originOf(operation, given, declaredAs(operation, given, sdk));
}

/** Whether calls that give arguments alone stay what they are: the method has a request now, which its short form does without. */
function keepsCalls(
  { now: { sdk, names, callers } }: Walk,
  { methods }: OperationPair,
  before: readonly Given[],
): boolean {
  const { id, arguments: args } = methods.now;
  if (methods.old.request || !methods.now.request || methods.old.arguments.length === 0 || args.length > 0)
    return false;
  const fields = callers.shortForm?.({ sdk, names }, methods.now);
  const labels = fields?.map(({ from }) => names.field(id, from));
  return labels?.length === before.length && before.every(({ name }, at) => name === labels[at]);
}

function compareArguments(
  walk: Walk,
  { subject, places }: OperationPair,
  before: readonly Given[],
  after: readonly Given[],
): void {
  const texts = [before, after].map((given) => given.filter(({ isArgument }) => isArgument).map(({ name }) => name));
  const [one = [], other = []] = texts;
  const [old, now] = texts.map((list) => `(${list.join(", ")})`) as [string, string];
  if (one.length !== other.length) noteName(walk, "arguments-changed", subject, { old, now }, places);
}

function compareField(walk: Walk, pair: OperationPair, one: Given, other: Given): void {
  const name = fieldName(pair, one);
  const [old, now] = [one.field, other.field];
  const declared = declaredAs(pair.old, one, walk.old.sdk);
  const next = declaredAs(pair.now, other, walk.now.sdk);
  const before = originOf(pair.old, one, declared);
  const after = originOf(pair.now, other, next);
  const places = { call: pair.places.call, before, after, direction: "sent" as const };
  if (declared && next) noteDeprecation(walk, "parameter", name, { old: declared, now: next }, places);
  // An argument has its name from its position.
  if (!one.isArgument) noteName(walk, "parameter-renamed", name, { old: one.name, now: other.name }, places);
  if (placeOfField(old) !== placeOfField(now)) {
    noteName(walk, "parameter-moved", name, { old: placeOfField(old), now: placeOfField(now) }, places);
  }
  noteType(walk, PARAMETER, name, { old: old.type, now: now.type }, places);
  if (!old.required && now.required) note(walk, "parameter-became-required", name, places);
  if (old.required && !now.required)
    note(walk, "parameter-became-optional", name, { ...places, ...optionalClass(walk, now) });
  noteName(walk, "parameter-default-changed", name, { old: defaultOf(old), now: defaultOf(now) }, places);
  if (!isEqual(wireParameter(pair.methods.old, old), wireParameter(pair.methods.now, now)))
    note(walk, "parameter-style-changed", name, places);
}

function defaultOf({ documentedDefault: value }: Field): string {
  return value === undefined ? "none" : JSON.stringify(value);
}

/** Where optional values have types of their own, those that hold none themselves have not. */
function optionalClass({ now: { sdk, callers } }: Walk, { type }: Field): { readonly class?: "additive" } {
  return callers.holdsNone?.(resolveType(sdk.api, type)) ? { class: "additive" } : {};
}

function wireParameter({ call }: Method, { from }: Field): object | undefined {
  if (from.kind !== "parameter") return undefined;
  const found = call.parameters.find(({ in: place, name }) => place === from.in && name === from.name);
  return found && { style: found.style, explode: found.explode, allowReserved: found.allowReserved };
}
