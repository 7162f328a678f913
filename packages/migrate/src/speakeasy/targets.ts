import { normalize } from "node:path/posix";
import type { Json } from "@sdkwright/source";
import { commentOf } from "../comments.js";
import { callersSee, drop } from "../findings.js";
import { child, entries, type Foreign, flagAt, isMapping, numberAt, settle, textAt, textsAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Target } from "../migration.js";
import { folderText, pathIn } from "../paths.js";
import { HAS_FIXED_CLIENT } from "../targets.js";
import { kebabCase, pascalCase, wordsOf } from "../words.js";
import type { SpeakeasyState } from "./state.js";

/** A target of the workflow, with the options of its language. */
export interface TargetInput {
  readonly language: string;
  /** The entry of the workflow; undefined for a language that only `gen.yaml` names. */
  readonly entry: Foreign | undefined;
  /** `gen.yaml` of the target; undefined where there is none. */
  readonly options: Foreign | undefined;
  /** Folder of the project, from the current one. */
  readonly folder: string;
}

const OTHERS: { readonly [target: string]: string } = {
  terraform: "sdkwright emits no Terraform providers",
  "mcp-typescript": "sdkwright emits no MCP servers",
  mcp: "sdkwright emits no MCP servers",
  cli: "sdkwright emits no command lines of APIs",
  postman: "`sdkwright add collection` emits a collection",
};

/** `authors: [Acme]`; several have no place, and are told of. */
function onlyAuthor(own: Foreign | undefined): string | undefined {
  const given = own && child(own, "authors");
  return Array.isArray(given?.value) && given.value.length === 1 ? textsAt(own, "authors")?.[0] : undefined;
}

/** Carries a target whose language has a generator; undefined for others, which are told of. */
export function readTarget(input: TargetInput, state: SpeakeasyState): Target | undefined {
  const { language, entry, options, folder } = input;
  const own = options && child(options, language);
  const place = entry ?? own;
  const { languages, report } = state.context;
  if (!languages.includes(language)) {
    drop(place, OTHERS[language] ?? "this release has no generator for the language", report);
    if (entry && own) settle(own);
    return undefined;
  }
  const generation = options && child(options, "generation");
  const name = textAt(generation, "sdkClassName");
  const author = textAt(own, "author") ?? onlyAuthor(own);
  const license = textAt(own, "license");
  const description = textAt(own, "description");
  const version = textAt(own, "version");
  const packageName = textAt(own, "packageName");
  const config: JsonObject = {
    ...packageOf(language, packageName, own),
    ...(version !== undefined && { "package-version": version }),
    ...(name !== undefined && { "client-class-name": pascalCase(name) }),
    ...dependenciesOf(language, own && child(own, "additionalDependencies")),
    ...argumentsOf(language, own, state),
    ...manifestOf(language, own),
  };
  const metadata: JsonObject = {
    ...(description !== undefined && { "package-description": description }),
    ...(author !== undefined && { author }),
    ...(license !== undefined && { license }),
  };
  const output = outputOf({ language, packageName, own }, entry, folder);
  tellOfResponses(own, state);
  if (HAS_FIXED_CLIENT.has(language)) delete config["client-class-name"];
  // The registry's name of an npm package is the one that users import.
  if (output?.location === "js-registry") delete config["package-name"];
  return {
    language,
    comment: entry ? commentOf(entry) : [],
    ...(output && { output }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    config,
  };
}

/** Names of the package and of what users import. */
function packageOf(language: string, name: string | undefined, own: Foreign | undefined): JsonObject {
  switch (language) {
    case "python": {
      const module =
        textAt(own, "moduleName") ?? (name === undefined ? undefined : wordsOf(name).join("_").toLowerCase());
      return module === undefined ? {} : { "package-name": module };
    }
    case "go":
      return name === undefined ? {} : { module: name };
    case "java": {
      const [group, artifact] = [textAt(own, "groupID"), textAt(own, "artifactID")];
      return group === undefined ? {} : { coordinate: `${group}:${artifact ?? "sdk"}`, "package-name": group };
    }
    case "csharp":
      return name === undefined ? {} : { namespace: name, "package-id": name };
    default:
      return name === undefined ? {} : { "package-name": name };
  }
}

/** What is merged into package.json. */
function manifestOf(language: string, own: Foreign | undefined): JsonObject {
  const given = own && child(own, "additionalPackageJSON");
  if (language !== "typescript" || !isMapping(given?.value) || Object.keys(given.value).length === 0) return {};
  settle(given);
  return { "package-json": given.value as JsonObject };
}

const DEPENDENCIES: { readonly [language: string]: { readonly [list: string]: string } } = {
  typescript: {
    dependencies: "extra-dependencies",
    devDependencies: "extra-dev-dependencies",
    peerDependencies: "extra-peer-dependencies",
  },
  python: { main: "extra-dependencies" },
};

function dependenciesOf(language: string, given: Foreign | undefined): JsonObject {
  const found: JsonObject = {};
  for (const [list, key] of Object.entries(DEPENDENCIES[language] ?? {})) {
    const own = given && child(given, list);
    if (!isMapping(own?.value)) continue;
    settle(own);
    if (Object.keys(own.value).length === 0) continue;
    found[key] = own.value as JsonObject;
  }
  return found;
}

/** Whether methods take parameters one by one, as far as generators can. */
function argumentsOf(language: string, own: Foreign | undefined, { context }: SpeakeasyState): JsonObject {
  const place = own && child(own, "maxMethodParams");
  const most = numberAt(own, "maxMethodParams");
  if (place === undefined || most === undefined || language === "python") return {};
  if (most === 0) return {};
  callersSee(
    place,
    "path parameters are arguments by position, and all others fields of one request; the other generator lists up to this many arguments.",
    context.report,
  );
  return { "inline-path-parameters": false };
}

interface Package {
  readonly language: string;
  readonly packageName: string | undefined;
  readonly own: Foreign | undefined;
}

/** `$npm_token` as a placeholder; of several keys, the first that names a variable. Other texts stay, and are told of. */
function placeholder(from: Foreign, keys: readonly string[], fallback: string): string {
  for (const key of keys) {
    const given = child(from, key);
    const name = typeof given?.value === "string" ? given.value.replace(/^\$\{?|\}$/g, "").toUpperCase() : "";
    if (given === undefined || !/^[A-Z_]\w*$/.test(name)) continue;
    settle(given);
    return `\${${name}}`;
  }
  return `\${${fallback}}`;
}

/** Registries that take a key, by language: how Speakeasy names registry and key, and the variable that holds the key. */
const KEYED: {
  readonly [language: string]: Readonly<Record<"name" | "key" | "location" | "variable", string>>;
} = {
  csharp: { name: "nuget", key: "apiKey", location: "dotnet-registry", variable: "NUGET_API_KEY" },
  ruby: { name: "rubygems", key: "token", location: "ruby-registry", variable: "RUBYGEMS_API_KEY" },
};

function outputOf(
  { language, packageName, own }: Package,
  entry: Foreign | undefined,
  folder: string,
): JsonObject | undefined {
  const publish = entry && child(entry, "publish");
  const place = entry && textAt(entry, "output");
  const local = { location: "local-file-system", path: localPath(place, language, folder) };
  const registry = (key: string) => publish && child(publish, key);
  const npm = registry("npm");
  if (language === "typescript" && npm && packageName !== undefined) {
    return {
      location: "js-registry",
      "package-name": packageName,
      token: placeholder(npm, ["token"], "NPM_TOKEN"),
    };
  }
  const pypi = registry("pypi");
  if (language === "python" && pypi && packageName !== undefined) {
    const token = flagAt(pypi, "useTrustedPublishing") ? "OIDC" : placeholder(pypi, ["token"], "PYPI_TOKEN");
    return { location: "python-registry", "package-name": packageName, token };
  }
  const keyed = KEYED[language];
  const published = keyed && registry(keyed.name);
  if (keyed && published && packageName !== undefined) {
    const key = placeholder(published, [keyed.key], keyed.variable);
    return { location: keyed.location, "package-name": packageName, "api-key": key };
  }
  const maven = registry("sonatype") ?? registry("maven");
  const group = own && isMapping(own.value) ? own.value.groupID : undefined;
  if (language !== "java" || maven === undefined || typeof group !== "string") return local;
  const artifact =
    isMapping(own!.value) && typeof own!.value.artifactID === "string" ? own!.value.artifactID : kebabCase(group);
  const username = placeholder(maven, ["ossrhUsername", "sonatypeUsername"], "MAVEN_USERNAME");
  const password = placeholder(maven, ["ossrhPassword", "sonatypePassword"], "MAVEN_PASSWORD");
  return { location: "java-registry", coordinate: `${group}:${artifact}`, username, password };
}

/** An SDK beside its configuration would replace what the other generator wrote there. */
function localPath(place: string | undefined, language: string, folder: string): string {
  const path = place === undefined ? "." : normalize(pathIn(folder, place));
  return path === "." ? `./sdks/${language}` : folderText(path.replace(/\/$/, ""));
}

function tellOfResponses(own: Foreign | undefined, { context }: SpeakeasyState): void {
  const format = own && child(own, "responseFormat");
  if (format === undefined) return;
  settle(format);
  const seen: { readonly [format: string]: string } = {
    envelope:
      "calls return the value of the response, not an envelope with it; methods for raw responses give status and headers.",
    "envelope-http":
      "calls return the value of the response, not an envelope with it; methods for raw responses give status and headers.",
  };
  const change = seen[String(format.value)];
  if (change !== undefined) callersSee(format, change, context.report);
}

/** Whether an option asks for nothing: it is off or empty. */
export function isOff(value: Json): boolean {
  if (value === false || value === null || value === "" || value === "false" || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isMapping(value) && Object.values(value).every(isOff);
}

/** Options of a mapping that are off or empty, of which one finding tells. */
export function offKeys(section: Foreign | undefined): readonly Foreign[] {
  return entries(section)
    .map(([, value]) => value)
    .filter(({ value, pointer, ledger }) => isOff(value) && !ledger.has(pointer));
}
