import type { DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import { group, hardline, indent, join, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../literals.js";
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

/** The field that holds what was made. */
export function emitResourceField(resources: readonly Resource[], file: FileWriter): void {
  if (resources.length === 0) return;
  file.doc({ text: [], tags: [{ tag: "var", name: "array<string, object>", text: "" }] });
  file.line("private array $resources = [];");
}

/** Makes a part of the client when it is first read; `argument` is what its constructor takes. */
export function emitResources(resources: readonly Resource[], argument: string, file: FileWriter): void {
  if (resources.length === 0) return;
  const cases = resources.map(
    ({ name, type }): Part => [stringLiteral(name), group(indent(line, "=> new ", type, `(${argument})`)), ","],
  );
  const unknown = 'default => throw new \\LogicException(self::class . " has no property $name"),';
  emitMethod(file, {
    doc: { text: [], tags: [{ tag: "internal", text: "" }] },
    name: "__get",
    parameters: [{ name: "name", type: "string", text: "" }],
    type: "mixed",
    body: [
      [
        "return $this->resources[$name] ??= match ($name) {",
        indent(hardline, join(hardline, [...cases, unknown])),
        hardline,
        "};",
      ],
    ],
  });
}
