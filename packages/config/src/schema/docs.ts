import type { Static, TSchema } from "@sinclair/typebox";
import { flag, list, openObject, optional, text } from "./build.js";

const playground = openObject(
  { oauth: optional(flag({ description: "Offer OAuth client credentials in the API explorer.", default: false })) },
  "The API explorer of this reference.",
);

const entry = <Nested extends { [key: string]: TSchema }>(nested: Nested) =>
  openObject(
    {
      api: optional(text("Title of an API reference.")),
      "api-name": optional(text("The API that the reference is of: a folder of `apis`, where there are several.")),
      playground: optional(playground),
      ...nested,
    },
    "A page, a section, a tab or an API reference.",
  );

const entries = <Entry extends TSchema>(of: Entry) => ({
  contents: optional(list(of, "Entries of the section.")),
  layout: optional(list(of, "Entries of the tab.")),
});

// A tab of sections of subsections: what navigation bars show. Deeper ones belong to the site alone.
const navigation = entry(entries(entry(entries(entry(entries(entry({})))))));

/**
 * The part of docs.yml that the compiler reads: API references and what their explorers offer. Other keys are not
 * errors, because they belong to the site.
 */
export const Docs = openObject(
  { navigation: optional(list(navigation, "Pages, sections, tabs and API references, in order.")) },
  "Configuration of a documentation site.",
);
export type DocsInput = Static<typeof Docs>;
