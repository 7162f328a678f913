import { hasWireTests, licenseFile, render, spelledView, type View, workflowFiles, xmlText } from "@sdkwright/docs-kit";
import { readRepository, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { hasNetStandard } from "../options.js";
import { packageId } from "../package.js";
import { sourcesOf } from "../plan.js";
import { injectionPackage, injectionProject } from "./injection.js";

const oneLine = (text: string | undefined): string | null => text?.replace(/\s+/g, " ").trim() || null;

/** Versions of the packages that SDKs need on some frameworks, and of those that their tests need. */
const VERSIONS = {
  json: "8.0.6",
  memory: "10.0.4",
  channels: "8.0.0",
  http: "8.0.1",
  testSdk: "18.0.1",
  xunit: "2.9.3",
  runner: "3.1.5",
};

/** The values in the templates of the project files. */
function viewOf(context: Context): View {
  const { api, packageInfo, namespace, options, helpers } = context;
  const { description, homepage, referenceUrl, authors = [], repository, license, keywords = [] } = packageInfo;
  const { path } = repository === undefined ? {} : readRepository(repository);
  const source = path === undefined ? null : `https://${path}`;
  const name = oneLine(api.name.wire) ?? "an API";
  const frameworks = options["target-frameworks"].split(";");
  // NuGet takes expressions of what SPDX lists.
  const isExpression =
    license !== undefined && packageInfo.licenseText === undefined && !license.includes("LicenseRef-");
  return {
    namespace,
    id: packageId(context),
    version: packageInfo.version,
    frameworks: options["target-frameworks"],
    analysed: frameworks.length > 1 ? (frameworks.at(-1) ?? null) : null,
    standard: hasNetStandard(options),
    sockets: helpers.has("socket"),
    name,
    description: oneLine(description) ?? `A client of ${name}.`,
    authors: oneLine(authors.map((one) => one.name.replaceAll(";", ",")).join(";")),
    license: isExpression ? license : null,
    licenseFile: !isExpression && licenseFile(packageInfo, "").length > 0,
    url: homepage ?? referenceUrl ?? source,
    repository: source,
    tags: oneLine(keywords.map((one) => one.replace(/[\s;,]+/g, "-")).join(" ")),
    tests: hasWireTests(context),
    injection: options["dependency-injection"] ? injectionProject(context) : null,
  };
}

/** A text of a project file, in which MSBuild would put properties of whoever builds in place of `$(...)`. */
const projectText = (text: string): string =>
  xmlText(text.replace(/[%$@]/g, (character) => `%${character.charCodeAt(0).toString(16)}`));

/** What the project file of the package for dependency injection says in place of that of the library. */
function injectionView(context: Context): View {
  const id = injectionPackage(context);
  const own = {
    namespace: injectionProject(context),
    id,
    name: id,
    description: `Adds the client of ${packageId(context)} to the services of a program.`,
  };
  return spelledView(own, projectText);
}

/** Files by which the library is built, and workflows. */
export function buildFiles(context: Context): ScaffoldFile[] {
  const view = { ...spelledView(viewOf(context), projectText), versions: VERSIONS, library: null };
  const { namespace } = context;
  const scaffold = (path: string, template: unknown): ScaffoldFile => {
    return { path, content: render(template, view), kind: "scaffold" };
  };
  const injection = context.options["dependency-injection"] ? [injectionProject(context)] : [];
  const tests = `tests/${namespace}.Tests/${namespace}.Tests.csproj`;
  return [
    scaffold(`${namespace}.slnx`, templates.solution),
    scaffold("Directory.Build.props", templates.build),
    scaffold(`${sourcesOf(context)}${namespace}.csproj`, templates.library),
    ...injection.map((project) => {
      const own = { ...view, ...injectionView(context), library: context.namespace };
      const content = render(templates.library, own);
      return { path: `src/${project}/${project}.csproj`, content, kind: "scaffold" } as const;
    }),
    ...(hasWireTests(context) ? [scaffold(tests, templates.tests)] : []),
    scaffold(".editorconfig", templates.editorconfig),
    { path: ".gitignore", content: "bin/\nobj/\n", kind: "once" },
    ...workflowFiles(context, language.project),
  ];
}
