import { ApiError } from "../../errors/api.js";
import { ConfigurationError } from "../../errors/configuration.js";
import type { Core } from "../client/core.js";
import type { ClientOptions, RequestOptions } from "../client/options.js";
import { parseJson } from "../http/response.js";
import type { Consume, RawResponse, WithRawResponse } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import { asJsonRpcError, failed, failureOf, membersOf, resultOf, undecodable } from "./answer.js";
import type { Carrier } from "./answer.js";
import { carrying, messageFor } from "./message.js";
import type { RpcMessage } from "./message.js";

/** A call that waits to be sent with others. */
interface Waiting {
  readonly operation: OperationSpec;
  readonly message: RpcMessage;
  resolve(result: WithRawResponse<unknown>): void;
  reject(error: unknown): void;
}

/** Calls that go as one request. */
interface Batch {
  /** Those made later go by themselves. */
  isOpen: boolean;
  readonly calls: Waiting[];
}

/** Key of the option by which a client knows that its calls are collected. */
const key: unique symbol = Symbol("batch");

interface BatchOptions extends ClientOptions {
  readonly [key]?: Batch;
}

/** The batch that collects the calls of a client, if one does. */
export function batchOf(core: Core): Batch | undefined {
  const batch = core.inside(({ options }) => (options as BatchOptions)[key]);
  return batch?.isOpen ? batch : undefined;
}

/** Adds a call to a batch: its result, once all are sent. */
export async function addCall(
  batch: Batch,
  core: Core,
  operation: OperationSpec,
  given: { readonly request: object | undefined; readonly options: RequestOptions },
): Promise<WithRawResponse<unknown>> {
  const { bodyProperties, ...options } = given.options;
  if (Object.values(options).some((option) => option !== undefined)) {
    throw new ConfigurationError("Calls of a batch have the options of the batch");
  }
  const message = messageFor(core, operation, given.request, bodyProperties);
  return new Promise((resolve, reject) => {
    batch.calls.push({ operation, message, resolve, reject });
  });
}

/**
 * Sends the calls that `use` makes, until it returns or first awaits, as one request. `use` gets the options of a client
 * whose calls are collected. Gives what `use` gives.
 */
export async function sendBatch<T>(
  core: Core,
  use: (options: ClientOptions) => T,
  options: RequestOptions = {},
): Promise<Awaited<T>> {
  const batch: Batch = { isOpen: true, calls: [] };
  const own: BatchOptions = { [key]: batch };
  let result: T;
  try {
    result = use(core.derive(own));
  } finally {
    batch.isOpen = false;
  }
  await send(core, batch.calls, options);
  return await result;
}

interface Answers {
  /** Undefined where no call expects one. */
  readonly answers: unknown;
  readonly carrier: Carrier;
}

/** Sends calls and settles them. Never fails itself. */
async function send(core: Core, calls: readonly Waiting[], options: RequestOptions): Promise<void> {
  // The one that is least safe to repeat stands for all.
  const one = calls.find(({ operation }) => !operation.idempotent) ?? calls[0];
  if (one === undefined) return;
  const messages = calls.map(({ message }) => message);
  const call = carrying(messages, forAll(one.operation, calls), options);
  try {
    const { server, definition } = one.operation;
    const together = ({ operation }: Waiting): boolean =>
      operation.server === server && operation.definition === definition;
    if (!calls.every(together)) throw new ConfigurationError("Calls of a batch go to one server");
    const { data, response } = await core.call(call, consume(calls));
    for (const waiting of calls) settle(waiting, data, response);
  } catch (error) {
    const reason = error instanceof ApiError ? asJsonRpcError(error) : error;
    for (const { reject } of calls) reject(reason);
  }
}

/** An operation whose answer is a list of the answers to all calls. */
function forAll(operation: OperationSpec, calls: readonly Waiting[]): OperationSpec {
  if (!calls.some((call) => call.operation.response?.shape !== undefined)) return operation;
  const values = calls.map((call) => call.operation.response?.shape ?? {});
  return { ...operation, response: { kind: "json", ...operation.response, shape: { values } } };
}

function consume(calls: readonly Waiting[]): Consume<Answers> {
  return async (reply, told) => {
    const text = await reply.text();
    const isAwaited = calls.some(({ message }) => message.id !== undefined);
    const answers = isAwaited ? parseJson(text, reply) : undefined;
    return { answers, carrier: { reply, text, told } };
  };
}

function settle({ message, resolve, reject }: Waiting, from: Answers, response: RawResponse): void {
  try {
    const data = message.id === undefined ? undefined : answerTo(message, from);
    resolve({ data, response });
  } catch (error) {
    reject(error);
  }
}

function answerTo(message: RpcMessage, { answers, carrier }: Answers): unknown {
  if (Array.isArray(answers)) {
    const answer: unknown = answers.find((one) => membersOf(one)["id"] === message.id);
    if (answer === undefined) throw undecodable(`holds no answer to ${message.method}`, carrier);
    return resultOf(answer, message, carrier);
  }
  const failure = failureOf(membersOf(answers));
  throw failure === undefined
    ? undecodable("is no list of answers", carrier)
    : failed(message.method, failure, carrier);
}
