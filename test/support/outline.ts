import type { Api } from "@sdkwright/compiler";
import type { BodyContent, ChannelDecl, Operation, ResponseContent, Type, TypeDecl } from "@sdkwright/plugin-api";

const nameOf = ({ name }: TypeDecl): string =>
  name.words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");

function typeText(api: Api, type: Type): string {
  switch (type.kind) {
    case "primitive":
      return type.primitive;
    case "literal":
      return JSON.stringify(type.value);
    case "ref": {
      const decl = api.types[type.id];
      return decl ? nameOf(decl) : "?";
    }
    case "list":
      return `list<${typeText(api, type.items)}>`;
    case "map":
      return `map<${typeText(api, type.values)}>`;
    case "nullable":
      return `${typeText(api, type.inner)} or null`;
    default:
      return type.kind;
  }
}

function linesOfType(api: Api, decl: TypeDecl): string[] {
  const name = nameOf(decl);
  switch (decl.kind) {
    case "object": {
      const properties = decl.properties.map(
        ({ name: { wire }, type, required }) => `${name}.${wire}${required ? "" : "?"}: ${typeText(api, type)}`,
      );
      return decl.additional ? [...properties, `${name}.*: ${typeText(api, decl.additional)}`] : properties;
    }
    case "enum":
      return [`${name} = ${decl.values.map((one) => `${one.name.words.join(" ")}=${one.value}`).join(", ")}`];
    case "union": {
      const tag = decl.discriminator ? ` by ${decl.discriminator.wire}` : "";
      const variants = decl.variants.map(({ type, tags }) => `${typeText(api, type)}${tag && ` ${tags.join("/")}`}`);
      return [`${name}${tag} = ${variants.join(" | ")}`];
    }
    case "alias":
      return [`${name} = ${typeText(api, decl.type)}`];
    default:
      return decl satisfies never;
  }
}

function contentText(api: Api, content: BodyContent | ResponseContent): string {
  const empty = "emptyBody" in content && content.emptyBody ? ` empty ${content.emptyBody}` : "";
  return `${content.kind}${"type" in content ? ` ${typeText(api, content.type)}` : ""}${empty}`;
}

function linesOfOperation(api: Api, operation: Operation): string[] {
  if (operation.kind !== "http") return [];
  const { name, parameters, body, responses, pagination } = operation;
  const called = name.wire;
  const parts = (body?.contents ?? []).flatMap((one) => ("fields" in one ? one.fields : []));
  const paths = Object.entries(pagination ?? {}).flatMap(([key, value]) =>
    typeof value === "object" && "path" in value ? `${called} pages ${key}=${value.path.join(".")}` : [],
  );
  return [
    ...parameters.map(
      (one) => `${called} ${one.in} ${one.name.wire}${one.required ? "" : "?"}: ${typeText(api, one.type)}`,
    ),
    ...(body?.contents ?? []).map((one) => `${called} sends ${contentText(api, one)}`),
    ...parts.map((one) => `${called} part ${one.name}: ${one.encoding}${one.contentType ? ` ${one.contentType}` : ""}`),
    ...responses.map(
      ({ contents }) => `${called} gives ${contents.map((one) => contentText(api, one)).join(" | ") || "nothing"}`,
    ),
    ...paths,
  ];
}

function linesOfChannel({ name, path }: ChannelDecl): string {
  return `${name.wire} at "${path.map((one) => (one.kind === "text" ? one.text : `{${one.name}}`)).join("")}"`;
}

/** What an API consists of, a line each: `Pet.name?: string`, `get gives json Pet`, `get part photo: file image/png`. */
export function outlineOf(api: Api): string[] {
  return [
    ...Object.values(api.types).flatMap((decl) => linesOfType(api, decl)),
    ...Object.values(api.operations).flatMap((operation) => linesOfOperation(api, operation)),
    ...Object.values(api.channels).map(linesOfChannel),
    ...api.environments.list.flatMap(({ name, urls }) => urls.map((url) => `${name.words.join(" ")} ${url.template}`)),
  ];
}
