import Handlebars from "handlebars/runtime.js";

/**
 * Fills a template that was compiled before. A value that the template names and the view lacks is a bug and throws. Its
 * partials are compiled templates too.
 */
export function render(template: unknown, view: object, partials: { readonly [name: string]: unknown } = {}): string {
  const ready = Object.fromEntries(Object.entries(partials).map(([name, part]) => [name, Handlebars.template(part)]));
  return Handlebars.template(template)(view, { partials: ready });
}

/** The values that a template shows; null for absent ones. */
export interface View {
  readonly [name: string]: string | boolean | null | View | readonly View[];
}

/** A view whose texts are written as the language of the document wants them. */
export function spelledView(view: View, spell: (text: string) => string): View {
  const each = (value: View[string]): View[string] => {
    if (typeof value === "string") return spell(value);
    if (Array.isArray(value)) return value.map((item: View) => spelledView(item, spell));
    return typeof value === "object" && value !== null ? spelledView(value as View, spell) : value;
  };
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, each(value)]));
}

/** Text as XML has it, which has no control characters, not even escaped. */
export const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has not
    .replace(/[\u0000-\u001f\ufffe\uffff]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
