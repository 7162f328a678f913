import type {
  Client,
  ClientOption,
  Move,
  NameTable,
  Places,
  PlannedFile,
  ResourceId,
  Sdk,
} from "@sdkwright/plugin-api";
import { bodyTypeOf, contentsOf, freeStems, methodOf, optionRef, planSdk, resourcePath } from "@sdkwright/plugin-api";
import { PARTS } from "./parts.js";
import { PLATFORMS } from "./reserved.js";

/** Where the files of an SDK are that every SDK has. */
export const PATHS = {
  client: "client.go",
  types: "types.go",
  errors: "errors.go",
  environments: "environments.go",
  aliases: "aliases.go",
  doc: "doc.go",
  tuples: "tuples.go",
  webhooks: "webhooks.go",
  options: "option/client.go",
} as const;

/** Above this number of shared types, they are in several files, by the first letter of their names. */
const MANY_TYPES = 400;

interface Target {
  readonly sdk: Sdk;
  readonly names: NameTable;
}

/** Files of a client: its own, that of its methods' requests, and that of the types which only it uses. */
interface ClientPaths {
  readonly client: string;
  readonly requests: string;
  readonly types: string;
}

/** A stem that the go command does not take for a test, or for a file of one platform. */
function safeStem(stem: string): string {
  const at = stem.lastIndexOf("_");
  return at > 0 && PLATFORMS.has(stem.slice(at + 1)) ? `${stem}_api` : stem;
}

function clientPaths({ sdk, names }: Target): ReadonlyMap<ResourceId, ClientPaths> {
  const free = freeStems(Object.values(PATHS).map((path) => path.replace(/\.go$/, "")));
  const pathsOf = ({ id, root, methods }: Client): ClientPaths => {
    const stems = resourcePath(sdk.api, id).map((resource) => names.file(resource.id));
    const stem = root ? "client" : free(safeStem(stems.join("_").slice(0, 120)));
    const takesRequests = methods.some((method) => {
      const { request } = methodOf(sdk, method);
      return request && bodyTypeOf(request) === null;
    });
    return {
      client: `${stem}.go`,
      requests: takesRequests ? `${free(`${stem}_requests`)}.go` : `${stem}.go`,
      types: root ? PATHS.types : `${free(`${stem}_types`)}.go`,
    };
  };
  return new Map(sdk.clients.map((client) => [client.id, pathsOf(client)]));
}

/** Whether an option needs a function of its own: the runtime has those that any API can have. */
const isDeclared = (option: ClientOption): boolean => optionRef(option) !== undefined;

/** Types go to the file of the one client that uses them, inline ones with the type in whose body they stand. */
function typePlace({ sdk, names }: Target, paths: ReadonlyMap<ResourceId, ClientPaths>): Places["type"] {
  const isShared = (client: Client | null): boolean => client === null || client.root;
  const shared = [...contentsOf(sdk)].filter(({ outer, client }) => outer !== null && isShared(client));
  return (outer, client) => {
    if (client && !isShared(client)) return paths.get(client.id)?.types ?? null;
    return shared.length > MANY_TYPES ? `types_${names.type(outer.id).slice(0, 1).toLowerCase()}.go` : PATHS.types;
  };
}

/** Every file, and what goes into it. */
export function planFiles(target: Target): PlannedFile[] {
  const { sdk } = target;
  const paths = clientPaths(target);
  const ofClient =
    (file: keyof ClientPaths) =>
    (_: unknown, client: Client | null): string | null =>
      (client && paths.get(client.id)?.[file]) ?? null;
  const places: Places = {
    client: ofClient("client"),
    result: ofClient("client"),
    channel: ofClient("client"),
    request: ofClient("requests"),
    type: typePlace(target, paths),
    error: PATHS.errors,
    environments: PATHS.environments,
    options: ({ scope }) => (scope === "client" && sdk.options.some(isDeclared) ? PATHS.options : null),
    webhooks: PATHS.webhooks,
  };
  const partPlaces = { tuples: PATHS.tuples, aliases: PATHS.aliases };
  return planSdk(sdk, places, { parts: PARTS, partPlaces }).files();
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** What Go allows of a file that a plugin moves: a folder is a package. */
export function refusedMove({ from, to }: Move): string | undefined {
  const [, stem] = /([^/]+)\.go$/.exec(to) ?? [];
  if (folderOf(from) !== folderOf(to)) return "A folder is a package in Go, so the file has to stay in its folder.";
  if (stem === undefined) return "A file of Go ends with `.go`.";
  return stem.endsWith("_test") || safeStem(stem) !== stem
    ? "The go command leaves out files with such a name: it takes them for tests, or for those of one platform."
    : undefined;
}
