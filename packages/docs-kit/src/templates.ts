import Handlebars from "handlebars/runtime.js";

/** Fills a template that was compiled before. A value that the template names and the view lacks is a bug and throws. */
export function render(template: unknown, view: object): string {
  return Handlebars.template(template)(view);
}
