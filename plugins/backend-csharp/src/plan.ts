import type { PlannedFile, ResourceId, TargetContext } from "@sdkwright/plugin-api";
import {
  bodyTypeOf,
  contentsOf,
  createPlan,
  isDeclaredType,
  isTypeNode,
  planSdk,
  resourcePath,
  samePlace,
} from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { namespaceOf } from "./package.js";
import { PARTS } from "./parts.js";

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api" | "options" | "packageInfo">;

/** The folder of the library's sources. */
export const sourcesOf = (target: Target): string => `src/${namespaceOf(target)}/`;

/** The folder of a client below that of the sources: `Pets/Toys/`. */
function folderOf({ api, names }: Target, id: ResourceId): string {
  return resourcePath(api, id)
    .map((resource) => `${names.file(resource.id)}/`)
    .join("");
}

/** Every file, and what goes into it: one type each. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const sources = sourcesOf(target);
  const file = (name: string, folder = ""): string => `${sources}${folder}${name}.cs`;
  const plan = createPlan();
  for (const { node } of contentsOf(sdk)) {
    if (isTypeNode(node) && isDeclaredType(sdk, node.decl.id)) {
      plan.add(file(names.type(node.decl.id), "Types/"), node);
    }
  }
  planSdk(
    sdk,
    {
      client: ({ resource, client }) => file(names.client(client.id), folderOf(target, resource.id)),
      request: ({ operation, method }) =>
        bodyTypeOf(method.request) === null
          ? file(names.request(operation.id), `${folderOf(target, method.owner)}Requests/`)
          : null,
      result: ({ operation }) => file(names.companion("resultType", operation.id), "Types/"),
      error: ({ decl, plan: { typed } }) => (typed ? file(names.companion("errorMaker", decl.id), "Errors/") : null),
      environments: sdk.environments.list.length > 0 ? file(names.companion("environments")) : null,
      options: ({ scope }) => (scope === "client" ? file(names.companion("clientOptions")) : null),
      channel: ({ decl, plan: { opened } }) => (opened ? file(names.type(decl.id), "Channels/") : null),
      webhooks: file("Webhooks"),
      type: null,
    },
    {
      parts: PARTS,
      partPlaces: samePlace(PARTS, ({ part, of }) =>
        file(names.part(part, of.client.id), folderOf(target, of.resource.id)),
      ),
      plan,
    },
  );
  return plan.files();
}
