import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { DocumentsSource } from "../documents-source.js";
import { titleOf } from "../readme/document.js";
import { type Blocks, type Page, paragraphs } from "../readme/page.js";
import type { WrittenPage } from "../readme/written.js";
import { skillText } from "./skill.js";

/** The commands that build and test the SDK, in their order. */
function commandsOf({ language, target }: DocumentsSource): readonly string[] {
  const { project } = language;
  if (!project) return [];
  const tests = target.options["wire-tests"] === false ? [] : project.test;
  return [...project.install.commands, ...project.build, ...tests];
}

function work(source: DocumentsSource): Blocks {
  const commands = commandsOf(source);
  return [
    "## Changing the SDK",
    ...paragraphs(
      `This ${source.language.words.package} is generated from an API definition. Do not edit generated files: change the definition or the configuration of the generator instead, and put your own code into separate files.`,
    ),
    ...(commands.length === 0 ? [] : [`\`\`\`sh\n${commands.join("\n")}\n\`\`\``]),
  ];
}

/** `AGENTS.md`: what an agent in the repository of the SDK has to know. */
function agentsText(source: DocumentsSource, page: Page, hasReference: boolean): string {
  const reference = hasReference
    ? " [reference.md](reference.md) lists every method with its parameters and an example call."
    : "";
  return [
    `# ${titleOf(source)}`,
    ...paragraphs(page.all.tagline),
    "## Using the SDK",
    ...paragraphs(`[SKILL.md](SKILL.md) explains how to call the API.${reference}`),
    ...work(source),
  ].join("\n\n");
}

/** `llms.txt`: where each document is. */
function llmsText(source: DocumentsSource, page: Page, reference: readonly ScaffoldFile[]): string {
  const links = [
    "- [SKILL.md](SKILL.md): how to call the API, with compiled examples",
    "- [README.md](README.md): all features of the SDK",
    ...(reference.length > 0 ? ["- [reference.md](reference.md): every method"] : []),
  ];
  const pages = reference.filter(({ path }) => path !== "reference.md").map(({ path }) => `- [${path}](${path})`);
  return [
    `# ${titleOf(source)}`,
    `> ${page.all.tagline}`,
    ["## Documentation", "", ...links].join("\n"),
    ...(pages.length > 0 ? [["## Optional", "", ...pages].join("\n")] : []),
  ].join("\n\n");
}

/** `AGENTS.md`, `SKILL.md` and `llms.txt`, unless the option `agent-files` turns them off. */
export function agentDocuments(
  source: DocumentsSource,
  written: WrittenPage,
  reference: readonly ScaffoldFile[],
): ScaffoldFile[] {
  if (source.target.options["agent-files"] === false) return [];
  const { page } = written;
  const file = (path: string, kind: ScaffoldFile["kind"], text: string): ScaffoldFile => {
    return { path, content: `${text.trimEnd()}\n`, kind };
  };
  return [
    // Repositories may have one of their own, and people add to it.
    file("AGENTS.md", "once", agentsText(source, page, reference.length > 0)),
    file("SKILL.md", "scaffold", skillText(source, written)),
    file("llms.txt", "scaffold", llmsText(source, page, reference)),
  ];
}
