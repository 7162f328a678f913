import { type Api, createResourceTree, IR_VERSION, type OriginId, type ResourceTree } from "@sdkwright/ir-schema";
import { makeName } from "@sdkwright/naming";
import type { FrontendContext } from "./frontend.js";

/** The tree that a frontend fills. Its groups stand below those that the dots of the namespace separate. */
export function openResourceTree(namespace: string | undefined, origin: OriginId): ResourceTree {
  const outer = namespace === undefined ? [] : namespace.split(".").map((part) => makeName(part, { explicit: true }));
  return createResourceTree({ root: makeName(""), outer, origin });
}

/** Returns an empty API, so that a frontend has to set only the parts that its definition gives. */
export function emptyApi({ namespace, origins }: FrontendContext, origin: OriginId): Api {
  return {
    irVersion: IR_VERSION,
    name: makeName(""),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [makeName("default", { explicit: true })], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: {},
    errors: {},
    operations: {},
    resources: openResourceTree(namespace, origin).finish(),
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: origins.list,
  };
}
