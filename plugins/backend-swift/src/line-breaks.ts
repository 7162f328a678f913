import type { JsonValue, Part } from "@sdkwright/plugin-api";
import { group, hardline, indent, join, line, list } from "@sdkwright/plugin-api";
import { WIDTH } from "./comment.js";
import { jsonLines, rawMark } from "./literals.js";

/** Items between parentheses: all on one line, or each on its own. */
export const parenthesised = (items: readonly Part[]): Part => list("(", items, ")", { trailing: false });

/** `head(a, b)`. */
export const call = (head: Part, items: readonly Part[]): Part => [head, parenthesised(items)];

/** `[Pet]`, `[String: Pet]`, `Pager<Pet, PetPage>`. */
export const generic = (type: string, of: readonly Part[]): Part => [type, "<", join(", ", of), ">"];

/** `head: Base, Other`. */
export const derived = (head: string, bases: readonly Part[]): Part =>
  bases.length === 0 ? head : [head, ": ", join(", ", bases)];

/** `func get(petId: String) async throws -> Pet`. */
export const functionHead = (head: Part, parameters: readonly Part[], behind: Part = ""): Part => [
  call(head, parameters),
  behind,
];

/** JSON as a literal of several lines, as the only argument of a call. */
export function jsonCall(head: Part, value: JsonValue, depth: number): Part {
  const lines = jsonLines(value, WIDTH - 2 * depth);
  const mark = rawMark(lines.join("\n"));
  const text = join(hardline, [`${mark}"""`, ...lines, `"""${mark}`]);
  return [head, "(", indent(hardline, text), hardline, ")"];
}

/** `value ?? other`, and the like: the operator begins the next line. */
export const operation = (left: Part, operator: string, right: Part): Part =>
  group(left, indent(line, operator, " ", right));
