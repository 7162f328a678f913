/** A value of TOML: what options and manifests hold. */
export type TomlValue = string | number | boolean | readonly TomlValue[] | TomlTable;
export interface TomlTable {
  readonly [key: string]: TomlValue | undefined;
}

const isTable = (value: unknown): value is TomlTable =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Half of a surrogate pair, which has no form in TOML. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A basic string. */
function tomlString(text: string): string {
  return JSON.stringify(text.replaceAll(HALF, "\ufffd")).replace(/\x7f/g, "\\u007f");
}

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : tomlString(key));

function inline(value: TomlValue): string {
  if (typeof value === "string") return tomlString(value);
  if (!isTable(value)) return Array.isArray(value) ? `[${value.map(inline).join(", ")}]` : String(value);
  const members = entriesOf(value).map(([key, item]) => `${keyText(key)} = ${inline(item)}`);
  return `{ ${members.join(", ")} }`;
}

/** A value behind its key; a list that is long has an item a line. */
function valueText(key: string, value: TomlValue): string {
  const flat = `${keyText(key)} = ${inline(value)}`;
  if (flat.length <= 100 || !Array.isArray(value)) return flat;
  return `${keyText(key)} = [\n${value.map((item) => `    ${inline(item)},\n`).join("")}]`;
}

/** The members that are there: null, which options may hold, is none. */
function entriesOf(table: TomlTable): [string, TomlValue][] {
  return Object.entries(table).flatMap(([key, value]): [string, TomlValue][] =>
    value === undefined || value === null ? [] : [[key, value]],
  );
}

const areTables = (value: TomlValue): value is readonly TomlTable[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTable) && value.some((item) => entriesOf(item).length > 2);

function tableLines(path: readonly string[], table: TomlTable): string[] {
  const entries = entriesOf(table);
  const plain = entries.filter(([, value]) => !isTable(value) && !areTables(value));
  const head = `[${path.map(keyText).join(".")}]`;
  const isShown = path.length > 0 && (plain.length > 0 || entries.length === 0);
  const own = [...(isShown ? [head] : []), ...plain.map(([key, value]) => valueText(key, value))];
  const below = entries.flatMap(([key, value]) => {
    if (isTable(value)) return tableLines([...path, key], value);
    if (!areTables(value)) return [];
    return value.flatMap((item) =>
      tableLines([...path, key], item).map((text) => text.replace(/^\[(.*)\](?=\n)/, "[[$1]]")),
    );
  });
  return [...(own.length > 0 ? [`${own.join("\n")}\n`] : []), ...below];
}

/** A document: each table below its heading. */
export function tomlText(document: TomlTable): string {
  return tableLines([], document).join("\n");
}

/** Tables member by member; anything else of `over` in place of what is below. */
export function merged(below: TomlTable, over: TomlTable): TomlTable {
  const members = new Map<string, TomlValue | undefined>(Object.entries(below));
  for (const [name, value] of Object.entries(over)) {
    const beneath = members.get(name);
    members.set(name, isTable(beneath) && isTable(value) ? merged(beneath, value) : value);
  }
  return Object.fromEntries(members);
}
