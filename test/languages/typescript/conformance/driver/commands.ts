/** What a driver of TypeScript SDKs does with a message (docs/backends/3-conformance.md), in a process as in a page. */
import { consume } from "./consume.js";
import { describeError } from "./errors.js";
import { printed } from "./print.js";
import { reading } from "./reading.js";
import { show } from "./show.js";
import type { Table } from "./table.js";
import { decode, encode } from "./values.js";
import type { NamedEvent } from "./ways.js";

/** A message of the runner. */
export interface Message {
  readonly id: number;
  readonly op: string;
  readonly [key: string]: unknown;
}

type Bag = { readonly [key: string]: unknown };

/** What answers messages. */
export interface Driver {
  /** Does what a message asks for. Never rejects: an error is an answer too. */
  answerTo(message: Message): Promise<object>;
}

/** State of a driver. */
interface State {
  readonly table: Table;
  /** Constructor of connections, where the platform has none of its own. */
  readonly webSocket: unknown;
  readonly clients: Map<string, unknown>;
  readonly lines: string[];
}

const bag = (value: unknown): Bag => (typeof value === "object" && value !== null ? (value as Bag) : {});

/** Keeps what the SDK logs, in every form in which a logger could print it. */
function createLogger(lines: string[]): Bag {
  const log =
    (level: string) =>
    (...parts: unknown[]): void => {
      lines.push(`${level} ${parts.map((part) => (typeof part === "string" ? part : printed(part))).join(" ")}`);
    };
  return { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
}

/** Options that the contract spells as this SDK does. */
const COMMON: ReadonlySet<string> = new Set([
  "baseUrl",
  "maxRetries",
  "maxResponseBytes",
  "retryUnsafe",
  "headers",
  "query",
  "bodyProperties",
  "idempotencyKey",
  "body",
]);

/** Options of the contract as this SDK spells them. An option that the SDK cannot have is a mistake of the suite. */
function optionsOf({ table, webSocket, lines }: State, value: unknown): Record<string, unknown> {
  const { timeout, logger, environment, ...rest } = bag(decode(value));
  const options: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(rest)) {
    const known = COMMON.has(name) ? name : table.options[name];
    if (known === undefined) throw new Error(`The SDK has no option ${name}`);
    options[known] = given;
  }
  if (timeout !== undefined) options.timeoutMs = Number(timeout) * 1000;
  if (logger !== undefined) Object.assign(options, { logger: createLogger(lines), logLevel: logger });
  if (webSocket !== undefined && table.opensSockets && options.baseUrl !== undefined) options.webSocket = webSocket;
  if (environment !== undefined) options.environment = table.environments[String(environment)];
  return options;
}

function createClient(state: State, given: unknown): unknown {
  const options = optionsOf(state, given);
  return state.table.create(Object.keys(options).length === 0 ? undefined : options);
}

function clientOf({ clients }: State, name: unknown): unknown {
  const client = clients.get(String(name ?? "main"));
  if (client === undefined) throw new Error(`No client ${String(name)}`);
  return client;
}

/** Hands out the arguments of a message, each to whom it is for. */
class Arguments {
  readonly #args: Bag;
  readonly #taken = new Set<string>();

  constructor(args: Bag) {
    this.#args = args;
  }

  /** The value of a place and name, or `absent`; the body's properties that nothing took. */
  take(place: string, name: string, absent: symbol): unknown {
    if (place === "undeclared")
      return Object.fromEntries(this.left("body").map((one) => [one, this.take("body", one, absent)]));
    this.#taken.add(`${place} ${name}`);
    const values = this.#valuesOf(place);
    return Object.hasOwn(values, name) ? decode(values[name]) : absent;
  }

  /** Names of a place that nothing took. */
  left(place: string): string[] {
    return Object.keys(this.#valuesOf(place)).filter((name) => !this.#taken.has(`${place} ${name}`));
  }

  #valuesOf(place: string): Bag {
    return place === "value" && "value" in this.#args ? { "": this.#args.value } : bag(this.#args[place]);
  }
}

/** Begins the call of a message. An argument that the operation does not take is a mistake of the suite. */
function start(state: State, message: Message, options: Bag): unknown {
  const { table } = state;
  const isRequest = message.call === "request";
  const call = isRequest ? table.request : table.calls[String(message.call)];
  if (!call) throw new Error(`The SDK has no call ${String(message.call)}`);
  const places: Bag = isRequest ? { request: { method: message.method, url: message.url } } : bag(message.args);
  const args = new Arguments(places);
  const argument = (place: string, name: string): unknown => args.take(place, name, table.absent);
  // Most programs give no options at all.
  const given = Object.keys(options).length === 0 ? undefined : options;
  const result = call(clientOf(state, message.client), argument, given);
  const [left] = Object.keys(places).flatMap((place) => args.left(place).map((name) => `${place} ${name}`));
  if (left !== undefined) throw new Error(`${String(message.call)} takes no ${left}`);
  return result;
}

/** The kind of the result of a call. */
function kindOf({ table }: State, { call }: Message): string {
  return table.types.results[String(call)]?.kind ?? "value";
}

/** What an answer has as its value: of events their names and ids, since their data is shown. */
function answered({ consume }: Message, value: unknown): unknown {
  if (consume !== "named") return value;
  return (value as readonly NamedEvent[]).map(({ event, id }) => ({ event, id }));
}

async function callOnce(state: State, message: Message): Promise<unknown> {
  const options = optionsOf(state, message.options);
  const { cancelAfter } = message;
  if (typeof cancelAfter === "number") {
    const controller = new AbortController();
    options.signal = controller.signal;
    if (cancelAfter === 0) controller.abort();
    else setTimeout(() => controller.abort(), cancelAfter);
  }
  const began = performance.now();
  const partial: unknown[] = [];
  const times: number[] = [];
  const ended = () => ({ ms: performance.now() - began, ...(times.length > 0 ? { times } : {}) });
  const shown = (value: unknown) => (message.show === true ? { shown: reading(state.table, message, value) } : {});
  try {
    const progress = { partial, times, began };
    const value = await consume(() => start(state, message, options), kindOf(state, message), { message, progress });
    return { ok: true, value: encode(answered(message, value)), ...shown(value), ...ended() };
  } catch (error) {
    const failed = { ok: false, error: describeError(state.table, error), partial: encode(partial) };
    return { ...failed, ...(partial.length > 0 ? shown(partial) : {}), ...ended() };
  }
}

async function perform(state: State, message: Message): Promise<unknown> {
  const { table, clients, lines } = state;
  switch (message.op) {
    case "client":
      clients.set(String(message.client), createClient(state, message.options));
      return {};
    case "derive":
      clients.set(
        String(message.client),
        table.derive(clientOf(state, message.from), optionsOf(state, message.options)),
      );
      return {};
    case "env":
      for (const [name, value] of Object.entries(bag(message.set))) {
        if (value === null) delete process.env[name];
        else process.env[name] = String(value);
      }
      return {};
    case "print": {
      const client = clientOf(state, message.client);
      return { value: [client, ...table.parts(client), { client }].map(printed).join("\n") };
    }
    case "webhook": {
      const { delivery, secret } = bag(decode(message)) as { delivery: unknown; secret: unknown };
      const value = await table.parseWebhook(delivery, secret);
      const type = table.types.webhooks[String(message.webhook)];
      return { value: encode(value), ...(type && { shown: show(table.types, type, value) }) };
    }
    case "reset":
      clients.clear();
      lines.length = 0;
      return {};
    case "lines":
      return { value: lines.splice(0) };
    case "call": {
      const count = Number(message.parallel ?? 0);
      if (count === 0) return callOnce(state, message);
      return { value: await Promise.all(Array.from({ length: count }, () => callOnce(state, message))) };
    }
    default:
      throw new Error(`No operation ${message.op}`);
  }
}

/** Makes a driver of the SDK that a table is of. */
export function createDriver(table: Table, webSocket?: unknown): Driver {
  const state: State = { table, webSocket, clients: new Map(), lines: [] };
  return {
    async answerTo(message) {
      const began = performance.now();
      try {
        return { driver: message.id, ok: true, ms: 0, ...bag(await perform(state, message)) };
      } catch (error) {
        return { driver: message.id, ok: false, ms: performance.now() - began, error: describeError(table, error) };
      }
    },
  };
}
