import * as v from "valibot";
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

const NAMED = v.object({ id: v.nullish(v.string()), uid: v.nullish(v.string()), name: v.nullish(v.string()) });
const WORKSPACE = v.object({ workspace: v.object({ collections: v.nullish(v.array(NAMED)) }) });
const COLLECTION = v.object({
  collection: v.looseObject({ info: v.object({}) }),
});
const CREATED = v.object({ collection: NAMED });

const idOf = ({ uid, id }: v.InferOutput<typeof NAMED>): string => uid ?? id ?? "";

/** A client of the service. */
export function collectionService(url: string, key: string): CollectionService {
  const call = restClient(url, { "x-api-key": key });
  const path = (id: string): string => `/collections/${encodeURIComponent(id)}`;
  return {
    async list(workspace) {
      const answer = await unlessMissing(call({ path: `/workspaces/${encodeURIComponent(workspace)}` }, WORKSPACE));
      return answer && (answer.workspace.collections ?? []).map((one) => ({ id: idOf(one), name: one.name ?? "" }));
    },
    async read(id) {
      return (await unlessMissing(call({ path: path(id) }, COLLECTION)))?.collection;
    },
    async update(id, collection) {
      await call({ method: "PUT", path: path(id), body: { collection } }, v.unknown());
    },
    async create(workspace, collection) {
      const query = { workspace };
      const body = { collection };
      const answer = await call({ method: "POST", path: "/collections", query, body }, CREATED);
      return idOf(answer.collection);
    },
  };
}
