import Handlebars from "handlebars/runtime.js";
import { templates } from "./templates.js";

/** Fills a template of `templates/`. A value that the template names and the view lacks is a bug and throws. */
export function render(name: string, view: object): string {
  return Handlebars.template(templates[name])(view);
}
