import type { Json } from "@sdkwright/plugin-api";
import type { Difference } from "./differences.js";
import { describeFault, isFault } from "./parser-faults.js";
import { describeRule } from "./parser-rules.js";
import type { SchemaVersion } from "./schemas.js";
import { soundCopy } from "./sound-copy.js";

/** All of them as warnings: an error would keep the parser from going on. */
const RULES = {
  "array-without-items": "warning",
  "duplicate-non-request-body-parameters": "warning",
  "duplicate-operation-id": "warning",
  "invalid-security-scheme-properties": "warning",
  "non-optional-path-parameters": "warning",
  "path-parameters-not-in-parameters": "warning",
  "path-parameters-not-in-path": "warning",
} as const;

const OPTIONS = {
  // Lowering reads other documents, and reports what it cannot read.
  resolve: { external: false },
  validate: {
    rules: { openapi: RULES, swagger: { ...RULES, "unknown-required-schema-property": "warning" as const } },
  },
};

/** Extensions, which the schemas of the parser miss in callbacks. */
const EXTENSION = /\/x-[^/]*$/;

type Validate = typeof import("@readme/openapi-parser").validate;

/** The differences that were found, and the reason if the definition could not be judged in full. */
export interface Judgement {
  readonly found: readonly Difference[];
  readonly failure?: string;
}

/**
 * Judges a definition by `@readme/openapi-parser`: whether parameters, paths, operations and security schemes go together,
 * and whether references lead to values of the right kind.
 *
 * @param faulty pointers of values whose faults are known. The parser stops at the first kind of fault, so it gets a copy
 * without them, and without what it finds in its first kinds.
 */
export async function judge(root: Json, version: SchemaVersion, faulty: readonly string[]): Promise<Judgement> {
  const { validate } = await import("@readme/openapi-parser");
  const found: Difference[] = [];
  // The first round may end with faults in shape; the second is without them.
  for (let round = 0; round < 2; round++) {
    const copy = soundCopy(root, [...faulty, ...found.map(({ pointer }) => pointer)]);
    const messages = await messagesOf(validate, copy);
    if (typeof messages === "string") return { found, failure: messages };
    const faults = messages.filter(isFault);
    // The parser has put what references name in their place in the copy.
    found.push(...faults.map((message) => describeFault(message, { root, copy })));
    const rules = messages.filter((message) => !isFault(message));
    found.push(...rules.flatMap((message) => describeRule(message, { root, version }) ?? []));
    if (faults.length === 0) break;
  }
  return { found: distinct(found.filter(({ pointer }) => !EXTENSION.test(pointer))) };
}

/** The messages of the parser, or the reason that it gave none. */
async function messagesOf(validate: Validate, copy: object): Promise<readonly string[] | string> {
  try {
    const result = await validate(copy as never, OPTIONS);
    const errors = result.valid ? [] : result.errors.map(({ message }) => message);
    // It writes the copy as text to show faults, with the values that references name in their place.
    const failure = errors.find((message) => !isFault(message) && !message.includes("`"));
    if (failure !== undefined) return "with its references followed it is too large to show what differs in it";
    return [...errors, ...result.warnings.map(({ message }) => message)];
  } catch (error) {
    return `the validator failed (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Each difference once: a component that several operations use is told as often as it is used. */
function distinct(found: readonly Difference[]): readonly Difference[] {
  return [...new Map(found.map((difference) => [JSON.stringify(difference), difference])).values()];
}
