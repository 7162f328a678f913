import type { Api, Example, JsonValue, Report, Type } from "@sdkwright/plugin-api";
import { escapePointerToken, placeOf } from "@sdkwright/plugin-api";
import { examplesCatalogue } from "./catalogue.js";
import { findCredential } from "./credentials.js";
import { type Direction, type Misfit, misfitOf, strictMisfitOf } from "./fit.js";
import { sentValue } from "./sent.js";

/** What making examples needs besides types. */
export interface ExampleContext {
  readonly api: Api;
  /** Takes notes about examples that do not match. */
  readonly report: Report;
}

/** What is judged of an example. */
type Judged = Pick<Example, "origin" | "value">;

/** Where a part of an example stands. */
function locationOf({ api }: ExampleContext, { origin }: Pick<Example, "origin">, path: readonly string[]) {
  const { document, pointer } = placeOf(api.origins, origin);
  return { document, pointer: pointer + path.map((step) => `/${escapePointerToken(step)}`).join("") };
}

function reportMisfit(
  context: ExampleContext,
  type: Type,
  { example, found, direction }: { readonly example: Judged; readonly found: Misfit; readonly direction: Direction },
): void {
  // Who writes JSON into a text knows that the text is not an object, and wants to know what is wrong in it.
  const read = jsonOf(example.value);
  const inText = read === undefined ? undefined : misfitOf(context.api, type, read, direction);
  const { path, problem } = inText ?? found;
  const location = locationOf(context, example, inText ? [] : path);
  const place = path.length === 0 ? "it" : `\`${path.join(".")}\``;
  context.report(examplesCatalogue.create("mismatch", { place, problem }, { location }));
}

/** Whether documents must not show an example, as they are published; a warning says where the credential is. */
function revealsCredential(context: ExampleContext, example: Judged): boolean {
  const found = findCredential(example.value);
  if (!found) return false;
  const { path, isInvalid } = found;
  const location = locationOf(context, example, path);
  context.report(examplesCatalogue.create("secret", { path }, { location, secret: true, isOtherwise: isInvalid }));
  return true;
}

type Verdicts = { readonly [D in Direction]: WeakMap<object, boolean> };

/** What is known of examples already: one of a type is asked for wherever the type is. */
const judged = new WeakMap<Api, Verdicts>();

function verdictsOf(api: Api): Verdicts {
  const known = judged.get(api);
  if (known) return known;
  const made = { request: new WeakMap<object, boolean>(), response: new WeakMap<object, boolean>() };
  judged.set(api, made);
  return made;
}

/**
 * Whether a value of the definition is of its type; a note says where it is not. An example stands in one place, and
 * therefore has one type: it is looked at once in each direction.
 */
export function matches(context: ExampleContext, type: Type, example: Judged, direction: Direction): boolean {
  const verdicts = verdictsOf(context.api)[direction];
  const known = verdicts.get(example);
  if (known !== undefined) return known;
  if (revealsCredential(context, example)) {
    verdicts.set(example, false);
    return false;
  }
  // A server must accept the request of an example, but the response only has to be readable.
  const judge = direction === "request" ? strictMisfitOf : misfitOf;
  const found = judge(context.api, type, example.value, direction);
  // A placeholder that tools write where there is no example.
  if (found && example.value !== null) reportMisfit(context, type, { example, found, direction });
  verdicts.set(example, found === undefined);
  return found === undefined;
}

/** The first of the given examples that is a value of the type, also as the JSON of a text; undefined where none is. */
export function declaredExample(
  context: ExampleContext,
  { type, examples }: { readonly type: Type; readonly examples?: readonly Example[] | undefined },
  direction: Direction,
): JsonValue | undefined {
  for (const example of examples ?? []) {
    const read = jsonInText(context, type, { value: example.value, direction });
    if (read !== undefined && !revealsCredential(context, example)) return read;
    if (!matches(context, type, example, direction)) continue;
    return direction === "request" ? sentValue(context.api, type, example.value) : example.value;
  }
  return undefined;
}

/** What a text holds as JSON, where the type takes that and not the text. */
function jsonInText(
  { api }: ExampleContext,
  type: Type,
  { value, direction }: { readonly value: JsonValue; readonly direction: Direction },
): JsonValue | undefined {
  const read = jsonOf(value);
  if (read === undefined || !misfitOf(api, type, value, direction)) return undefined;
  return misfitOf(api, type, read, direction) ? undefined : read;
}

/** What a text holds as JSON, where that is a list or an object. */
function jsonOf(value: JsonValue): JsonValue | undefined {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value) as JsonValue;
  } catch {
    return undefined;
  }
}
