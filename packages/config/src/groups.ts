import type { LevelRule } from "@sdkwright/diagnostics";
import { helpWithNearest, nearest } from "@sdkwright/diagnostics";
import type { Json, SourceSet } from "@sdkwright/source";
import { authConfig, schemeConfigs } from "./auth.js";
import { configCatalogue } from "./catalogue.js";
import { checkValue } from "./check.js";
import type { GeneratorConfig, GroupConfig, ImageConfig } from "./config.js";
import { type LoadContext, placeAt, placed, step } from "./context.js";
import { checkRegistry, githostConfig, outputConfig, reviewersConfig } from "./delivery.js";
import type { ReviewersConfig } from "./delivery-config.js";
import { FIRST_EDITION } from "./editions.js";
import type { GeneratorInput, GroupInput } from "./schema/generators.js";
import type { GeneratorsInput } from "./schema/root.js";
import { IdempotencyKeys } from "./schema/settings.js";
import { settingsConfig } from "./specs.js";
import { knownNames, present } from "./words.js";

/** `fernapi/fern-python-sdk` and `fern-python-sdk` -> `gen-python-sdk`; the two TypeScript generators of old are one. */
export function neutralName(name: string): string {
  const older = /^(?:fernapi\/)?fern-(.+)$/.exec(name)?.[1];
  if (older === "postman") return "gen-collection";
  return older === undefined ? name : `gen-${older.replace(/^typescript-(?:node|browser)-sdk$/, "typescript-sdk")}`;
}

function metadataConfig(input: GeneratorInput["metadata"]): GeneratorConfig["metadata"] {
  if (!input) return {};
  const { email, author, license } = input;
  const { "package-description": packageDescription, "reference-url": referenceUrl } = input;
  return {
    ...(packageDescription !== undefined && { packageDescription }),
    ...(email !== undefined && { email }),
    ...(referenceUrl !== undefined && { referenceUrl }),
    ...(author !== undefined && { author }),
    ...present("license", license),
  };
}

/** Settings that generators inherit unless they set them themselves. */
interface Inherited {
  readonly reviewers: ReviewersConfig | undefined;
  readonly autorelease: boolean | undefined;
  readonly edition: string | undefined;
  readonly keywords: readonly string[];
}

function deliveryOf(input: GeneratorInput, at: string, inherited: Inherited, context: LoadContext) {
  const key = input.githost ? "githost" : "github";
  const hostAt = step(at, key);
  const githost = input[key];
  const reviewers =
    reviewersConfig(githost?.reviewers, step(hostAt, "reviewers")) ??
    reviewersConfig(input.reviewers, step(at, "reviewers")) ??
    inherited.reviewers;
  return {
    keywords: input.keywords ?? inherited.keywords,
    ...present("autorelease", input.autorelease ?? inherited.autorelease),
    ...present("githost", githost && githostConfig(githost, hostAt, context)),
    ...present("output", input.output && outputConfig(input.output, step(at, "output"), context)),
    ...present("reviewers", reviewers),
  };
}

/** `autoGenerateIdempotencyKey` and the like, which options are read by too. */
const isIdempotencyKey = (key: string): boolean =>
  key.toLowerCase().replaceAll(/[-_]/g, "") === "autogenerateidempotencykey";

/** `config` without what is wrong with those of its options that are not the backend's own. */
function optionsConfig(input: GeneratorInput["config"], at: string, context: LoadContext): GeneratorConfig["config"] {
  const entries = Object.entries(input ?? {}).flatMap(([key, value]): [string, unknown][] => {
    if (!isIdempotencyKey(key)) return [[key, value]];
    const { file: document, report, positions } = context;
    const checked = checkValue(IdempotencyKeys, value as Json, { document, report, positions, pointer: step(at, key) });
    return checked === undefined ? [] : [[key, checked]];
  });
  return Object.fromEntries(entries);
}

/** The image that a generator is; undefined for one by name, and for images of another product, which are reported. */
function imageConfig({ name, image }: GeneratorInput, at: string, context: LoadContext): ImageConfig | undefined {
  if (image === undefined || name !== undefined) return undefined;
  const imageAt = step(at, "image");
  const generator = neutralName(image.name);
  if (generator === image.name) return { at: imageAt, registry: image.registry, name: image.name };
  const params = { image: `${image.registry}/${image.name}`, generator };
  context.report(configCatalogue.create("image-not-pulled", params, placeAt(context, imageAt, "key")));
  return undefined;
}

/**
 * A generator with its inherited settings; undefined if it lacks a name or a version. Its other parts are checked in
 * either case.
 */
function generatorConfig(
  input: GeneratorInput,
  at: string,
  inherited: Inherited,
  context: LoadContext,
): GeneratorConfig | undefined {
  const apiAt = step(at, "api");
  const own = input.api?.["auth-schemes"];
  const known = [...context.schemes, ...Object.keys(own ?? {})];
  const auth = authConfig(input.api?.auth, step(apiAt, "auth"), known, context);
  const delivery = deliveryOf(input, at, inherited, context);
  const writtenName = input.name ?? input.image?.name;
  const image = imageConfig(input, at, context);
  // A generator needs a name and a version. If one is missing, this is reported; the other keys have been checked by
  // now.
  if (writtenName === undefined || input.version === undefined) return undefined;
  const config: GeneratorConfig = {
    at,
    name: neutralName(writtenName),
    writtenName,
    version: input.version,
    smartCasing: input["smart-casing"] ?? false,
    edition: input.edition ?? inherited.edition ?? FIRST_EDITION,
    config: optionsConfig(input.config, step(at, "config"), context),
    metadata: metadataConfig(input.metadata ?? input["publish-metadata"]),
    authSchemes: schemeConfigs(own, step(apiAt, "auth-schemes"), context),
    settings: settingsConfig(input.api?.settings),
    ...delivery,
    ...(auth && { auth }),
    ...(image && { image }),
    ...(input.snippets && { snippets: { path: input.snippets.path, at: step(at, "snippets") } }),
  };
  checkRegistry(config, context);
  return config;
}

function groupConfig(input: GroupInput, at: string, global: Inherited, context: LoadContext): GroupConfig {
  const inherited: Inherited = {
    autorelease: global.autorelease,
    edition: global.edition,
    reviewers: reviewersConfig(input.reviewers, step(at, "reviewers")) ?? global.reviewers,
    keywords: input.keywords ?? global.keywords,
  };
  const generatorsAt = step(at, "generators");
  const generators = placed(input.generators ?? [], generatorsAt, context).flatMap(
    (generator) => generatorConfig(generator.item, generator.at, inherited, context) ?? [],
  );
  return { at, generators, ...(input.audiences && { audiences: input.audiences }) };
}

/** The groups, by name, in order. Notes once where generators are named in the spelling of another product. */
export function groupConfigs(input: GeneratorsInput, context: LoadContext): { readonly [name: string]: GroupConfig } {
  const { autorelease, edition } = input;
  const reviewers = reviewersConfig(input.reviewers, "/reviewers");
  const global: Inherited = { autorelease, edition, reviewers, keywords: [] };
  const groups = Object.entries(input.groups ?? {}).map(
    ([name, group]) => [name, groupConfig(group, step("/groups", name), global, context)] as const,
  );
  const generators = groups.flatMap(([, group]) => group.generators);
  const foreign = generators.find((generator) => generator.name !== generator.writtenName);
  if (foreign) {
    const place = placeAt(context, step(foreign.at, "name"));
    const params = { name: foreign.writtenName, neutral: foreign.name };
    context.report(configCatalogue.create("other-product-version", params, place));
  }
  return Object.fromEntries(groups);
}

/** Settings that change an SDK's methods, as they are where a workspace comes from another product and does not say. */
const OF_ANOTHER_PRODUCT = { "group-by": "tag", "infer-pagination": false, "method-names": "operation-id" } as const;

/** Defaults of a workspace: methods keep their earlier names if the names of its generators are old ones. */
export function impliedSettings(groups: { readonly [name: string]: GroupConfig }): {
  readonly [name: string]: unknown;
} {
  return namesOldGenerators(groups) ? OF_ANOTHER_PRODUCT : {};
}

function namesOldGenerators(groups: { readonly [name: string]: GroupConfig }): boolean {
  const generators = Object.values(groups).flatMap((group) => group.generators);
  return generators.some(({ name, writtenName }) => name !== writtenName);
}

/** A file of the other product beside the configuration, or in the folder with `apis`. */
const FILES_OF_ANOTHER_PRODUCT = ["fern.config.json", "../../fern.config.json"];

/**
 * Unresolved references are warnings if a workspace comes from another product, because its generators tolerate them.
 */
export function impliedLevels(
  groups: { readonly [name: string]: GroupConfig },
  sources: Pick<SourceSet, "exists">,
): readonly LevelRule[] {
  const isForeign = namesOldGenerators(groups) || FILES_OF_ANOTHER_PRODUCT.some((file) => sources.exists(file));
  const reason = "The workspace comes from another product, whose generators read such a reference as any value.";
  return isForeign ? [{ code: "json-schema/ref-not-found", level: "warning", reason }] : [];
}

/**
 * Whether a default group that does not exist matters: it is `needed` where no group is named, `shown` where every group
 * is looked at, and otherwise `ignored`.
 */
export type DefaultGroupUse = "needed" | "shown" | "ignored";

type GroupCode = "unknown-group" | "unknown-default-group";

function reportGroup(
  group: string,
  known: readonly string[],
  { code, at }: { readonly code: GroupCode; readonly at: string },
  context: LoadContext,
): void {
  const meant = nearest(group, known);
  const help = helpWithNearest(meant);
  const params = { group, known: knownNames(known) };
  context.report(configCatalogue.create(code, params, { ...placeAt(context, at), ...help }));
}

/** Names of groups and aliases: members of aliases are groups, no alias has a group's name, the default group exists. */
export function checkGroupNames(
  names: {
    readonly groups: readonly string[];
    readonly aliases: { readonly [alias: string]: readonly string[] };
    readonly defaultGroup?: string | undefined;
    readonly defaultGroupUse: DefaultGroupUse;
  },
  context: LoadContext,
): void {
  const { groups, aliases, defaultGroup, defaultGroupUse } = names;
  for (const [alias, members] of Object.entries(aliases)) {
    const at = step("/aliases", alias);
    if (groups.includes(alias)) {
      context.report(configCatalogue.create("name-taken", { name: alias }, placeAt(context, at, "key")));
    }
    for (const member of placed(members, at, context)) {
      if (!groups.includes(member.item))
        reportGroup(member.item, groups, { code: "unknown-group", at: member.at }, context);
    }
  }
  const selectable = [...groups, ...Object.keys(aliases)];
  if (defaultGroupUse !== "ignored" && defaultGroup !== undefined && !selectable.includes(defaultGroup)) {
    const code = defaultGroupUse === "needed" ? "unknown-group" : "unknown-default-group";
    reportGroup(defaultGroup, selectable, { code, at: "/default-group" }, context);
  }
}
