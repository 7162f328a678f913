import type { Api, ChannelId, ErrorDecl, ErrorId, HttpOperation, OperationId, ResourceId } from "@sdkwright/ir-schema";
import { authOf } from "./auth.js";
import { callOf } from "./call.js";
import { canOpen, messagesOf, receivedTag } from "./channels.js";
import { helpersOf } from "./helpers.js";
import type { ChannelPlan, Client, ErrorPlan, MethodModel, SdkModel } from "./model.js";
import { environmentsOf, optionsOf } from "./options.js";
import { isCarriedError, requestsOf } from "./questions/requests.js";
import { statusClass } from "./questions/status-class.js";
import { resultOf } from "./result.js";
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
