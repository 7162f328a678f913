import type { ClientNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { calledName, clientNode, requestNode } from "@sdkwright/plugin-api";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { call, methodHead, parameter } from "../layout.js";
import { clientClass } from "../plan.js";
import { argumentsPart, parametersOf } from "./method.js";
import { operationConstants, resultType } from "./operations.js";

function emitSend(emission: Emission, file: FileWriter): void {
  const options: Part = [emission.runtime("core.RequestOptions"), " options"];
  const future = emission.symbol("java.util.concurrent", "CompletableFuture");
  const tags = [{ tag: "param", name: "options", text: "settings of the request; may be null" }];
  const text = "Sends the calls as a single request. Each call has its own result or failure after that.";
  const send = emission.names.rootMember("send");
  file.blank();
  emitDoc(file, { text: [text], tags }, 1);
  file.block(methodHead("public void", send, [options], 1), () => file.line("calls.send(options);"), "}");
  file.blank();
  emitDoc(file, { text: [text], tags: [...tags, { tag: "return", text: "done once the request is" }] }, 1);
  const head = methodHead(["public ", future, "<Void>"], `${send}Async`, [options], 1);
  file.block(head, () => file.line("return calls.sendAsync(options);"), "}");
}

/** `public final class PetsBatch`: collects calls of a client for one request. */
export function emitBatch(emission: Emission, { client }: ClientNode, file: FileWriter): void {
  const { names, sdk } = emission;
  const name = names.companion("batch", client.id);
  const calls = emission.runtime("internal.rpc.BatchCalls");
  const owner = clientClass(names, client.id, "operations");
  file.blank();
  file.declare(name);
  emitDoc(file, "Collects calls that are sent as a single request.", 0);
  file.block(
    `public final class ${name} {`,
    () => {
      file.line("private final ", calls, " calls;");
      file.blank();
      file.block([name, "(", calls, " calls) {"], () => file.line("this.calls = calls;"), "}");
      for (const child of client.children.filter((id) => clientNode(sdk, id).client.batches)) {
        const type = names.companion("batch", child);
        file.blank();
        emitDoc(file, { text: ["Calls of a group of operations."], tags: [{ tag: "return", text: "the group" }] }, 1);
        file.block(
          methodHead(`public ${type}`, names.resource(child), [], 1),
          () => file.line(`return new ${type}(calls);`),
          "}",
        );
      }
      for (const [id, constant] of operationConstants(names, client)) {
        const node = requestNode(sdk, id);
        if (node.method.call.protocol.kind !== "json-rpc") continue;
        const tags = [
          ...parametersOf(emission, node).map((one) => ({ tag: "param", name: one.name, text: "what to send" })),
          { tag: "return", text: "the result, once the batch is sent" },
        ];
        file.blank();
        emitDoc(file, docOf(node.operation, `Calls ${calledName(node.method.call)}.`, tags), 1);
        const pending: Part = ["public ", emission.runtime("core.Pending"), "<", resultType(emission, node), ">"];
        const parameters = parametersOf(emission, node).map((one) => parameter(one.type, one.name));
        const added = call("calls.add", [`${owner}.${constant}`, argumentsPart(emission, node)]);
        file.block(methodHead(pending, names.method(id), parameters, 1), () => file.line("return ", added, ";"), "}");
      }
      if (client.root) emitSend(emission, file);
    },
    "}",
  );
}

/** How the root's clients begin a batch. */
export function emitNewBatch(emission: Emission, { client }: ClientNode, file: FileWriter): void {
  if (!client.batches) return;
  const name = emission.names.companion("batch", client.id);
  file.blank();
  emitDoc(file, { text: ["Begins a batch of calls."], tags: [{ tag: "return", text: "the batch" }] }, 1);
  const made = call(`new ${name}`, [["new ", emission.runtime("internal.rpc.BatchCalls"), "(core)"]]);
  const head = methodHead(`public ${name}`, emission.names.rootMember("newBatch"), [], 1);
  file.block(head, () => file.line("return ", made, ";"), "}");
}
