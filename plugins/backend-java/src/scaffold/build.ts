import { hasWireTests, render, workflowFiles } from "@sdkwright/docs-kit";
import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import { packageOf, SOURCES } from "../dialect.js";
import type { Emission } from "../emission.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { coordinateOf } from "../packages.js";

/** What the templates of both build tools show: texts, or what is absent. */
interface View {
  readonly [name: string]: string | boolean | null | View | readonly View[];
}

const oneLine = (text: string | undefined): string | null => text?.replace(/\s+/g, " ").trim() || null;

function licenseOf({ packageInfo: { license, licenseText } }: Emission): View | null {
  if (license === undefined) return licenseText === undefined ? null : { name: "See LICENSE", url: null };
  // Only a single licence has a page.
  return { name: license, url: /^[\w.-]+$/.test(license) ? `https://spdx.org/licenses/${license}.html` : null };
}

function viewOf(emission: Emission): View {
  const { api, packageInfo } = emission;
  const { description, homepage, referenceUrl, authors = [], repository, publish } = packageInfo;
  const { path } = repository === undefined ? {} : readRepository(repository);
  const source = path === undefined ? null : `https://${path}`;
  const name = oneLine(api.name.wire) ?? "an API";
  const isPublished = publish?.registry === "maven";
  const [signed, central] = [
    isPublished && publish.variables.signingKey !== undefined,
    isPublished && publish.url === undefined,
  ];
  return {
    ...coordinateOf(emission),
    version: packageInfo.version,
    module: emission.packages.root,
    name,
    description: oneLine(description) ?? `A client of ${name}.`,
    url: homepage ?? referenceUrl ?? source,
    license: licenseOf(emission),
    developers: authors.map((one) => ({ name: oneLine(one.name), email: oneLine(one.email) })),
    scm: source,
    repository: (isPublished && publish.url) || null,
    tests: hasWireTests(emission),
    signed,
    central,
    release: signed || central,
  };
}

/** A view whose texts are written as a language wants them. */
function spelled(view: View, spell: (text: string) => string): View {
  const each = (value: View[string]): View[string] => {
    if (typeof value === "string") return spell(value);
    if (Array.isArray(value)) return value.map((item: View) => spelled(item, spell));
    return typeof value === "object" && value !== null ? spelled(value as View, spell) : value;
  };
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, each(value)]));
}

/** XML has no control characters, not even escaped. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has not
    .replace(/[\u0000-\u001f\ufffe\uffff]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** A text between single quotes, in which Groovy sees no expression. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a build needs them
const groovyLiteral = (text: string): string => `'${text.replace(/[\u0000-\u001f]+/g, " ").replace(/[\\']/g, "\\$&")}'`;

/** Packages of the runtime that users import. */
const PUBLIC_PARTS = ["core", "errors", "json"];

/** `module-info.java`: the packages that users import. */
function moduleInfo({ packages: { root }, files }: Emission): ScaffoldFile {
  const own = files.map(({ path }) => packageOf(path));
  const exported = [...new Set([root, ...own, ...PUBLIC_PARTS.map((part) => `${root}.${part}`)])].sort();
  const content = render(templates["module-info"], { module: root, exports: exported });
  return { path: `${SOURCES}module-info.java`, content, kind: "generated" };
}

/** Versions of what SDKs need, and of what their tests need. */
const VERSIONS = { jackson: "2.18.2", junit: "5.11.4" };

/** Files by which the library is built, by Maven or Gradle, and workflows. */
export function buildFiles(emission: Emission): ScaffoldFile[] {
  const view = viewOf(emission);
  const filled = (template: unknown, spell: (text: string) => string): string =>
    render(template, { ...spelled(view, spell), versions: VERSIONS });
  const settings = `rootProject.name = ${groovyLiteral(coordinateOf(emission).artifact)}\n`;
  return [
    { path: "pom.xml", content: filled(templates.pom, escapeXml), kind: "scaffold" },
    { path: "build.gradle", content: filled(templates.build, groovyLiteral), kind: "scaffold" },
    { path: "settings.gradle", content: settings, kind: "scaffold" },
    { path: ".gitignore", content: "/target/\n/build/\n/.gradle/\n", kind: "once" },
    moduleInfo(emission),
    ...workflowFiles(emission, language.project),
  ];
}
