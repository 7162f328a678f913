import type { PlannedFile, SdkNode, TargetContext } from "@sdkwright/plugin-api";
import { isDeclaredType, planSdk } from "@sdkwright/plugin-api";
import { SOURCES } from "./dialect.js";
import type { Options } from "./options.js";
import { libraryOf, snake } from "./package.js";
import { PARTS } from "./parts.js";

type Target = Pick<TargetContext<Options>, "sdk" | "names" | "api" | "options">;

/** Parts that are modules of files, by the folders of these. */
export const FOLDERS = {
  typesModule: "types",
  channelsModule: "channels",
  resourcesModule: "resources",
  operationsModule: "internal/operations",
} as const;

/** Whether a file is a module of files, and has none. */
function isEmptyModule({ path, nodes }: PlannedFile, files: readonly PlannedFile[]): boolean {
  const isModule = nodes.some((node: SdkNode) => node.kind === "part" && node.part in FOLDERS);
  const folder = path.replace(/\.rb$/, "/");
  return isModule && !files.some((file) => file.path.startsWith(folder));
}

/** Every file, and the class or module that goes into it. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk, names } = target;
  const library = libraryOf(target);
  const file = (folder: string, name: string): string =>
    `${SOURCES}${[library, folder, name].filter((one) => one !== "").join("/")}.rb`;
  const module = (part: keyof typeof FOLDERS): string => file("", FOLDERS[part]);
  const plan = planSdk(
    sdk,
    {
      client: ({ client }) => (client.root ? file("", "client") : file("resources", snake(names.client(client.id)))),
      request: null,
      result: null,
      error: ({ decl, plan: { typed } }) => (typed ? file("errors", names.file(decl.id)) : null),
      environments: sdk.environments.list.length > 0 ? file("", "environment") : null,
      options: null,
      channel: ({ decl, plan: { opened } }) => (opened ? file("channels", names.file(decl.id)) : null),
      webhooks: file("", "webhooks"),
      type: (decl) => (isDeclaredType(sdk, decl.id) ? file("types", names.file(decl.id)) : null),
      inner: "apart",
    },
    {
      parts: PARTS,
      partPlaces: {
        rawClient: ({ part, of }) => file("resources", snake(names.part(part, of.client.id))),
        spec: ({ part, of }) => file("internal", snake(names.part(part, of.client.id))),
        operations: ({ part, of }) => file(FOLDERS.operationsModule, snake(names.part(part, of.client.id))),
        batch: ({ part, of }) => file("resources", snake(names.part(part, of.client.id))),
        typesModule: module("typesModule"),
        channelsModule: module("channelsModule"),
        resourcesModule: module("resourcesModule"),
        operationsModule: module("operationsModule"),
      },
    },
  );
  const files = plan.files();
  return files.filter((one) => !isEmptyModule(one, files));
}
