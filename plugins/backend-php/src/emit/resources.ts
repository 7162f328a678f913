import type { DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dict } from "../literals.js";
import { emitMethod } from "./declare.js";

/** A part of a client that is made when it is first asked for. */
export interface Resource {
  readonly name: string;
  readonly type: Part;
}

/** The properties of a client, by the classes that `classOf` gives. */
export const resourcesOf = (
  { names, declared }: Context,
  ids: readonly ResourceId[],
  classOf: (id: ResourceId) => string,
): Resource[] => ids.map((id) => ({ name: names.resource(id), type: declared(classOf(id)) }));

/** What tools know of properties that are made when they are first read. */
export const resourceTags = (
  context: Context,
  ids: readonly ResourceId[],
  classOf: (id: ResourceId) => string,
): DocTag[] =>
  ids.map((id) => ({ tag: "property-read", name: `${classOf(id)} $${context.names.resource(id)}`, text: "" }));

/** The classes of what is made. */
export function emitResourceClasses(resources: readonly Resource[], file: FileWriter): void {
  if (resources.length === 0) return;
  const classes = resources.map(({ name, type }) => [name, [type, "::class"]] as const);
  file.line("private const RESOURCES = ", dict(classes), ";");
  file.blank();
}

/** The field that holds what was made. */
export function emitResourceField(resources: readonly Resource[], file: FileWriter): void {
  if (resources.length === 0) return;
  file.doc({ text: [], tags: [{ tag: "var", name: "array<string, object>", text: "" }] });
  file.line("private array $resources = [];");
}

/** Makes a part of the client when it is first read; `argument` is what its constructor takes. */
export function emitResources(resources: readonly Resource[], argument: string, file: FileWriter): void {
  if (resources.length === 0) return;
  const doc = { text: [], tags: [{ tag: "internal", text: "" }] };
  const parameters = [{ name: "name", type: "string", text: "" }];
  emitMethod(file, {
    doc,
    name: "__get",
    parameters,
    type: "mixed",
    body: [
      '$class = self::RESOURCES[$name] ?? throw new \\LogicException(self::class . " has no property $name");',
      "",
      `return $this->resources[$name] ??= new $class(${argument});`,
    ],
  });
  emitMethod(file, {
    doc,
    name: "__isset",
    parameters,
    type: "bool",
    body: ["return isset(self::RESOURCES[$name]);"],
  });
  // Without it, an assignment would make a property that hides the resource.
  emitMethod(file, {
    doc,
    name: "__set",
    parameters: [...parameters, { name: "value", type: "mixed", text: "" }],
    type: "void",
    body: ["throw new \\Error('Cannot modify ' . self::class . \"::$$name\");"],
  });
}
