import { existsSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { yamlScalar } from "@sdkwright/source";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { type Io, tell } from "../io.js";
import { titleOf } from "../other-sdks.js";
import { shownPath } from "../paths.js";
import { refuse } from "../report.js";
import { openWorkspaces } from "../session.js";
import { writing } from "../writing.js";

/** What `add` takes for the documentation site, in place of a language. */
export const DOCS = "docs";

/** A part of the site: an API with its title. */
interface Part {
  readonly apiName: string | undefined;
  readonly title: string;
}

function referenceEntry({ apiName, title }: Part): string {
  if (apiName === undefined) return "  - api: API reference\n";
  return `  - api: ${yamlScalar(title)}\n    api-name: ${yamlScalar(apiName)}\n`;
}

/** The text of a commented docs.yml. */
export function docsTemplate(title: string, parts: readonly Part[]): string {
  return `# The documentation site. \`sdkwright docs dev\` shows it; \`sdkwright docs build\` writes it as static files.

title: ${yamlScalar(title)}

# Where the site is going to be published, for sitemap.xml.
# instances:
#   - url: https://docs.example.com

# logo: { light: images/logo.svg, dark: images/logo-dark.svg }
# favicon: images/icon.png
# colors:
#   accent-primary: { light: "#0b5cd5", dark: "#7db3ff" }

navigation:
  # Guides are Markdown files. The first is the first page of the site.
  # - page: Welcome
  #   path: pages/welcome.md
${parts.map(referenceEntry).join("")}    # The explorer gets tokens by client credentials, with the mappings of generators.yml.
    # playground: { oauth: true }
`;
}

/** Writes a docs.yml beside generators.yml, or beside the folder `apis`. */
export function addDocs(args: Arguments, io: Io): ExitCode {
  const opened = openWorkspaces(args, io, { emits: false });
  if (!("workspaces" in opened)) return refuse(opened, args, io);
  const [first] = opened.workspaces;
  if (!first) throw new Error("A command line has at least one API");
  const { sources } = first.workspace;
  const folder = first.apiName === undefined ? sources.root : resolve(sources.root, "../..");
  const file = join(folder, "docs.yml");
  if (existsSync(file)) {
    io.err.write(`sdkwright: ${shownPath(file, io.cwd)} exists already.\n`);
    return EXIT.errors;
  }
  const parts = opened.workspaces.map(({ apiName, workspace }): Part => {
    return { apiName, title: titleOf(workspace) ?? apiName ?? basename(folder) };
  });
  const title = parts.length === 1 ? (parts[0]?.title ?? "API") : basename(folder);
  writing(file, io, () => writeFileSync(file, docsTemplate(title, parts), { flag: "wx" }));
  tell(io, `Wrote ${shownPath(file, io.cwd)}.\nNext: sdkwright docs dev\n`);
  return EXIT.ok;
}
