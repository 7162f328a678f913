import Handlebars from "handlebars/runtime.js";

/**
 * Fills a template that was compiled before. A value that the template names and the view lacks is a bug and throws. Its
 * partials are compiled templates too.
 */
export function render(template: unknown, view: object, partials: { readonly [name: string]: unknown } = {}): string {
  const ready = Object.fromEntries(Object.entries(partials).map(([name, part]) => [name, Handlebars.template(part)]));
  return Handlebars.template(template)(view, { partials: ready });
}
