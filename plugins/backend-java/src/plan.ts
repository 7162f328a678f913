import type { PlannedFile, TargetContext } from "@sdkwright/plugin-api";
import { contentsOf, createPlan, isDeclaredType, isTypeNode, planSdk, samePlace } from "@sdkwright/plugin-api";
import { SOURCES } from "./dialect.js";
import type { Options } from "./options.js";
import { packageName } from "./package.js";
import { PARTS } from "./parts.js";

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

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api" | "options" | "packageInfo">;

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
    {
      parts: PARTS,
      partPlaces: samePlace(PARTS, ({ part, of }) => classPath(root, names.part(part, of.client.id))),
      plan,
    },
  );
  return plan.files();
}

/** Java allows no file to be moved. */
export const refusedMove = (): string =>
  "Java finds a class by its package and name, so the file has to stay in its folder and keep its name.";
