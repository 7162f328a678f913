import { ConfigurationError } from "../../errors/configuration.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import type { Call } from "../http/prepare.js";
import { writtenAs } from "../json/json.js";
import type { OperationSpec, RpcSpec } from "../spec.js";

/** One call as JSON-RPC 2.0 writes it; a notification has no id. */
export interface RpcMessage {
  readonly jsonrpc: "2.0";
  readonly id?: number;
  readonly method: string;
  readonly params?: unknown;
}

type Values = Readonly<Record<string, unknown>>;

const counts: WeakMap<Core, number> = new WeakMap();

/** Tells the calls of one client apart. */
function nextId(core: Core): number {
  const id = (counts.get(core) ?? 0) + 1;
  counts.set(core, id);
  return id;
}

/** The message of a call; `extra` are parameters beyond the declared ones. An operation without a response is a notification. */
export function messageFor(
  core: Core,
  operation: OperationSpec,
  request: object | undefined,
  extra: Values | undefined,
): RpcMessage {
  const { method = "", shape, ...order }: Partial<RpcSpec> = operation.rpc ?? {};
  const given = core.inside(({ spec }) => writtenAs(shape, spec, { ...request, ...extra }));
  const params = paramsOf(order, given as Values, extra !== undefined);
  return {
    jsonrpc: "2.0",
    ...(operation.response === undefined ? undefined : { id: nextId(core) }),
    method,
    ...(params === undefined ? undefined : { params }),
  };
}

/** By position up to the last parameter that is given, where the method has positions; else by name. */
function paramsOf(
  { positions, nameable }: Omit<RpcSpec, "method" | "shape">,
  given: Values,
  isExtended: boolean,
): unknown {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  if (named.length === 0) return positions === undefined ? undefined : [];
  if (positions === undefined) return Object.fromEntries(named);
  const values = positions.map((key) => (Object.hasOwn(given, key) ? given[key] : undefined));
  while (values.length > 0 && values[values.length - 1] === undefined) values.pop();
  if (nameable && (isExtended || values.includes(undefined))) return Object.fromEntries(named);
  if (isExtended) throw new ConfigurationError("bodyProperties need parameters that go by name");
  return values.map((value) => value ?? null);
}

/** The request that carries messages. */
export function carrying(
  messages: RpcMessage | readonly RpcMessage[],
  operation: OperationSpec,
  options: RequestOptions,
): Call {
  const body = { kind: "json", key: "messages" } as const;
  return { operation: { ...operation, body }, request: { messages }, options };
}
