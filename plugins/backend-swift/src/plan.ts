import type { PlannedFile, TargetContext } from "@sdkwright/plugin-api";
import { bodyTypeOf, isDeclaredType, planSdk, samePlace } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { moduleOf } from "./package.js";
import { PARTS } from "./parts.js";

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api" | "options">;

/** The folder of the library's sources. */
export const sourcesOf = (target: Pick<Target, "api" | "options">): string => `Sources/${moduleOf(target)}/`;

/** Every file, and what goes into it: one type each. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const sources = sourcesOf(target);
  const file = (folder: string, name: string): string => `${sources}${folder === "" ? "" : `${folder}/`}${name}.swift`;
  const plan = planSdk(
    sdk,
    {
      client: ({ client }) => file(client.root ? "" : "Resources", names.client(client.id)),
      request: ({ operation, method }) =>
        bodyTypeOf(method.request) === null ? file("Requests", names.request(operation.id)) : null,
      result: ({ operation }) => file("Models", names.companion("resultType", operation.id)),
      error: ({ decl, plan: { typed } }) => (typed ? file("Errors", names.type(decl.id)) : null),
      environments: sdk.environments.list.length > 0 ? file("", names.companion("environments")) : null,
      options: null,
      channel: ({ decl, plan: { opened } }) => (opened ? file("Channels", names.type(decl.id)) : null),
      webhooks: file("", "Webhooks"),
      type: (decl) => (isDeclaredType(sdk, decl.id) ? file("Models", names.type(decl.id)) : null),
      inner: "apart",
    },
    {
      parts: PARTS,
      partPlaces: {
        ...samePlace(PARTS, ({ part, of }) => file("Resources", names.part(part, of.client.id))),
        shapes: ({ part, of }) => file("Operations", names.part(part, of.client.id)),
        spec: ({ part, of }) => file("Operations", names.part(part, of.client.id)),
        operations: ({ part, of }) => file("Operations", names.part(part, of.client.id)),
      },
    },
  );
  return plan.files();
}
