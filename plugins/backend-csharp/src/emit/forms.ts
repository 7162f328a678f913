import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, resourceDoc } from "../docs.js";
import { call } from "../line-breaks.js";
import { emitMethods, hasRaw, rawJson, requestDoc, requestParameters, SUMMARY } from "./client.js";
import { emitBlock, emitMethodMember, emitType } from "./declare.js";
import { emitMethodHead } from "./method.js";

const RAW_SUMMARY = "The same operations, which also return the status and the headers of each response.";

const NEW_MEMBERS = "Updates of the library may add members. Implement this interface only in tests.";

/** The client whose methods also return the status and headers. */
export function emitRawClient({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("rawClient", of.client.id);
  emitType(file, { name, doc: RAW_SUMMARY, kind: "public sealed class" }, () => {
    const core = context.internal("ClientCore");
    file.line("private readonly ", core, " _core;");
    file.blank();
    emitBlock(file, call(`internal ${name}`, [[core, " core"]]), () => file.line("_core = core;"));
    emitMethods(of, "rawClient", file, context);
  });
}

/** The interface of a client, by which tests of users replace it. */
export function emitInterface({ of }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { client, resource } = of;
  const name = names.part("interface", client.id);
  const about = client.root ? { text: [SUMMARY] } : resourceDoc(context, client.id);
  const doc = { ...about, text: [...about.text, NEW_MEMBERS] };
  emitType(file, { name, origin: resource.origin, doc, kind: "public interface" }, () => {
    for (const id of client.children) {
      file.blank();
      emitDoc(file, resourceDoc(context, id));
      file.line(`${names.part("interface", id)} ${names.resource(id)} { get; }`);
    }
    if (hasRaw(context, of)) {
      file.blank();
      emitDoc(file, RAW_SUMMARY);
      file.line(`${names.part("rawClient", client.id)} WithRawResponse { get; }`);
    }
    for (const id of client.methods) emitMethodHead(requestNode(sdk, id), file, context);
    if (!client.root) return;
    emitMethodMember(file, {
      doc: requestDoc,
      type: rawJson(context),
      name: `${names.rootMember("Request")}Async`,
      parameters: requestParameters(context),
    });
  });
}
