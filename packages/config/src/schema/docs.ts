import type { TProperties, TSchema } from "@sinclair/typebox";
import {
  anyText,
  anything,
  either,
  flag,
  list,
  map,
  type ObjectRules,
  object,
  oneOf,
  optional,
  text,
} from "./build.js";

/** Keys that other products read and a static site has no use for. All of a file are told in one note. */
function unused(keys: string): TProperties {
  const schema = optional(
    anything({ description: "Read by other products.", noEffect: "the site has nothing of the kind" }),
  );
  return Object.fromEntries(keys.split(" ").map((key) => [key, schema]));
}

const playground = object(
  {
    oauth: optional(flag({ description: "Offer OAuth client credentials in the API explorer.", default: false })),
    hidden: optional(flag({ description: "Leave the explorer out.", default: false })),
    environments: optional(
      list(text("Name of an environment."), "Environments that the explorer offers. Default: all."),
    ),
    ...unused("button limit-websocket-messages-per-connection"),
  },
  "The API explorer of this reference.",
);

/** An entry has one of these keys, which tells its kind. */
const KINDS = ["page", "section", "api", "tab", "link", "changelog", "folder"];

const entry = (nested: { readonly [key: string]: TSchema }, rules: ObjectRules = { "x-exactly-one": KINDS }) =>
  object(
    {
      page: optional(text("Title of a page.")),
      path: optional(text("Its Markdown file, relative to docs.yml.")),
      section: optional(anyText("Title of a section. Empty: its entries stand where it does.")),
      api: optional(text("Title of an API reference.")),
      "api-name": optional(text("The API that the reference is of: a folder of `apis`, where there are several.")),
      playground: optional(playground),
      tab: optional(text("Key of a tab, which `tabs` declares.")),
      link: optional(text("Text of a link.")),
      href: optional(text("Its address.")),
      slug: optional(
        anyText("Address of a page. Default, also where it is empty: made of its title and its sections."),
      ),
      hidden: optional(flag({ description: "Leave the page out of the navigation.", default: false })),
      // Of a reference it is something else, so it is checked where the kind of the entry is known.
      layout: optional(anything("Entries of the tab.")),
      changelog: optional(anything({ description: "A list of releases.", noEffect: "the site has no changelogs" })),
      folder: optional(anything({ description: "A folder of pages.", noEffect: "each page is listed by itself" })),
      ...unused(
        "icon viewers skip-slug availability feature-flag collapsed collapsible collapsed-by-default summary paginated display-errors snippets audiences flattened orphaned noindex target title title-source openrpc asyncapi openapi postman tag-description-pages variants",
      ),
      ...nested,
    },
    "A page, a section, a tab, a link or an API reference.",
    rules,
  );

const entries = (of: TSchema) => ({ contents: optional(list(of, "Entries of the section.")) });

/** How deep sections may lie in each other. Existing files have up to four levels, and some room is left. */
const LEVELS = 6;

const navigation = Array.from({ length: LEVELS }).reduce<TSchema>((inner) => entry(entries(inner)), entry({}));

/** Entries of the navigation, and of a tab. */
export const Navigation = list(navigation, "Pages, sections, tabs and API references, in order.");

const picture = either(
  [
    text("Path of an image, relative to docs.yml."),
    object(
      {
        light: optional(text("Path of the image for light pages.")),
        dark: optional(text("Path of the image for dark pages.")),
        ...unused("href height right-text"),
      },
      "Images for light and dark pages.",
    ),
  ],
  "Logo at the top of each page.",
);

const COLOR = {
  pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
  patternMeans: "a colour such as `#0b5cd5`",
};

const color = either(
  [
    text({ description: "A colour, as `#` with hexadecimal digits.", ...COLOR }),
    object(
      {
        light: optional(text({ description: "In light pages.", ...COLOR })),
        dark: optional(text({ description: "In dark pages.", ...COLOR })),
      },
      "Colours for light and dark pages.",
    ),
  ],
  "A colour.",
);

const ADDRESS = {
  pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://[^/\\s]|[Mm][Aa][Ii][Ll][Tt][Oo]:|/(?!/))[^\\s]*$",
  patternMeans: "an http, https or mailto URL, or an address of the site such as `/start`",
};

const link = object(
  {
    type: optional(
      oneOf(
        ["filled", "outlined", "minimal", "github", "primary", "secondary", "dropdown"],
        "How the link is shown. All are shown alike.",
      ),
    ),
    text: optional(text("Text of the link.")),
    href: optional(text({ description: "Its address.", ...ADDRESS })),
    url: optional(text({ description: "Another spelling of `href`.", older: true, ...ADDRESS })),
    value: optional(text({ description: "Another spelling of `href`.", older: true, ...ADDRESS })),
    ...unused("icon right-icon rightIcon rounded target links viewers"),
  },
  "A link.",
);

const tab = object(
  {
    "display-name": optional(text("Title of the tab.")),
    href: optional(text("An address, for a tab that is a link.")),
    ...unused("icon slug skip-slug hidden target viewers feature-flag changelog"),
  },
  "A tab.",
);

const instance = object(
  { url: optional(text("Where the site is published.")), ...unused("custom-domain audiences edit-this-page") },
  "A place at which the site is published.",
);

/** All that a documentation site is configured by. */
export const Docs = object(
  {
    title: optional(text("Title of the site. Default: that of the API.")),
    logo: optional(picture),
    favicon: optional(text("Path of the icon of the site, relative to docs.yml.")),
    colors: optional(
      object(
        {
          "accent-primary": optional(color),
          accentPrimary: optional(color),
          accent: optional(color),
          background: optional(color),
          ...unused(
            "border sidebar-background header-background card-background sidebarBackground headerBackground cardBackground",
          ),
        },
        "Colours of links and of the background.",
      ),
    ),
    "navbar-links": optional(list(link, "Links at the top of each page.")),
    tabs: optional(map(tab, "Tabs, by the key that `navigation` names them by.")),
    navigation: optional(Navigation),
    instances: optional(list(instance, "Where the site is published. The first URL is that of sitemap.xml.")),
    ...unused(
      "agents ai-chat ai-examples ai-search analytics announcement api-reference background-image backgroundImage check context7 css default-language experimental footer footer-links global-theme header integrations js landing-page landingPage languages layout libraries metadata page-actions products redirects roles settings theme typography versions",
    ),
  },
  "Configuration of a documentation site.",
);
