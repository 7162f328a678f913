import { listed } from "@sdkwright/plugin-api";
import { shownUrl } from "../environment-doc.js";
import { code } from "../markdown.js";
import { type Blocks, fence, type Page, paragraphs } from "./page.js";

type UrlVariable = Page["target"]["sdk"]["environments"]["variables"][number];

/** What an option for a part of URLs takes: its values, or any text. */
function takenBy({ values, default: given }: UrlVariable): string {
  if (!values) return given === undefined ? "any text; needed" : `any text; default: ${code(given)}`;
  const all = values.map((value) => (value === given ? `${code(value)} (default)` : code(value)));
  return given === undefined ? `${listed(all, "or")}; needed` : listed(all, "or");
}

/** The options that set what URLs leave open, such as `{region}`. */
function variableTable({ target, names }: Page, urls: readonly string[]): Blocks {
  const open = target.sdk.environments.variables.filter(({ name }) => urls.some((url) => url.includes(`{${name}}`)));
  const optionOf = names.variable;
  if (open.length === 0 || optionOf === undefined) return [];
  const rows = open.map(
    (variable) => `| ${code(`{${variable.name}}`)} | \`${optionOf(variable.name)}\` | ${takenBy(variable)} |`,
  );
  const text = `${open.length > 1 ? "Options" : "An option"} of the client ${open.length > 1 ? "set" : "sets"} what URLs leave open:`;
  return [...paragraphs(text), ["| in the URL | option | value |", "|---|---|---|", ...rows].join("\n")];
}

/** The servers of the API, and how clients call another one. */
export function environments(page: Page): Blocks {
  const { target, language, names, samples } = page;
  const shown = target.sdk.environments.list.map(({ index, urls }) => ({
    name: names.environment(index),
    urls: urls.map((url) => shownUrl(target.sdk, url)),
  }));
  if (shown.length === 0) return [];
  const rows = shown.map(({ name, urls }) => `| \`${name}\` | ${urls.map(code).join(", ")} |`);
  const text =
    rows.length > 1
      ? "The first one is the default. Select another one as shown, or set a base URL, which takes precedence:"
      : "To send requests to another server, such as one for tests, set a base URL:";
  return [
    "## Environments",
    [`| ${language.words.environment} | URL |`, "|---|---|", ...rows].join("\n"),
    ...(samples.environment === undefined ? [] : paragraphs(text)),
    ...fence(page, samples.environment),
    ...variableTable(
      page,
      shown.flatMap(({ urls }) => urls),
    ),
  ];
}
