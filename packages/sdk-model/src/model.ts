import type {
  Api,
  ChannelId,
  ErrorDecl,
  ErrorId,
  HttpOperation,
  OperationId,
  ResourceId,
  ResponseStatus,
} from "@sdkwright/ir-schema";
import { authOf } from "./auth.js";
import { callOf } from "./call.js";
import { canOpen, messagesOf, receivedTag } from "./channels.js";
import { helpersOf } from "./helpers.js";
import type { MethodModel } from "./method.js";
import { environmentsOf, optionsOf } from "./options.js";
import { isCarriedError, requestsOf } from "./questions/requests.js";
import { resultOf } from "./result.js";
import type { ChannelPlan, Client, ErrorPlan, SdkModel, StatusClass } from "./sdk.js";
import { typesOf } from "./types.js";

import { webhooksOf } from "./webhooks.js";

function clientsOf(api: Api): Client[] {
  const batching = new Map<ResourceId, boolean>();
  const isMethod = (id: OperationId): boolean => api.operations[id]?.kind === "http";
  const batches = (id: ResourceId): boolean => {
    const known = batching.get(id);
    if (known !== undefined) return known;
    const resource = api.resources[id];
    const own = resource?.operations.some((operation) => isBatched(api, operation)) ?? false;
    const all = own || (resource?.children.some(batches) ?? false);
    batching.set(id, all);
    return all;
  };
  const clients = Object.values(api.resources).map(
    ({ id, operations, children }): Client => ({
      id,
      root: id === api.root,
      methods: operations.filter(isMethod),
      children,
      batches: batches(id),
    }),
  );
  return [...clients.filter(({ root }) => root), ...clients.filter(({ root }) => !root)];
}

function isBatched(api: Api, id: OperationId): boolean {
  const operation = api.operations[id];
  return operation?.kind === "http" && operation.carries?.protocol === "json-rpc";
}

const classByStatus: ReadonlyMap<number, StatusClass> = new Map([
  [400, "bad-request"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not-found"],
  [409, "conflict"],
  [422, "unprocessable-entity"],
  [429, "too-many-requests"],
]);

/** Words of the common classes: names that no other error has, or `instanceof` and its like would mix the two. */
export const STATUS_CLASSES: readonly (readonly string[])[] = [...classByStatus.values(), "internal-server"].map(
  (name) => [...name.split("-"), "error"],
);

/** The common class of errors of a status; a range below 500, or any other status, has none but that of all. */
export function statusClass(status: ResponseStatus): StatusClass {
  switch (status.kind) {
    case "code":
      return classByStatus.get(status.code) ?? (status.code >= 500 ? "internal-server" : "api");
    case "range":
      return status.class === 5 ? "internal-server" : "api";
    case "default":
      return "api";
    default:
      return status satisfies never;
  }
}

function errorPlan({ id, status, type }: ErrorDecl): ErrorPlan {
  return { status, typed: type !== null && !isCarriedError(id), body: type, parent: statusClass(status) };
}

function channelPlans(api: Api): SdkModel["channels"] {
  const opened = new Set(requestsOf(api).flatMap(({ opens }) => opens ?? []));
  const plans = Object.values(api.channels).map((channel): [ChannelId, ChannelPlan] => [
    channel.id,
    {
      opened: canOpen(channel) && opened.has(channel.id),
      sends: messagesOf(channel, "send"),
      receives: messagesOf(channel, "receive"),
      tag: receivedTag(api, channel) ?? null,
      events: null,
    },
  ]);
  return Object.fromEntries(plans);
}

function methodOf(api: Api, operation: HttpOperation): MethodModel {
  return {
    id: operation.id,
    owner: operation.resource,
    call: callOf(api, operation),
    result: resultOf(api, operation),
    throws: operation.errors.map(({ status, error }) => ({ status, error })),
  };
}

/**
 * Everything that an SDK of an API is, whatever its language: decided before any name and any text. Pure. Takes an API
 * whose remote calls and channels are requests already: the pass `operationsAsRequests` makes them so.
 */
export function modelOf(api: Api): SdkModel {
  const methods = requestsOf(api).map((request): [OperationId, MethodModel] => [request.id, methodOf(api, request)]);
  const errors = Object.values(api.errors).map((error): [ErrorId, ErrorPlan] => [error.id, errorPlan(error)]);
  const auth = authOf(api);
  const environments = environmentsOf(api);
  const model = {
    api,
    clients: clientsOf(api),
    methods: Object.fromEntries(methods) as SdkModel["methods"],
    types: typesOf(api),
    errors: Object.fromEntries(errors) as SdkModel["errors"],
    channels: channelPlans(api),
    webhooks: webhooksOf(api),
    options: optionsOf(api, auth, environments),
    auth,
    environments,
  };
  return { ...model, helpers: helpersOf(model) };
}
