import type { Client, NameTable, PlannedFile, ResourceId, TargetContext } from "@sdkwright/plugin-api";
import { contentsOf, createPlan, isTypeNode, planSdk } from "@sdkwright/plugin-api";
import { SOURCES } from "./dialect.js";
import type { Options } from "./options.js";
import { packageName } from "./packages.js";
import { isDeclaredType } from "./types.js";

/** The packages of an SDK. */
export interface Packages {
  /** Clients, their builder, environments. */
  readonly root: string;
  readonly requests: string;
  readonly types: string;
  /** Those of the API beside those of the runtime. */
  readonly errors: string;
}

export function packagesOf(root: string): Packages {
  return { root, requests: `${root}.requests`, types: `${root}.types`, errors: `${root}.errors` };
}

/** The file of a class. */
export function classPath(module: string, name: string): string {
  return `${SOURCES}${module.replaceAll(".", "/")}/${name}.java`;
}

/** Classes that accompany the client of a resource: each has a file of its own. */
export const CLIENT_ROLES = ["operations", "async", "raw", "async-raw", "batch"] as const;
export type ClientRole = (typeof CLIENT_ROLES)[number];

const classes: { readonly [R in ClientRole | "sync"]: (names: NameTable, id: ResourceId) => string } = {
  sync: (names, id) => names.client(id),
  async: (names, id) => names.companion("asyncClient", id),
  raw: (names, id) => names.companion("rawClient", id),
  "async-raw": (names, id) => names.companion("asyncRawClient", id),
  batch: (names, id) => names.companion("batch", id),
  operations: (names, id) => names.companion("operations", id),
};

/** Returns the class name of a client in one role. */
export const clientClass = (names: NameTable, id: ResourceId, role: ClientRole | "sync"): string =>
  classes[role](names, id);

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api" | "options" | "packageInfo">;

/** Returns the client classes that this resource needs. */
function rolesOf({ sdk }: Pick<Target, "sdk">, { methods, batches }: Client): readonly ClientRole[] {
  const hasRaw = methods.some((id) => sdk.methods[id]?.result.kind !== "socket");
  const needs: { readonly [role: string]: boolean } = { operations: methods.length > 0, batch: batches, async: true };
  return CLIENT_ROLES.filter((role) => needs[role] ?? hasRaw);
}

/** Every file, and what goes into it: one class each. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const packages = packagesOf(packageName(target));
  const { root } = packages;
  const plan = createPlan();
  for (const { node } of contentsOf(sdk)) {
    if (isTypeNode(node) && isDeclaredType(sdk, node.decl.id)) {
      plan.add(classPath(packages.types, names.type(node.decl.id)), node);
    }
  }
  planSdk(
    sdk,
    {
      client: ({ client }) => classPath(root, names.client(client.id)),
      request: ({ operation }) => classPath(packages.requests, names.request(operation.id)),
      result: ({ operation }) => classPath(packages.types, names.companion("resultType", operation.id)),
      error: ({ decl, plan: { typed } }) =>
        typed ? classPath(packages.errors, names.companion("errorMaker", decl.id)) : null,
      environments: sdk.environments.list.length > 0 ? classPath(root, "Environment") : null,
      options: null,
      channel: ({ decl, plan: { opened } }) => (opened ? classPath(root, names.type(decl.id)) : null),
      webhooks: classPath(root, "Webhooks"),
      type: null,
    },
    plan,
  );
  for (const client of sdk.clients) {
    for (const role of rolesOf(target, client)) {
      plan.add(classPath(root, clientClass(names, client.id, role)), { kind: "entry", role: `${role}:${client.id}` });
    }
  }
  plan.add(classPath(root, `${names.client(sdk.api.root)}Builder`), { kind: "entry", role: "builder" });
  plan.add(classPath(root, "ClientSpecs"), { kind: "entry", role: "spec" });
  return plan.files();
}

/** Java allows no file to be moved. */
export const refusedMove = (): string =>
  "Java finds a class by its package and name, so the file has to stay in its folder and keep its name.";
