/** What a driver of TypeScript SDKs does with a message (docs/conformance-driver.md), in a process as in a page. */
import { consume } from "./consume.js";
import { describeError, type Sdk } from "./errors.js";
import { printed } from "./print.js";
import { decode, encode } from "./values.js";

/** A message of the runner. */
export interface Message {
  readonly id: number;
  readonly op: string;
  readonly [key: string]: unknown;
}

type Bag = { readonly [key: string]: unknown };
type Callable = (...args: unknown[]) => unknown;

let sdk: Sdk = {};
/** Constructor of connections, where the platform has none of its own. */
let webSocket: unknown;
const clients = new Map<string, Bag>();
const lines: string[] = [];

/** Says which SDK all messages are for. */
export function drive(loaded: Sdk, connection?: unknown): void {
  sdk = loaded;
  webSocket = connection;
}

const bag = (value: unknown): Bag => (typeof value === "object" && value !== null ? (value as Bag) : {});

/** Keeps what the SDK logs, in every form in which a logger could print it. */
function createLogger(): Bag {
  const log =
    (level: string) =>
    (...parts: unknown[]): void => {
      lines.push(`${level} ${parts.map((part) => (typeof part === "string" ? part : printed(part))).join(" ")}`);
    };
  return { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
}

/** Options of the contract as this SDK spells them. */
function optionsOf(value: unknown): Record<string, unknown> {
  const { timeout, logger, environment, ...rest } = bag(decode(value));
  const options: Record<string, unknown> = { ...rest };
  if (timeout !== undefined) options.timeoutMs = Number(timeout) * 1000;
  if (logger !== undefined) Object.assign(options, { logger: createLogger(), logLevel: logger });
  if (webSocket !== undefined && sdk.SocketClosedError !== undefined && options.baseUrl !== undefined)
    options.webSocket = webSocket;
  if (environment !== undefined) options.environment = bag(sdk.AcmeEnvironment)[String(environment)];
  return options;
}

function createClient(options: unknown): Bag {
  const { AcmeClient } = sdk as unknown as { AcmeClient: new (options?: object) => Bag };
  const known = optionsOf(options);
  return Object.keys(known).length === 0 ? new AcmeClient() : new AcmeClient(known);
}

/** Wire name -> argument name: where several places share a name, the body keeps it and the others take a prefix. */
function requestOf(args: Bag): Bag | undefined {
  const request: Record<string, unknown> = {};
  const body = bag(args.body);
  const taken = new Map<string, number>();
  for (const place of ["path", "query", "header", "body"]) {
    for (const name of Object.keys(bag(args[place]))) taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  for (const place of ["path", "query", "header"]) {
    for (const [name, value] of Object.entries(bag(args[place]))) {
      const prefixed = `${place}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      request[(taken.get(name) ?? 0) > 1 ? prefixed : name] = decode(value);
    }
  }
  for (const [name, value] of Object.entries(body)) request[name] = decode(value);
  if ("value" in args) request.body = decode(args.value);
  return Object.keys(request).length === 0 ? undefined : request;
}

function methodOf(client: Bag, name: string): Callable {
  const [method = "", ...resources] = name.split(".").reverse();
  const owner = resources.reverse().reduce((value, key) => bag(value[key]), client);
  return (owner[method] as Callable).bind(owner);
}

function start(message: Message, options: Bag): unknown {
  const client = clients.get(String(message.client ?? "main"));
  if (!client) throw new Error(`No client ${String(message.client)}`);
  if (message.call === "request") {
    return methodOf(client, "request")(message.method, message.url, { ...options, ...bag(decode(message.extra)) });
  }
  const method = methodOf(client, String(message.call));
  const request = requestOf(bag(message.args));
  // An operation without any input takes the options alone.
  return method.length < 2 ? method(options) : method(request, options);
}

async function callOnce(message: Message): Promise<unknown> {
  const options = optionsOf(message.options);
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
  try {
    const value = await consume(start(message, options), message, { partial, times, began });
    return { ok: true, value: encode(value), ...ended() };
  } catch (error) {
    return { ok: false, error: describeError(sdk, error), partial: encode(partial), ...ended() };
  }
}

async function perform(message: Message): Promise<unknown> {
  switch (message.op) {
    case "client":
      clients.set(String(message.client), createClient(message.options));
      return {};
    case "derive":
      clients.set(
        String(message.client),
        bag(methodOf(clients.get(String(message.from)) ?? {}, "withOptions")(optionsOf(message.options))),
      );
      return {};
    case "env":
      for (const [name, value] of Object.entries(bag(message.set))) {
        if (value === null) delete process.env[name];
        else process.env[name] = String(value);
      }
      return {};
    case "print": {
      const client = clients.get(String(message.client ?? "main")) ?? {};
      return { value: [printed(client), printed(client.pets), printed({ client })].join("\n") };
    }
    case "webhook": {
      const { delivery, secret } = bag(decode(message)) as { delivery: unknown; secret: unknown };
      return { value: await (sdk.parseWebhook as Callable)(delivery, secret) };
    }
    case "lines":
      return { value: lines.splice(0) };
    case "call": {
      const count = Number(message.parallel ?? 0);
      if (count === 0) return callOnce(message);
      return { value: await Promise.all(Array.from({ length: count }, () => callOnce(message))) };
    }
    default:
      throw new Error(`No operation ${message.op}`);
  }
}

/** Does what a message asks for. Never rejects: an error is an answer too. */
export async function answerTo(message: Message): Promise<object> {
  const began = performance.now();
  try {
    return { driver: message.id, ok: true, ms: 0, ...bag(await perform(message)) };
  } catch (error) {
    return { driver: message.id, ok: false, ms: performance.now() - began, error: describeError(sdk, error) };
  }
}
