import { escapePointerToken, listed, pointerTokens } from "@sdkwright/plugin-api";
import type { ErrorObject } from "ajv";

/** What the specification says of one value. */
export interface Difference {
  readonly pointer: string;
  /** True where the key is wrong, and not the value. */
  readonly atKey: boolean;
  readonly problem: string;
}

/** Keywords whose own error only says that something inside them failed. */
const FRAMES: ReadonlySet<string> = new Set(["if", "propertyNames"]);
const UNEXPECTED: ReadonlySet<string> = new Set(["additionalProperties", "unevaluatedProperties"]);

/** The errors of a validator that tell something, each once, in its order. */
export function differencesOf(errors: readonly ErrorObject[]): readonly Difference[] {
  const told = essential(errors.filter(({ keyword }) => !FRAMES.has(keyword)));
  const byText = new Map<string, Difference>();
  for (const error of told) {
    const difference = describe(error, told);
    byText.set(`${difference.pointer} ${difference.problem}`, difference);
  }
  return [...byText.values()];
}

/** Without what only follows from another error, and without the errors of alternatives that one sentence sums up. */
function essential(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  for (const [index, error] of errors.entries()) {
    if (error.keyword === "oneOf" || error.keyword === "anyOf") sumUp(error, errors.slice(0, index), dropped);
  }
  const left = errors.filter((error) => !dropped.has(error));
  // Where a part is wrong, what it allows counts as not allowed.
  const follows = (error: ErrorObject): boolean =>
    error.keyword === "unevaluatedProperties" &&
    left.some((other) => other.keyword !== "unevaluatedProperties" && isWithin(other, error.instancePath));
  return left.filter((error) => !follows(error));
}

function isWithin({ instancePath }: ErrorObject, path: string): boolean {
  return `${instancePath}/`.startsWith(`${path}/`);
}

/** Keeps of alternatives that all failed what is inside the value, else the allowed values, else the alternatives. */
function sumUp(error: ErrorObject, before: readonly ErrorObject[], dropped: Set<ErrorObject>): void {
  const { instancePath, schemaPath, schema } = error;
  const branches = (schema as readonly { readonly $ref?: string }[]).map(({ $ref }, i) => $ref ?? `${schemaPath}/${i}`);
  const own = before.filter(
    (other) => other.instancePath === instancePath && branches.some((path) => other.schemaPath.startsWith(`${path}/`)),
  );
  const isInside = (other: ErrorObject) => other.instancePath !== instancePath && isWithin(other, instancePath);
  const inside = before.filter((other) => isInside(other) && !dropped.has(other));
  const values = own.find(({ keyword }) => keyword === "enum");
  if (inside.length > 0 || values) dropped.add(error);
  for (const other of own) if (inside.length > 0 || other !== values) dropped.add(other);
}

function describe(error: ErrorObject, all: readonly ErrorObject[]): Difference {
  const { instancePath, keyword, params, schema } = error;
  const name = nameOf(instancePath);
  const at = (problem: string): Difference => ({ pointer: instancePath, atKey: false, problem });
  const atKey = (key: string, problem: string): Difference => ({
    pointer: `${instancePath}/${escapePointerToken(key)}`,
    atKey: true,
    problem,
  });
  if (error.propertyName !== undefined) return atKey(error.propertyName, nameProblem(error.propertyName, [schema]));
  if (UNEXPECTED.has(keyword)) {
    const key: string = params.additionalProperty ?? params.unevaluatedProperty;
    return atKey(key, nameProblem(key, patternsOf(error.parentSchema)));
  }
  switch (keyword) {
    case "required":
      return at(`${code(params.missingProperty)} is required here`);
    case "type": {
      const types = all.filter((one) => one.keyword === "type" && one.instancePath === instancePath);
      return at(`${name} must be ${oneOf(types.flatMap((one) => one.params.type).map(withArticle))}`);
    }
    case "enum":
      return at(`${name} must be ${oneOf((schema as unknown[]).map((value) => code(String(value))))}`);
    case "const":
      return at(`${name} must be ${code(String(schema))}`);
    case "pattern":
      return at(`${name} must match the pattern ${code(params.pattern)}`);
    case "oneOf":
    case "anyOf":
    case "not":
      return at(alternatives(error, name));
    default:
      return at(`${name} ${(error.message ?? "is not allowed").replace("NOT", "not")}`);
  }
}

/** How the value at a path is called: by its key, unless that is a number. */
function nameOf(path: string): string {
  const last = pointerTokens(path).at(-1);
  if (last === undefined) return "the document";
  return /^\d+$/.test(last) ? "this value" : code(last);
}

/** Patterns that the names of members have to match, where the author chooses them. */
function patternsOf(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys((schema as { readonly patternProperties?: object } | undefined)?.patternProperties ?? {}).filter(
    (pattern) => pattern !== "^x-",
  );
}

function nameProblem(name: string, patterns: readonly unknown[]): string {
  if (patterns.length === 0) return `${code(name)} is not allowed here`;
  return `the name ${code(name)} must match ${oneOf(patterns.map((pattern) => code(String(pattern))))}`;
}

/** What alternatives, or a combination that is ruled out, ask for: most are about which keys are there. */
function alternatives({ keyword, schema, params }: ErrorObject, name: string): string {
  const branches = (Array.isArray(schema) ? schema : [schema]) as readonly { readonly required?: readonly string[] }[];
  const keys = branches.flatMap(({ required }) => required ?? []).map(code);
  if (keys.length < branches.length)
    return `${name} must match ${keyword === "oneOf" ? "exactly one" : "one"} of the forms that are allowed here`;
  if (keyword === "not" && keys.length === 1) return `${keys[0]} is not allowed here`;
  const isBoth = keyword === "not" || (params.passingSchemas ?? null) !== null;
  return isBoth ? `${keys.join(" and ")} cannot be combined` : `${name} must have ${oneOf(keys)}`;
}

function withArticle(type: string): string {
  if (type === "null" || type === "boolean") return type === "null" ? "null" : "true or false";
  return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

function oneOf(texts: readonly string[]): string {
  return listed([...new Set(texts)], "or");
}

function code(text: string): string {
  return `\`${text}\``;
}
