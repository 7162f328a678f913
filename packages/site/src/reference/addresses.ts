import {
  freeStems,
  type HttpOperation,
  jsonRpcOf,
  type OperationId,
  oncePer,
  pathText,
  type ResourceId,
  type TypeId,
} from "@sdkwright/plugin-api";
import type { SiteApi } from "../model.js";

/** Where the parts of an API are, from the root of the site. */
export interface Addresses {
  /** Page about the API as a whole. */
  readonly overview: string;
  /** The API as an OpenAPI document. */
  readonly openapi: string;
  resource(id: ResourceId): string;
  /** The anchor of an operation within the page of its resource, which never changes. */
  anchor(id: OperationId): string;
  operation(id: OperationId): string;
  type(id: TypeId): string;
}

/** Texts that every file system and every web server takes as one name. */
const plainName = (text: string): string => text.replace(/[^\w.-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "page";

function accessOf({ api, names }: SiteApi, id: ResourceId): string[] {
  const resource = api.resources[id];
  if (!resource || resource.parent === null) return [];
  return [...accessOf({ api, names } as SiteApi, resource.parent), names.resource(id)];
}

/** What an operation is known by: the definition's own id, or how it is called where there is none. */
function anchorOf(site: SiteApi, operation: HttpOperation): string {
  const { id, operationId, resource } = operation;
  return operationId ?? [...accessOf(site, resource), site.names.method(id)].join(".");
}

/** The addresses of an API, settled once. */
export const addressesOf = oncePer((site: SiteApi): Addresses => {
  const { api, names, folder, sdk } = site;
  const base = folder === "" ? "reference" : `reference/${folder}`;
  const freePage = freeStems(["client", "index", "openapi", "types", "webhooks"]);
  const pages = new Map(
    sdk.clients.map(({ id, root }) => [
      id,
      root ? `${base}/index` : `${base}/${freePage(plainName(accessOf(site, id).join(".")))}`,
    ]),
  );
  const freeType = freeStems([]);
  const types = new Map(
    Object.values(api.types).map(({ id }) => [id, `${base}/types/${freeType(plainName(names.type(id)))}.html`]),
  );
  const freeAnchor = freeStems([]);
  const anchors = new Map<OperationId, string>();
  for (const { methods } of sdk.clients) {
    for (const id of methods) {
      const operation = api.operations[id];
      if (operation?.kind === "http") anchors.set(id, freeAnchor(anchorOf(site, operation)));
    }
  }
  const resource = (id: ResourceId): string => `${pages.get(id) ?? base}.html`;
  const anchor = (id: OperationId): string => anchors.get(id) ?? id;
  return {
    overview: `${base}/index.html`,
    openapi: `${base}/openapi.json`,
    resource,
    anchor,
    operation(id) {
      const owner = api.operations[id]?.resource ?? api.root;
      return `${resource(owner)}#${encodeURIComponent(anchor(id))}`;
    },
    type: (id) => types.get(id) ?? `${base}/index.html`,
  };
});

/** How a resource is reached from the client: `admin.users`. */
export function accessPathOf(site: SiteApi, id: ResourceId): string {
  return accessOf(site, id).join(".");
}

/** Method and address of a request, or the name of a remote call. */
export function wireAddress(operation: HttpOperation): { readonly method: string; readonly path: string } {
  const rpc = jsonRpcOf(operation);
  if (rpc) return { method: "JSON-RPC", path: rpc.method };
  return { method: operation.opens === undefined ? operation.method : "WebSocket", path: pathText(operation) };
}
