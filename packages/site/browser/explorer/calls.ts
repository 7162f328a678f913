import type { ShownClient } from "@sdkwright/docs-kit";
import type { GivenValues, OpenPrinter, PrintCall } from "../snippets/printer.js";
import { type ApiData, type CallLanguage, type FormField, load, type ResourceData } from "./data.js";
import type { Settings } from "./settings.js";
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

/** What a reader has set of the client. Credentials are not told: their placeholders are printed in any case. */
export function shownClient({ client, playground }: ApiData, settings: Settings): ShownClient {
  const { environment, baseUrl, values } = settings;
  const names = Object.keys(client.environments);
  const current = environment === "" ? (playground.environments?.[0] ?? "") : environment;
  const at = names.indexOf(current);
  const given = (all: readonly (readonly [name: string, option: string])[]) =>
    Object.fromEntries(all.flatMap(([name, option]) => (values[option] ? [[name, values[option]]] : [])));
  const headers = (client.headers ?? []).flatMap((one) => ("option" in one ? [[one.header, one.option] as const] : []));
  return {
    ...(baseUrl !== "" && { baseUrl }),
    ...(at > 0 && { environment: at }),
    headers: given(headers),
    variables: given((client.variables ?? []).map(({ name, option }) => [name, option])),
  };
}

/** What a reader has filled in, as values of a call. */
export function callValues(fields: readonly FormField[], values: Values): GivenValues {
  const parameters = Object.entries(values).flatMap(([key, value]) => {
    const own = fields.filter((field) => field.key === key && !isBody(field));
    return own.map((field) => ({ in: field.in, name: field.name, value }));
  });
  return { parameters, body: bodyOf(fields, values) };
}
