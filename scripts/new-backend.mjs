// `npm run new:backend -- <key> [--title <Title>] [--extension <ext>] [--no-install]`: lays out the backend of a language: its
// plugin, its row of the suites, its page in the docs, and the lines that name it elsewhere. What it emits is an outline, from
// which the language is written step by step.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { nextSteps } from "./new-backend/steps.mjs";
import { pnpm, ROOT, tool } from "./run.mjs";

const TEMPLATES = `${ROOT}scripts/new-backend`;
const USAGE = "Usage: npm run new:backend -- <key> [--title <Title>] [--extension <ext>] [--no-install]";

function refuse(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  const options = {
    title: { type: "string" },
    extension: { type: "string" },
    "no-install": { type: "boolean", default: false },
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1) refuse(USAGE);
    const [key] = positionals;
    const { title = key.charAt(0).toUpperCase() + key.slice(1), extension = key } = values;
    return { key, title, extension, install: !values["no-install"] };
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

/** Where the parts of a backend go, by their templates. */
function placesOf(key) {
  return { plugin: `plugins/backend-${key}`, row: `test/languages/${key}`, "page.md": `docs/${key}.md` };
}

/** Titles of the languages that there are. */
function titles() {
  return readdirSync(`${ROOT}plugins`)
    .map((name) => `${ROOT}plugins/${name}/src/language.ts`)
    .filter((file) => existsSync(file))
    .map((file) => /\btitle: "(.*)"/.exec(readFileSync(file, "utf8"))?.[1]);
}

/** Why a backend cannot be laid out; undefined where it can. */
function problemOf({ key, title, extension }) {
  // The key is a part of package names, paths, codes of diagnostics and URLs.
  if (!/^[a-z][a-z0-9]*$/.test(key)) return `'${key}' is no legal name: lower-case letters and digits, a letter first.`;
  if (!/^[A-Za-z][\w .+#-]*$/.test(title))
    return `'${title}' is no legal title: a letter, then letters, digits, and ' .+#-'.`;
  if (!/^[A-Za-z0-9]+$/.test(extension))
    return `'${extension}' is no legal extension: letters and digits, without a dot.`;
  // Codes of diagnostics begin with the name of a language, a package or a kind of definition.
  const namesakes = [`packages/${key}`, `plugins/frontend-${key}`, ...Object.values(placesOf(key))];
  const taken = namesakes.find((path) => existsSync(`${ROOT}${path}`));
  if (taken !== undefined) return `The name '${key}' is taken: ${taken} exists.`;
  return titles().includes(title) ? `The title '${title}' is taken.` : undefined;
}

/** Copies a template, a file or a folder, with the language's own words in it. */
function copyTemplate(from, to, words) {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) copyTemplate(join(from, name), join(to, name), words);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(
    to,
    readFileSync(from, "utf8").replace(/__(key|Title|extension)__/g, (_, word) => words[word]),
  );
}

/**
 * Adds a line to the block of lines that name the backends, in its order. Such blocks are in JSON and in TypeScript: whether
 * the last line ends with a comma stays as it is.
 */
function addLine(file, line) {
  const path = `${ROOT}${file}`;
  const lines = readFileSync(path, "utf8").split("\n");
  const isBackend = (text) => /"(?:(?:\.\.\/)?plugins|@sdkwright)\/backend-\w+"/.test(text);
  const start = lines.findIndex(isBackend);
  const end = lines.findLastIndex(isBackend) + 1;
  const isLast = !lines[end - 1].endsWith(",");
  const block = [...lines.slice(start, end), line].map((text) => text.replace(/,$/, "")).sort();
  const printed = block.map((text, index) => (isLast && index === block.length - 1 ? text : `${text},`));
  writeFileSync(path, [...lines.slice(0, start), ...printed, ...lines.slice(end)].join("\n"));
}

function addLines(key) {
  const dependency = `    "@sdkwright/backend-${key}": "workspace:*"`;
  addLine("packages/cli/src/built-in.ts", `  "gen-${key}-sdk": "@sdkwright/backend-${key}"`);
  addLine("packages/cli/package.json", dependency);
  addLine("test/package.json", dependency);
  addLine("tsconfig.json", `    { "path": "plugins/backend-${key}" }`);
  addLine("test/tsconfig.json", `    { "path": "../plugins/backend-${key}" }`);
}

const language = readArguments();
const { key, title, extension, install } = language;
const problem = problemOf(language);
if (problem !== undefined) refuse(problem);

const places = placesOf(key);
for (const [template, place] of Object.entries(places)) {
  copyTemplate(join(TEMPLATES, template), join(ROOT, place), { key, Title: title, extension });
}
addLines(key);
// A name of another length than the template's breaks lines elsewhere.
const folders = [places.plugin, places.row];
if (tool("@biomejs/biome/bin/biome", "check", "--write", ...folders) !== 0)
  refuse("The formatter refuses the new files.");
if (install && pnpm("install", "--offline") !== 0) refuse("The new package is not linked: run `npx pnpm install`.");
console.log(nextSteps(language));
