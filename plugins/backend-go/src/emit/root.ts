import type { FileWriter, ResourceDecl, TargetContext } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { layOut } from "../literals.js";
import { packageName } from "../module.js";
import { clientSpec } from "../spec/client.js";
import { standard } from "../types.js";
import { emitRootBatch } from "./batch.js";
import { freeMember } from "./members.js";
import { emitMethod } from "./method.js";
import {
  clientConstructor,
  emitChildren,
  emitConstructor,
  emitOperations,
  emitRawClient,
  operationsOf,
} from "./resource.js";

/** What every client has besides the API's own methods. */
function emitHatches(emission: Emission, decl: ResourceDecl, file: FileWriter): void {
  const { core, option, target } = emission;
  const client = target.names.client(decl.id);
  const derive = freeMember(emission, decl, "WithOptions");
  const request = freeMember(emission, decl, "Request");
  const opts = ["opts ...", option("RequestOption")];
  file.blank();
  file.line(
    `// ${derive} returns a client that differs in the given options. It shares access tokens and connections.`,
  );
  file.block(
    ["func (c *", client, `) ${derive}(`, opts, ") *", client, " {"],
    () => file.line("return ", clientConstructor(client), "(c.core.With(opts))"),
    "}",
  );
  file.blank();
  file.line(
    `// ${request} calls an endpoint that the API does not declare. The path is relative to the base URL. A body that is not`,
  );
  file.line("// nil is sent as JSON; out is nil, or a pointer to decode the response into.");
  const parameters = ["ctx ", standard("context", "Context"), ", method, path string, body, out any, ", opts];
  file.block(
    ["func (c *", client, `) ${request}(`, parameters, ") (*", core("Response"), "[struct{}], error) {"],
    () => file.line("return c.core.Request(ctx, method, path, body, out, opts...)"),
    "}",
  );
}

/** The client: what the runtime knows of the API, the constructor, resources, and the root's own operations. */
export function emitRoot(decl: ResourceDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const { core, option } = emission;
  const name = target.names.client(decl.id);
  file.line("var spec = ", layOut(clientSpec(emission)));
  emitOperations(emission, decl, file);
  file.blank();
  file.declare(name, decl.origin);
  const said = { summary: `${name} calls the API. It is safe for concurrent use; make it with New${name}.` };
  file.doc(declarationDoc(name, said, ""));
  file.block(
    ["type ", name, " struct {"],
    () => {
      file.row(["core", ["*", core("Client")]]);
      emitChildren(emission, decl, file);
    },
    "}",
  );
  file.blank();
  file.line(
    `// NewClient makes a client of the package ${packageName(target)}. Options that are not given come from the environment where`,
  );
  file.line(
    "// the API names variables for them. Nothing is sent before the first call, which reports options that are wrong.",
  );
  file.block(
    ["func NewClient(opts ...", option("RequestOption"), ") *", name, " {"],
    () => file.line("return ", clientConstructor(name), "(", core("NewClient"), "(&spec, opts))"),
    "}",
  );
  emitConstructor(emission, decl, file);
  emitHatches(emission, decl, file);
  for (const operation of operationsOf(emission, decl)) emitMethod(emission, operation, name, file);
  emitRawClient(emission, decl, file);
  emitRootBatch(emission, decl, file);
}
