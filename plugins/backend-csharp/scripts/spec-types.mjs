// Writes the types by which the runtime reads descriptors, from the schema of descriptors: one file of C#.
import { writeFileSync } from "node:fs";
import { recordSchemas } from "@sdkwright/descriptor";

const out = new URL("../runtime/src/Sdk/Internal/Spec/Descriptors.cs", import.meta.url);

/** Types of fields that are narrower or wider in C# than what the schema says. */
const TYPES = {
  "client.timeout": "TimeSpan",
  "error.error": "Func<ApiFailure, BrandApiException>",
  "place.in": "ParameterPlace",
  "pinned.in": "ParameterPlace",
  "field.style": "ParameterStyle",
  "auth.schemes": "IReadOnlyList<SchemeSpec>",
};

/** Names of enums, where the name of the record and the field would not do. */
const ENUMS = { "key.kind": "KeyPlace", "field.encoding": "FieldEncoding", "page.unit": "PageUnit" };

/** Fields that say which type a record has, where C# has a class for each. */
const LEFT_OUT = new Set(["bearer.kind", "basic.kind", "oauth.kind", "token.method"]);

/** Classes that stand for several types of records. */
const BASES = {
  bearer: "SchemeSpec",
  basic: "SchemeSpec",
  key: "SchemeSpec",
  oauth: "SchemeSpec",
  "json-rpc": "RpcSpec",
  connect: "RpcSpec",
};
const OWN_NAMES = { bearer: "BearerScheme", basic: "BasicScheme", key: "KeyScheme", oauth: "OAuthScheme" };

const pascal = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const classOf = (type) => OWN_NAMES[type] ?? `${pascal(type)}Spec`;
const referred = (of) => (of.length === 1 ? classOf(of[0]) : BASES[of[0]]);
const wordType = (type, field) =>
  TYPES[`${type}.${field}`] ?? ENUMS[`${type}.${field}`] ?? `${pascal(type)}${pascal(field)}`;

function typeOf(type, field, { holds }) {
  const own = TYPES[`${type}.${field}`];
  if (own) return own;
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
      return wordType(type, field);
    case "record":
      return referred(holds.of);
    case "records":
    case "record-map":
      return `IReadOnlyList<${referred(holds.of)}>`;
    default:
      throw new Error(`Unknown kind ${holds.kind}`);
  }
}

const xml = (text) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/`([^`]*)`/g, "<c>$1</c>");
const sentence = ({ doc, byDefault }) => xml(byDefault ? `${doc} Default: ${byDefault}.` : doc);

function property(type, [field, schema]) {
  const isFlag = schema.holds.kind === "flag";
  const cs = typeOf(type, field, schema);
  const isKey = field === "key" && BASES[type] === "SchemeSpec";
  const text = `    public ${isKey ? "override " : ""}${schema.optional || isKey ? (isKey ? "required " : "") : "required "}${cs}${schema.optional && !isFlag ? "?" : ""} ${pascal(field)} { get; init; }`;
  return `    /// <summary>${sentence(schema)}</summary>\n${text}`;
}

function enums(type, fields) {
  return fields.flatMap(([field, { holds, doc }]) => {
    if (holds.kind !== "word" || LEFT_OUT.has(`${type}.${field}`) || TYPES[`${type}.${field}`]) return [];
    const members = holds.words.map((word) => `    ${pascal(word)},`).join("\n");
    return [`/// <summary>${xml(doc)}</summary>\ninternal enum ${wordType(type, field)}\n{\n${members}\n}`];
  });
}

const blocks = recordSchemas().flatMap(([type, { doc, fields }]) => {
  const all = Object.entries(fields);
  const members = all.filter(([field]) => !LEFT_OUT.has(`${type}.${field}`)).map((entry) => property(type, entry));
  const base = BASES[type] ? ` : ${BASES[type]}` : "";
  return [
    `/// <summary>${xml(doc)}</summary>\ninternal sealed class ${classOf(type)}${base}\n{\n${members.join("\n\n")}\n}`,
    ...enums(type, all),
  ];
});
/** The enum that descriptors share, and the bases of records that stand for one another. */
const HEAD = `using System;
using System.Collections.Generic;
using Sdk;

namespace Sdk.Internal;

/// <summary>Part of a request.</summary>
internal enum ParameterPlace
{
    Path,
    Query,
    Header,
    Cookie,
    Body,
}

/// <summary>A way in which a client proves who it is.</summary>
internal abstract class SchemeSpec
{
    /// <summary>Key of the scheme.</summary>
    public abstract string Key { get; init; }
}

/// <summary>A remote procedure call that requests carry.</summary>
internal abstract class RpcSpec;
`;

writeFileSync(process.argv[2] ?? out, `${HEAD}\n${blocks.join("\n\n")}\n`);
