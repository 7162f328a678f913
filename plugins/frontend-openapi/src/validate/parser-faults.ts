import { type Json, pointerTokens } from "@sdkwright/plugin-api";
import type { Difference } from "./differences.js";
import { referenceOf, throughReferences, valueAt } from "./references.js";

/** The line of a definition's text that a fault shows between the lines around it. */
const SHOWN_LINE = /^> *(\d+) \|/m;

const UNEXPECTED = /^(?:ADDITIONAL|UNEVALUATED) PROPERTY /;
const MISSING = /required property '(.+)'/;

/** Whether a message of the parser is about the shape of a value: it shows lines of the definition. */
export function isFault(message: string): boolean {
  return SHOWN_LINE.test(message);
}

interface Definition {
  readonly root: Json;
  /** The text that the parser shows is that of this value, in which references are replaced by what they name. */
  readonly copy: Json;
}

/** What is wrong about the shape of a value. The message is of the form `TYPE must be array`, with lines of text below. */
export function describeFault(message: string, { root, copy }: Definition): Difference {
  const tokens = pathAtLine(copy, Number(SHOWN_LINE.exec(message)?.[1]));
  const { pointer, reference } = throughReferences(root, tokens);
  if (reference !== undefined) {
    const problem = `what \`${referenceOf(valueAt(root, reference))}\` names is not allowed here`;
    return { pointer: `${reference}/$ref`, atKey: false, problem };
  }
  const name = pointerTokens(pointer).at(-1);
  const value = name === undefined ? "the document" : `\`${name}\``;
  const [text = ""] = message.split("\n");
  if (UNEXPECTED.test(text)) return { pointer, atKey: true, problem: `${value} is not allowed here` };
  const missing = MISSING.exec(text)?.[1];
  const problem =
    missing === undefined ? `${value} ${text.replace(/^[A-Z ]+ /, "")}` : `\`${missing}\` is required here`;
  return { pointer, atKey: false, problem };
}

/** The path of the value that begins in a line of `JSON.stringify(value, null, 2)`, counted from 1. */
function pathAtLine(root: Json, line: number): readonly string[] {
  const lines = lineCounter();
  const path: string[] = [];
  let value: Json | undefined = root;
  let start = 1;
  while (start < line && typeof value === "object" && value !== null) {
    let next = start + 1;
    const members: [string, Json][] = Object.entries(value);
    const inside = members.find(([, member]) => {
      const end = next + lines(member);
      if (line < end) return true;
      next = end;
      return false;
    });
    // The closing bracket, which belongs to the value itself.
    if (!inside) break;
    path.push(inside[0]);
    [, value] = inside;
    start = next;
  }
  return path;
}

/** Counts the lines of values; one that stands in many places is counted once. */
function lineCounter(): (value: Json) => number {
  const known = new WeakMap<object, number>();
  const count = (value: Json): number => {
    if (typeof value !== "object" || value === null) return 1;
    const earlier = known.get(value);
    if (earlier !== undefined) return earlier;
    const members = Object.values(value) as Json[];
    const lines = members.length === 0 ? 1 : members.reduce<number>((sum, member) => sum + count(member), 2);
    known.set(value, lines);
    return lines;
  };
  return count;
}
