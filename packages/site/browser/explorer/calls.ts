import type { GivenValues, OpenPrinter, PrintCall } from "../snippets/printer.js";
import { type CallLanguage, type FormField, load, type ResourceData } from "./data.js";
import { bodyOf, isBody, type Values } from "./values.js";

const fromRoot = (path: string): URL =>
  new URL(`${document.documentElement.dataset.root ?? ""}${path}`, document.baseURI);

const opened = new Map<string, Promise<PrintCall>>();

/** What prints calls of a resource in a language. Its script and its data are loaded when they are first wanted. */
export function printerOf({ script, data, model }: CallLanguage, { part }: ResourceData["calls"]): Promise<PrintCall> {
  const path = `${data}/${part}`;
  const known = opened.get(path);
  if (known !== undefined) return known;
  const made = Promise.all([
    import(fromRoot(`assets/${script}`).href) as Promise<{ readonly open: OpenPrinter }>,
    load(fromRoot(`${data}.json`)),
    load(fromRoot(`${model}/${part}`)),
    load(fromRoot(path)),
  ]).then(([{ open }, base, shared, own]) => open({ base, model: shared, part: own }));
  opened.set(path, made);
  return made;
}

/** What a reader has filled in, as values of a call. */
export function callValues(fields: readonly FormField[], values: Values): GivenValues {
  const parameters = Object.entries(values).flatMap(([key, value]) => {
    const own = fields.filter((field) => field.key === key && !isBody(field));
    return own.map((field) => ({ in: field.in, name: field.name, value }));
  });
  return { parameters, body: bodyOf(fields, values) };
}
