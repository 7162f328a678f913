import type { PlannedFile, ResourceId, TargetContext } from "@sdkwright/plugin-api";
import { isDeclaredType, planSdk, resourcePath, samePlace } from "@sdkwright/plugin-api";
import { SOURCES } from "./dialect.js";
import type { Options } from "./options.js";
import { PARTS } from "./parts.js";

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api">;

/** The folder of a client below that of the sources: `Resources/Pets/Toys/`. */
function folderOf({ api, names }: Target, id: ResourceId): string {
  const folders = resourcePath(api, id).map((resource) => `${names.file(resource.id)}/`);
  return folders.length > 0 ? `Resources/${folders.join("")}` : "";
}

/** Every file, and the class that goes into it. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const file = (name: string, folder = ""): string => `${SOURCES}${folder}${name}.php`;
  const { spec, ...others } = PARTS;
  const plan = planSdk(
    sdk,
    {
      client: ({ resource, client }) => file(names.client(client.id), folderOf(target, resource.id)),
      request: ({ operation, method }) =>
        file(names.request(operation.id), `${folderOf(target, method.owner)}Requests/`),
      result: null,
      error: ({ decl, plan: { typed } }) =>
        typed ? file(names.companion("errorMaker", decl.id), "Exceptions/") : null,
      environments: sdk.environments.list.length > 0 ? file(names.companion("environments")) : null,
      options: null,
      channel: ({ decl, plan: { opened } }) => (opened ? file(names.type(decl.id), "Channels/") : null),
      webhooks: file("Webhooks"),
      type: (decl) => (isDeclaredType(sdk, decl.id) ? file(names.type(decl.id), "Types/") : null),
      inner: "apart",
    },
    {
      parts: PARTS,
      partPlaces: {
        spec: ({ of }) => file(names.part("spec", of.client.id), "Internal/"),
        ...samePlace(others, ({ part, of }) => file(names.part(part, of.client.id), folderOf(target, of.resource.id))),
      },
    },
  );
  return plan.files();
}
