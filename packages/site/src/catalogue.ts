import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What can be wrong with the pages of a documentation site. */
export const siteCatalogue = defineCatalogue("site", {
  "page-not-found": entry<{ path: string }>({
    severity: "error",
    title: "Page not found",
    cause: "docs.yml names a Markdown file that does not exist.",
    fix: "Correct the path, which is relative to docs.yml, or remove the entry.",
    message: ({ path }) => `There is no file \`${path}\`.`,
  }),
  "page-twice": entry<{ path: string }>({
    severity: "note",
    title: "Page listed twice",
    cause: "docs.yml lists the same Markdown file more than once. It is one page, which all of its entries lead to.",
    fix: "No action is needed. The first entry decides the address of the page.",
    message: ({ path }) => `\`${path}\` is listed already.`,
  }),
  "image-not-found": entry<{ path: string }>({
    severity: "error",
    title: "Image not found",
    cause: "`logo` or `favicon` of docs.yml names a file that does not exist.",
    fix: "Correct the path, which is relative to docs.yml, or remove the key.",
    message: ({ path }) => `There is no file \`${path}\`.`,
  }),
  "broken-link": entry<{ target: string; reason: string }>({
    severity: "warning",
    title: "Broken link",
    cause:
      "A page or docs.yml links to a page, a heading or a file that does not exist. The site shows the text without a link.",
    fix: "Correct the link. Links to pages name their Markdown file, relative to the page, or their address, beginning with `/`.",
    message: ({ target, reason }) => `The link \`${target}\` cannot be resolved: ${reason}.`,
  }),
  "unsafe-link": entry<{ target: string }>({
    severity: "warning",
    title: "Link that is not followed",
    cause: "A link has an address that would run a script, or that browsers open in other ways than as a page.",
    fix: "Link to an address that begins with `https:`, `http:` or `mailto:`, or to a page of the site.",
    message: ({ target }) => `The link \`${target}\` is shown as text.`,
  }),
  "outside-image": entry<{ target: string }>({
    severity: "note",
    title: "Image of another server",
    cause: "A page shows an image of another server. Pages load nothing from other servers, so its text is shown.",
    fix: "Copy the image beside the page, and refer to the copy.",
    message: ({ target }) => `The image \`${target}\` is on another server.`,
  }),
  "unknown-api": entry<{ name: string; known: readonly string[] }>({
    severity: "error",
    title: "Unknown API",
    cause: "`api-name` in docs.yml names an API that the workspace does not have.",
    fix: "Use the name of a folder of `apis`.",
    message: ({ name, known }) => {
      const names = known.map((one) => `\`${one}\``).join(", ");
      return `There is no API \`${name}\`.${names === "" ? "" : ` Known: ${names}.`}`;
    },
  }),
  "oauth-not-declared": entry<{ title: string }>({
    severity: "warning",
    title: "No OAuth in the API",
    cause: "`playground.oauth` is set for an API in which no scheme gets tokens by client credentials.",
    fix: "Declare an OAuth scheme under `auth-schemes` in generators.yml and apply it with `api.auth`, or remove `oauth`.",
    message: ({ title }) => `\`${title}\` has no OAuth client credentials, so the explorer offers none.`,
  }),
  "unknown-environment": entry<{ name: string; known: readonly string[] }>({
    severity: "warning",
    title: "Unknown environment of an explorer",
    cause: "`playground.environments` names an environment that the API does not have.",
    fix: "Use one of the names that the message lists.",
    message: ({ name, known }) =>
      `There is no environment \`${name}\`. Known: ${known.map((one) => `\`${one}\``).join(", ")}.`,
  }),
});
