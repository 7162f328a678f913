import { unlessMissing } from "../hosts/host.js";
import { restClient } from "../hosts/rest.js";

/** A collection as the service holds it: a document in the format v2.1. */
export type CollectionDocument = { readonly [key: string]: unknown };

/** A collection of a workspace, as the service lists it. */
export interface ListedCollection {
  /** As configurations name it. */
  readonly id: string;
  readonly name: string;
}

/** The service behind `collections-workspace`. Each call rejects with a {@link HostError}. */
export interface CollectionService {
  /** The collections of a workspace; undefined if there is no such workspace. */
  list(workspace: string): Promise<readonly ListedCollection[] | undefined>;
  /** Undefined if there is no such collection. */
  read(id: string): Promise<CollectionDocument | undefined>;
  update(id: string, collection: CollectionDocument): Promise<void>;
  /** Gives the id. */
  create(workspace: string, collection: CollectionDocument): Promise<string>;
}

/** Default address of the service. */
const SERVICE_URL = "https://api.getpostman.com";

/** Environment variable that holds another address of the service: that of a region, or of a server of one's own. */
export const SERVICE_VARIABLE = "SDKWRIGHT_COLLECTIONS_URL";

export function serviceUrl(env: Readonly<NodeJS.ProcessEnv>): string {
  return (env[SERVICE_VARIABLE] || SERVICE_URL).replace(/\/+$/, "");
}

interface Named {
  readonly id?: string;
  readonly uid?: string;
  readonly name?: string;
}

const idOf = ({ uid, id }: Named): string => uid ?? id ?? "";

/** A client of the service. */
export function collectionService(url: string, key: string): CollectionService {
  const call = restClient(url, { "x-api-key": key });
  const path = (id: string): string => `/collections/${encodeURIComponent(id)}`;
  return {
    async list(workspace) {
      const found = call<{ readonly workspace?: { readonly collections?: readonly Named[] } }>({
        path: `/workspaces/${encodeURIComponent(workspace)}`,
      });
      const answer = await unlessMissing(found);
      return answer && (answer.workspace?.collections ?? []).map((one) => ({ id: idOf(one), name: one.name ?? "" }));
    },
    async read(id) {
      return (await unlessMissing(call<{ readonly collection: CollectionDocument }>({ path: path(id) })))?.collection;
    },
    async update(id, collection) {
      await call({ method: "PUT", path: path(id), body: { collection } });
    },
    async create(workspace, collection) {
      const query = { workspace };
      const body = { collection };
      const answer = await call<{ readonly collection: Named }>({ method: "POST", path: "/collections", query, body });
      return idOf(answer.collection);
    },
  };
}
