// What a program reads of a value (docs/backends/3-conformance.md): the value is walked along its declared type. This SDK gives plain
// JSON, so each property is read by its name in the SDK, and a value shows the type that JavaScript has for it.

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value by its own type, whatever was declared: a date that came as text is text. */
function scalar(value) {
  if (typeof value === "string") return { text: value };
  if (typeof value === "number") return { number: String(value) };
  return typeof value === "boolean" ? { bool: value } : { any: value };
}

/** Makes the function that shows a value of a type, from the table of types that `typesTable` made. */
export function createShow(types) {
  const members = (type, entries) => Object.fromEntries(entries.map(([key, value]) => [key, show(type, value)]));

  /** Every declared property by its name in the definition, and apart from those what the definition does not declare. */
  function model({ name, properties, extra }, value) {
    const declared = new Map(properties.map(({ accessor, wire, type }) => [accessor, { wire, type }]));
    const read = [...declared].map(([accessor, { wire, type }]) => [wire, show(type, value[accessor])]);
    const further = Object.entries(value).filter(([key]) => !declared.has(key));
    return { model: name, value: Object.fromEntries(read), extra: members(extra ?? { kind: "any" }, further) };
  }

  /** Whether a program that looks at a value takes it for one of a type. */
  function fits(type, value) {
    if (type.kind === "list") return Array.isArray(value) && value.every((item) => fits(type.items, item));
    const entry = type.kind === "ref" ? types[type.name] : undefined;
    if (entry?.kind === "enum") return typeof value === typeof entry.cases[0].value;
    if (entry) return isObject(value) && entry.properties.every((one) => !one.required || one.accessor in value);
    if (/int/.test(type.scalar)) return Number.isInteger(value);
    return typeof value === ({ boolean: "boolean", number: "number", float: "number" }[type.scalar] ?? "string");
  }

  /** Number of properties of a value that a type does not declare. */
  function undeclared(type, value) {
    const declared = types[type.name]?.properties?.map(({ accessor }) => accessor) ?? [];
    return isObject(value) ? Object.keys(value).filter((key) => !declared.includes(key)).length : 0;
  }

  /** The type that fits and leaves the fewest properties undeclared; of several, the first. */
  function closest(variants, value) {
    const fitting = variants.filter(({ type }) => fits(type, value));
    const fewest = Math.min(...fitting.map(({ type }) => undeclared(type, value)));
    return fitting.find(({ type }) => undeclared(type, value) === fewest);
  }

  /** A variant is shown as what it is, since this SDK does not wrap it: by its tag, or by the type that fits best. */
  function union({ tag, variants }, value) {
    const own = tag !== null && isObject(value) && typeof value[tag] === "string" ? value[tag] : undefined;
    const variant = tag === null ? closest(variants, value) : variants.find(({ tags }) => tags.includes(own));
    return variant ? show(variant.type, value) : { unknown: { tag: own, raw: value } };
  }

  function show(type, value) {
    if (value === undefined) return { absent: true };
    if (type.kind === "any") return { any: value };
    if (value === null) return { null: true };
    if (type.kind === "nullable") return show(type.inner, value);
    if (type.kind === "list" && Array.isArray(value)) return { list: value.map((item) => show(type.items, item)) };
    if (type.kind === "map" && isObject(value)) return { map: members(type.values, Object.entries(value)) };
    // Enums have no constants in this SDK: their values are plain ones.
    const entry = type.kind === "ref" ? types[type.name] : undefined;
    if (entry?.kind === "object" && isObject(value)) return model(entry, value);
    return entry?.kind === "union" ? union(entry, value) : scalar(value);
  }

  return show;
}
