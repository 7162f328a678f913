import { hasWireTests, render, spelledView, type View, workflowFiles, xmlText } from "@sdkwright/docs-kit";
import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { packageOf, SOURCES } from "../dialect.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { coordinateOf } from "../package.js";

const oneLine = (text: string | undefined): string | null => text?.replace(/\s+/g, " ").trim() || null;

function licenseOf({ packageInfo: { license, licenseText } }: Context): View | null {
  if (license === undefined) return licenseText === undefined ? null : { name: "See LICENSE", url: null };
  // Only a single licence of the list has a page.
  const hasPage = /^(?!LicenseRef-)[\w.-]+$/.test(license);
  return { name: license, url: hasPage ? `https://spdx.org/licenses/${license}.html` : null };
}

/** The values in the templates of both build tools. */
function viewOf(context: Context): View {
  const { api, packageInfo } = context;
  const { description, homepage, referenceUrl, authors = [], repository, publish } = packageInfo;
  const { path } = repository === undefined ? {} : readRepository(repository);
  const source = path === undefined ? null : `https://${path}`;
  const name = oneLine(api.name.wire) ?? "an API";
  const isPublished = publish?.registry === "maven";
  const signed = isPublished && publish.variables.signingKey !== undefined;
  const central = isPublished && publish.url === undefined;
  return {
    ...coordinateOf(context),
    version: packageInfo.version,
    module: context.packages.root,
    name,
    description: oneLine(description) ?? `A client of ${name}.`,
    url: homepage ?? referenceUrl ?? source,
    license: licenseOf(context),
    developers: authors.map((one) => ({ name: oneLine(one.name), email: oneLine(one.email) })),
    scm: source,
    repository: (isPublished && publish.url) || null,
    tests: hasWireTests(context),
    signed,
    central,
    release: signed || central,
  };
}

/** A text of pom.xml, in which Maven would put properties and variables of whoever builds in place of `${...}`. */
const pomText = (text: string): string => xmlText(text).replaceAll("${", "$ {");

/** A text between single quotes, in which Groovy sees no expression. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a build needs them
const groovyLiteral = (text: string): string => `'${text.replace(/[\u0000-\u001f]+/g, " ").replace(/[\\']/g, "\\$&")}'`;

/** Packages of the runtime that users import. */
const PUBLIC_PARTS = ["core", "errors", "json"];

/** `module-info.java`: the packages that users import. */
function moduleInfo({ packages: { root }, files }: Context): ScaffoldFile {
  const own = files.map(({ path }) => packageOf(path));
  const exported = [...new Set([root, ...own, ...PUBLIC_PARTS.map((part) => `${root}.${part}`)])].sort();
  const content = render(templates["module-info"], { module: root, exports: exported });
  return { path: `${SOURCES}module-info.java`, content, kind: "generated" };
}

/** Versions of the dependencies of SDKs and of their tests. */
const VERSIONS = { jackson: "2.18.2", junit: "5.11.4" };

/** Files by which the library is built, by Maven or Gradle, and workflows. */
export function buildFiles(context: Context): ScaffoldFile[] {
  const view = viewOf(context);
  const filled = (template: unknown, spell: (text: string) => string): string =>
    render(template, { ...spelledView(view, spell), versions: VERSIONS });
  const settings = `rootProject.name = ${groovyLiteral(coordinateOf(context).artifact)}\n`;
  return [
    { path: "pom.xml", content: filled(templates.pom, pomText), kind: "scaffold" },
    { path: "build.gradle", content: filled(templates.build, groovyLiteral), kind: "scaffold" },
    { path: "settings.gradle", content: settings, kind: "scaffold" },
    { path: ".gitignore", content: "/target/\n/build/\n/.gradle/\n", kind: "once" },
    moduleInfo(context),
    ...workflowFiles(context, language.project),
  ];
}
