import type { NameTable, PlannedFile, SdkNode } from "@sdkwright/plugin-api";

/** A class or module of the API, and the file that declares it. */
export interface Placed {
  readonly name: string;
  readonly path: string;
}

interface Place {
  /** The module of the SDK in which it is: `Types`; empty for that of the SDK itself. */
  readonly module: string;
  readonly name: string;
}

/** Modules in which other things are loaded, by the parts that declare them. */
const MODULES: { readonly [part: string]: Place } = {
  typesModule: { module: "", name: "Types" },
  channelsModule: { module: "", name: "Channels" },
  resourcesModule: { module: "", name: "Resources" },
  operationsModule: { module: "Internal", name: "Operations" },
};

/** The modules of parts that declare a class. */
const HOMES: { readonly [part: string]: string } = {
  rawClient: "Resources",
  batch: "Resources",
  spec: "Internal",
  operations: "Internal::Operations",
};

/** What a node declares, and in which module. */
export function placeOf(names: NameTable, node: SdkNode): Place | null {
  switch (node.kind) {
    case "client":
      return node.client.root
        ? { module: "", name: "Client" }
        : { module: "Resources", name: names.client(node.client.id) };
    case "object":
    case "enum":
    case "union":
    case "alias":
      return { module: "Types", name: names.type(node.decl.id) };
    case "error":
      return { module: "Errors", name: names.type(node.decl.id) };
    case "channel":
      return { module: "Channels", name: names.type(node.decl.id) };
    case "webhooks":
      return { module: "", name: "Webhooks" };
    case "environments":
      return { module: "", name: "Environment" };
    case "part": {
      const { part, of, named } = node;
      return named ? { module: HOMES[part] ?? "", name: names.part(part, of.client.id) } : (MODULES[part] ?? null);
    }
    case "request":
    case "result":
    case "options":
      return null;
    default:
      return node satisfies never;
  }
}

interface Files {
  readonly files: readonly PlannedFile[];
  readonly names: NameTable;
}

/** What is declared in a module, in alphabetical order. */
export function declaredIn({ files, names }: Files, module: string): Placed[] {
  const all = files.flatMap(({ path, nodes }) =>
    nodes.flatMap((node): Placed[] => {
      const place = placeOf(names, node);
      return place?.module === module ? [{ name: place.name, path }] : [];
    }),
  );
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}
