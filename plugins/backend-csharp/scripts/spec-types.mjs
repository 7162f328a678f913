// Writes the types by which the runtime reads descriptors, from their schema and the names that emitted code uses for them:
// one file of C#. CSharpier lays it out.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { recordSchemas } from "@sdkwright/plugin-api";
import { pascal, specFields, specType } from "../dist/descriptor-types.js";

/** Types of fields that are other ones in C# than what the schema says. */
const TYPES = {
  "client.timeout": "TimeSpan",
  "error.error": "Func<ApiFailure, SdkApiException>",
};

/** Classes that stand for several types of records. */
const BASES = {
  bearer: "SchemeSpec",
  basic: "SchemeSpec",
  key: "SchemeSpec",
  oauth: "SchemeSpec",
  "json-rpc": "RpcSpec",
  connect: "RpcSpec",
};

const HEAD = `using System;
using System.Collections.Generic;
using Sdk;

namespace Sdk.Internal;

/// <summary>A way in which a client proves who it is.</summary>
internal abstract class SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public abstract string Key { get; init; }
}

/// <summary>A remote procedure call that requests carry.</summary>
internal abstract class RpcSpec;
`;

const classOf = (records) => (records.length === 1 ? specType(records[0]) : BASES[records[0]]);

function typeOf({ holds }, { id, words }) {
  if (TYPES[id]) return TYPES[id];
  switch (holds.kind) {
    case "text":
    case "name":
      return "string";
    case "texts":
    case "names":
      return "IReadOnlyList<string>";
    case "number":
      return "int";
    case "flag":
    case "choice":
      return "bool";
    case "json":
      return "object";
    case "json-map":
      return "IReadOnlyDictionary<string, object?>";
    case "alternatives":
      return "IReadOnlyList<IReadOnlyList<string>>";
    case "word":
      return words;
    case "record":
      return classOf(holds.of);
    case "records":
    case "record-map":
      return `IReadOnlyList<${classOf(holds.of)}>`;
    default:
      throw new Error(`Unknown kind ${holds.kind}`);
  }
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const summary = (text) => `/// <summary>${escaped(text).replace(/`([^`]*)`/g, "<c>$1</c>")}</summary>`;

function property(record, schema, field) {
  const { doc, byDefault, optional, holds } = schema;
  const isInherited = field.name === "key" && BASES[record] === "SchemeSpec";
  const modifiers = [...(isInherited ? ["override"] : []), ...(optional ? [] : ["required"])];
  const type = typeOf(schema, field) + (optional && holds.kind !== "flag" ? "?" : "");
  const text = byDefault === undefined ? doc : `${doc} Default: ${byDefault}.`;
  return `    ${summary(text)}\n    ${["public", ...modifiers, type, field.property].join(" ")} { get; init; }`;
}

/** The enums of a record's words, unless another record had them first. */
function enumsOf(fields, schemas, declared) {
  return fields.flatMap(({ name, words }) => {
    if (words === undefined || declared.has(words)) return [];
    declared.add(words);
    const { doc, holds } = schemas[name];
    const members = holds.words.map((word) => `    ${pascal(word)},\n`).join("");
    return [`${summary(doc)}\ninternal enum ${words}\n{\n${members}}\n`];
  });
}

/** The text of the file, before it is laid out. */
export function specTypes() {
  const declared = new Set();
  const blocks = recordSchemas().flatMap(([record, { doc, fields }]) => {
    const own = specFields.get(record) ?? [];
    const members = own.map((field) => property(record, fields[field.name], field)).join("\n\n");
    const base = BASES[record] ? ` : ${BASES[record]}` : "";
    const type = `${summary(doc)}\ninternal sealed class ${specType(record)}${base}\n{\n${members}\n}\n`;
    return [type, ...enumsOf(own, fields, declared)];
  });
  return [HEAD, ...blocks].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../runtime/src/Sdk/Internal/Spec/Descriptors.cs", import.meta.url), specTypes());
}
