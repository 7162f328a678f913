import { readingFaults } from "../reading/check.js";
import { type ExactJson, exactOf, parseExact } from "../reading/exact.js";
import { isList, itemShape, responseShape, type Shape, webhookShape } from "../reading/shape.js";
import type { Reads, Shown } from "../reading/shown.js";
import { isMembers } from "../reading/variants.js";
import type { CallStep, Failure, Result, Step } from "./scenario.js";

// Compares the values that programs read with those that the server sent, so that every scenario checks reading as well.

/** A value at a place in a result, the shape that the fixture declares for it, and the reading that the driver shows. */
interface Reading {
  readonly at: string;
  readonly shape: Shape | undefined;
  readonly value: ExactJson;
  readonly shown: Shown | undefined;
}

type Bag = { readonly [key: string]: unknown };

const bag = (value: unknown): Bag => (typeof value === "object" && value !== null ? (value as Bag) : {});

/** A list of values with the list of what is shown of them. One that is not shown is compared too, and fails. */
function listed(at: string, shape: Shape | undefined, values: ExactJson, shown: unknown): Reading[] {
  const all = Array.isArray(values) ? values : [];
  const read = Array.isArray(shown) ? (shown as readonly Shown[]) : [];
  return Array.from({ length: Math.max(all.length, read.length) }, (_, index) => ({
    at: `${at}[${index}]`,
    shape,
    value: all[index] ?? null,
    shown: read[index],
  }));
}

function itemsOf({ call, consume }: CallStep): Shape | undefined {
  return consume === "events" || consume === "named" ? responseShape(call) : (itemShape(call) ?? responseShape(call));
}

/** The reading that a driver shows, and the JSON that the server sends if the scenario states it. */
interface Sides {
  readonly shown: unknown;
  readonly sent: ExactJson | undefined;
}

/** A page, which holds its items or is the list of them. */
function pageReadings(step: CallStep, value: unknown, { shown, sent }: Sides): Reading[] {
  const { items, response } = bag(value);
  const read = bag(shown);
  const sentItems = isMembers(sent) ? sent.items : sent;
  const whole = { at: "response", shape: responseShape(step.call), value: sent ?? exactOf(response) };
  return [
    ...listed("items", itemShape(step.call), sentItems ?? exactOf(items), read.items),
    { ...whole, shown: read.response as Shown },
  ];
}

/** A list for each way that the driver shows. One that shows none fails where something was sent. */
function wayReadings(step: CallStep, { shown, sent }: Sides): Reading[] {
  const ways = Object.entries(bag(shown));
  const shape = itemsOf(step);
  if (ways.length === 0 && sent !== undefined) return [{ at: "ways", shape, value: sent, shown: undefined }];
  return ways.flatMap(([way, list]) => listed(way, shape, sent ?? [], list));
}

/** A single value: also where it is missing, and the scenario says that one was sent. */
function valueReadings(step: CallStep, value: unknown, { shown, sent }: Sides): Reading[] {
  if (value === undefined && sent === undefined) return [];
  return [{ at: "value", shape: responseShape(step.call), value: sent ?? exactOf(value), shown: shown as Shown }];
}

/** Readings of the result of a call. `sent` is what the scenario says that the server sends. */
function resultReadings(step: CallStep, { value, partial, shown, ok }: Result, sent: ExactJson | undefined): Reading[] {
  switch (step.consume ?? "value") {
    case "value":
      if (!ok) return [];
      if (isList(step.call) && value !== undefined) return pageReadings(step, value, { shown, sent });
      return valueReadings(step, value, { shown, sent });
    case "raw":
      return ok ? valueReadings(step, bag(value).value, { shown, sent }) : [];
    case "items":
    case "events":
      return listed("items", itemsOf(step), sent ?? exactOf(ok ? value : partial), shown);
    case "named":
      return listed("events", itemsOf(step), sent ?? [], shown);
    case "page":
      return ok ? pageReadings(step, value, { shown, sent }) : [];
    case "ways":
      return wayReadings(step, { shown, sent });
    default:
      return [];
  }
}

const statusesOf = (status: number): string[] => [String(status), `${Math.floor(status / 100)}XX`];

/** The typed body of a declared error. Other errors than those of statuses have no type for it. */
function errorReadings(
  { call }: CallStep,
  { kind, shown, body, status = 0 }: Failure,
  sent: ExactJson | undefined,
): Reading[] {
  if (kind !== "api") return [];
  const [shape] = statusesOf(status).flatMap((one) => responseShape(call, one) ?? []);
  const value = sent ?? exactOf(body ?? null);
  // A body that is not as declared has no typed form.
  return shape && isMembers(value) ? [{ at: "error", shape, value, shown }] : [];
}

function callReadings(step: CallStep, result: Result, sent: ExactJson | undefined): Reading[] {
  const { parallel, ...single } = step;
  if (parallel !== undefined) {
    const each = Array.isArray(result.value) ? (result.value as readonly Result[]) : [];
    return each.flatMap((one) => callReadings(single, one, sent));
  }
  const { error } = result;
  return [...resultReadings(step, result, sent), ...(error ? errorReadings(step, error, sent) : [])];
}

function readingsOf(step: Step, result: Result, sent: ExactJson | undefined): Reading[] {
  if (step.op === "call") return step.call === "request" ? [] : callReadings(step, result, sent);
  if (step.op !== "webhook" || !result.ok) return [];
  const value = sent ?? exactOf(result.value);
  return [{ at: "event", shape: webhookShape(step.webhook), value, shown: result.shown as Shown }];
}

/** What a program reads and should not, a sentence each. */
export function faultsOf(
  step: Step,
  result: Result,
  { sends, reads }: { sends?: string | undefined; reads: Reads },
): string[] {
  const sent = sends === undefined ? undefined : parseExact(sends);
  return readingsOf(step, result, sent).flatMap(({ at, shape, value, shown }) => {
    if (!shape) return [];
    if (!shown) return [`${at}: the driver shows nothing`];
    return readingFaults(shape, value, shown, reads).map((fault) => `${at}: ${fault}`);
  });
}

/** Steps whose results follow one another, with those that run at the same time in their order. */
export function resultSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => (step.op === "together" ? resultSteps(step.steps) : [step]));
}
