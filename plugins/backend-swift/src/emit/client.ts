import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { hasResponses, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { resourceDoc } from "../docs.js";
import { identifier } from "../names.js";
import type { ClientForm } from "../parts.js";
import { emitComputed, emitType } from "./declare.js";
import { emitMethod } from "./method.js";
import { emitInits, emitRootMembers } from "./root.js";
import { emitShortMethod } from "./short-method.js";

const SUMMARY = "A client for the API. Create one and share it: it may be used by several tasks at once.";

const RAW = "The same methods, which also return the status and the headers of each response.";

function emitMethods({ client }: ClientNode, form: ClientForm, file: FileWriter, context: Context): void {
  for (const id of client.methods) {
    const node = requestNode(context.sdk, id);
    if (form === "client" || node.method.result.kind !== "socket") emitMethod(node, form, file, context);
    if (form === "client") emitShortMethod(node, form, file, context);
  }
}

/** `public struct PetsClient`: the methods of a resource, and the resources below it. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { client, resource } = node;
  const name = names.client(client.id);
  const doc = client.root ? SUMMARY : resourceDoc(context, client.id);
  const kind = client.root ? "public final class" : "public struct";
  emitType(file, { name, origin: resource.origin, doc, kind, bases: ["Sendable"] }, () => {
    file.line("let core: ClientCore");
    if (client.root) emitInits(node, file, context);
    for (const id of client.children) {
      const type = names.client(id);
      emitComputed(file, resourceDoc(context, id), [identifier(names.resource(id)), type], `${type}(core: core)`);
    }
    if (hasResponses(sdk, client)) {
      const raw = names.part("rawClient", client.id);
      emitComputed(file, RAW, ["withRawResponse", raw], `${raw}(core: core)`);
    }
    emitMethods(node, "client", file, context);
    if (client.root) emitRootMembers(node, file, context);
  });
}

/** The client whose methods also return the status and the headers. */
export function emitRawClient({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("rawClient", of.client.id);
  const doc = `The methods of \`${context.names.client(of.client.id)}\`, which also return the status and the headers.`;
  emitType(file, { name, doc, kind: "public struct", bases: ["Sendable"] }, () => {
    file.line("let core: ClientCore");
    emitMethods(of, "rawClient", file, context);
  });
}
