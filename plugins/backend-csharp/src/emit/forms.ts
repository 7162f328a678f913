import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, emitDoc } from "../docs.js";
import { call } from "../line-breaks.js";
import { emitMethods, GROUP_SUMMARY, hasRaw, rawJson, requestDoc, requestParameters, SUMMARY } from "./client.js";
import { emitBlock, emitMethodMember, emitType } from "./declare.js";
import { emitMethodHead } from "./method.js";

const RAW_SUMMARY = "A client whose methods also return the status and headers of responses.";

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
  const { names, sdk, api } = context;
  const { client, resource } = of;
  const name = names.part("interface", client.id);
  const doc = client.root ? SUMMARY : docOf(resource, GROUP_SUMMARY);
  emitType(file, { name, origin: resource.origin, doc, kind: "public interface" }, () => {
    for (const id of client.children) {
      file.blank();
      emitDoc(file, docOf(api.resources[id] ?? {}, GROUP_SUMMARY));
      file.line(`${names.part("interface", id)} ${names.resource(id)} { get; }`);
    }
    if (hasRaw(context, of)) {
      file.blank();
      emitDoc(file, "The client whose methods also return the status and headers of responses.");
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
