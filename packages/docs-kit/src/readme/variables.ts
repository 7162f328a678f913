import { type Location, nearest, type Report } from "@sdkwright/plugin-api";
import { examplesCatalogue } from "../catalogue.js";

/** What `{{ variables }}` of a language stand for; undefined where the configuration gives no value. */
export type Variables = { readonly [name: string]: string | undefined };

/** The variables of all languages (specification section 2.10): whoever writes one means it to be filled in. */
const SPECIFIED = ["packageName", "owner", "repo", "version", "group", "artifact", "gitUrl", "minVersion"];

interface Told {
  readonly report: Report;
  readonly location: Location | undefined;
}

/** Reports a placeholder without a value, unless it is most likely code. */
function reportVacant(name: string, variables: Variables, { report, location }: Told): void {
  const isKnown = Object.hasOwn(variables, name);
  const near = isKnown ? undefined : nearest(name, Object.keys(variables));
  if (!isKnown && near === undefined && !SPECIFIED.includes(name)) return;
  const params = { name, isKnown, known: Object.keys(variables), nearest: near };
  report(examplesCatalogue.create("readme-variable", params, location && { location }));
}

/**
 * The user's text with variables filled in: `{{ packageName }}`. One that the configuration gives no value becomes its
 * name in capitals, as READMEs write what readers replace. Other placeholders stay as they are: they may be code.
 */
export function withVariables(text: string, variables: Variables, told: Told): string {
  const vacant = new Set<string>();
  const filled = text.trim().replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) return value;
    vacant.add(name);
    return Object.hasOwn(variables, name) ? name.toUpperCase() : placeholder;
  });
  for (const name of vacant) reportVacant(name, variables, told);
  return filled;
}
