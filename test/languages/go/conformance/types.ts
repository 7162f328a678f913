import { type TypesTable, typesTable } from "@sdkwright/conformance/table";
import { splitNull, type TargetContext, type TypeDecl, typeDecls } from "@sdkwright/plugin-api";

// What the driver needs of the types of an SDK beside the table of their names: only code of its package can name it.

const quoted = (text: string): string => JSON.stringify(text);

type Declared = TypesTable["types"][string];
type Kind<K extends Declared["kind"]> = Extract<Declared, { kind: K }>;

/** Declared types of a kind, by their names in the SDK. */
function typesOf<K extends Declared["kind"]>({ types }: TypesTable, kind: K): [string, Kind<K>][] {
  return Object.entries(types).flatMap(([name, entry]) =>
    entry.kind === kind ? [[name, entry as Kind<K>] as [string, Kind<K>]] : [],
  );
}

/** Lines of a map from texts to maps. */
function mapsOf(entries: readonly (readonly [string, readonly string[]])[]): string[] {
  return entries.map(([name, lines]) => `${quoted(name)}: {${lines.join(", ")}},`);
}

/** Declarations of a kind that the table has, with their names in the SDK. */
function declsOf<K extends "enum" | "union">(
  { api, names }: TargetContext,
  { types }: TypesTable,
  kind: K,
): [name: string, decl: Extract<TypeDecl, { kind: K }>][] {
  return typeDecls(api).flatMap((decl) => {
    const name = decl.kind === kind ? names.type(decl.id) : "";
    return types[name]?.kind === kind ? [[name, decl] as [string, Extract<TypeDecl, { kind: K }>]] : [];
  });
}

function constantsOf(target: TargetContext, table: TypesTable): string[] {
  const { names } = target;
  const all = declsOf(target, table, "enum").map(([name, { id, values }]) => {
    const constants = values.map(
      ({ value }) => `${quoted(names.enumMember(id, value))}: ${names.companion("enumConstant", id, value)}`,
    );
    return [name, constants] as const;
  });
  return mapsOf(all);
}

function makersOf(target: TargetContext, table: TypesTable): string[] {
  const { names } = target;
  const all = declsOf(target, table, "union").map(([name, { id, variants }]) => {
    const makers = variants.map(
      (_, index) => `${quoted(names.variant(id, index))}: ${names.companion("variantMaker", id, index)}`,
    );
    return [name, makers] as const;
  });
  return mapsOf(all);
}

/** A value of every type of optional nullable fields: the driver finds the type by it. */
function nullablesOf({ api, names, sdk }: TargetContext, table: TypesTable): string[] {
  const found = new Map<string, string>();
  for (const [name, { properties }] of typesOf(table, "object")) {
    for (const { type, accessor, required } of properties) {
      if (type.kind === "nullable" && !required) found.set(JSON.stringify(type.inner), `${name}{}.${accessor}`);
    }
  }
  for (const { id, request } of Object.values(sdk.methods)) {
    for (const { type, required, from } of request?.fields ?? []) {
      const { inner, nullable } = splitNull(api, type);
      const field = `${names.request(id)}{}.${names.field(id, from)}`;
      if (nullable && !required) found.set(JSON.stringify(inner), field);
    }
  }
  return [...found.values()].map((field) => `driver.NullableOf(${field}),`);
}

const MAX_WITHOUT_VISITOR = 2;

/** The interface of a union's visitors as the SDK declares it: its methods, with their arguments. */
function methodsOf(sources: string, name: string): [method: string, argument: string][] {
  const body = new RegExp(`^type ${name}Visitor interface \\{\\n([^}]*)\\}`, "m").exec(sources)?.[1];
  if (body === undefined) throw new Error(`${name} has no visitor`);
  return [...body.matchAll(/^\s*Visit(\w+)\((\S+)\) error$/gm)].map(([, method = "", argument = ""]) => [
    method,
    argument,
  ]);
}

function visitorOf(sources: string, name: string): string {
  const visits = methodsOf(sources, name).map(
    ([method, argument]) =>
      `func (v visit${name}) Visit${method}(value ${argument}) error { return v.See(${quoted(method)}, value) }`,
  );
  return `
type visit${name} struct{ *driver.Visit }

${visits.join("\n\n")}

func (v visit${name}) VisitUnknown(tag string, raw json.RawMessage) error { return v.SeeUnknown(tag, raw) }
`;
}

/** What Go code says of the types of an SDK. */
export interface TypesCode {
  /** The value of the field `Types` of the driver's table. */
  readonly value: string;
  /** Declarations that it needs. */
  readonly declarations: string;
}

/** The types of an SDK as code of its package. `sources` is the text of all its files. */
export function typesCode(target: TargetContext, sources: string): TypesCode {
  const table = typesTable(target);
  const visited = typesOf(table, "union").filter(
    ([, { tag, variants }]) => tag !== null || variants.length > MAX_WITHOUT_VISITOR,
  );
  const visits = visited.map(
    ([name]) =>
      `${quoted(name)}: func(union any, visit *driver.Visit) error { return union.(${name}).Accept(visit${name}{visit}) },`,
  );
  const bodies = Object.keys(table.errors).map((name) => `${quoted(name)}: driver.BodyOf[*${name}],`);
  const value = `&driver.Types{
Table: ${quoted(JSON.stringify(table))},
Constants: map[string]map[string]any{
${constantsOf(target, table).join("\n")}
},
Makers: map[string]map[string]any{
${makersOf(target, table).join("\n")}
},
Visits: map[string]func(any, *driver.Visit) error{
${visits.join("\n")}
},
Bodies: map[string]func(error) any{
${bodies.join("\n")}
},
Nullables: []driver.Nullable{
${nullablesOf(target, table).join("\n")}
},
}`;
  return { value, declarations: visited.map(([name]) => visitorOf(sources, name)).join("") };
}
