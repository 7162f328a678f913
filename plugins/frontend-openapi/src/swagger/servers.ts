import { child, elements, type Node } from "@sdkwright/json-schema";
import { memberPlace, type Presenter, shapeList, shapeObject } from "./shape.js";

/** The schemes that a client can speak, the one to prefer first. */
const SCHEMES = ["https", "http", "wss", "ws"];

/** The one server that `schemes`, `host` and `basePath` come to; without a host, a URL relative to the document's own. */
export function presentServers({ root }: Presenter, parent: Node): Node | undefined {
  const host = child(root, "host");
  const base = child(root, "basePath");
  const path = typeof base?.value === "string" ? base.value.replace(/\/+$/, "") : "";
  const at = host ?? base;
  if (!at || (typeof host?.value !== "string" && path === "")) return undefined;
  const declared = elements(child(root, "schemes")).map(({ value }) => value);
  const scheme = SCHEMES.find((name) => declared.includes(name)) ?? "https";
  const slash = path === "" || path.startsWith("/") ? path : `/${path}`;
  const url = typeof host?.value === "string" ? `${scheme}://${host.value}${slash}` : slash;
  const place = memberPlace(parent, "servers");
  const list = shapeList(at, place, []);
  return shapeList(at, place, [shapeObject(at, memberPlace(list, "0"), { values: { url } })]);
}
