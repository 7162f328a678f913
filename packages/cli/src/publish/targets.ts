import { resolve } from "node:path";
import {
  type Config,
  type Diagnostic,
  folderOf,
  type GeneratorConfig,
  type OutputConfig,
  selectTargets,
} from "@sdkwright/compiler";
import {
  deliveryCatalogue,
  gitSecrets,
  type Locked,
  missingSecrets,
  missingVariables,
  type RegistryOptions,
  type SecretSection,
  secretsIn,
  type WorkspaceOutput,
} from "@sdkwright/delivery";
import type { Io } from "../io.js";
import type { OpenedWorkspace, Session } from "../session.js";

/** An SDK of the run, and where its configuration stands. */
export interface SdkTarget {
  readonly opened: OpenedWorkspace;
  readonly config: Config;
  readonly generator: GeneratorConfig;
  /** The generator, as messages name it. */
  readonly label: string;
  /** Absolute path of the folder that `generate` writes it to. */
  readonly folder: string;
  /** Whether anything can generate it. */
  readonly hasBackend: boolean;
  /** It consists of documents, so that there is nothing to build. */
  readonly hasDocuments: boolean;
  /** How its language builds and tests; absent where nobody says. */
  readonly project?: RegistryOptions["project"];
}

/** The SDKs of a run. What cannot be selected is reported where `reports` is set. */
export function sdkTargets(sessions: readonly Session[], reports: boolean): readonly SdkTarget[] {
  const found = sessions.flatMap((opened) => {
    const { workspace, selection, compiler } = opened;
    const { config, diagnostics, sources } = workspace;
    if (config === undefined) return [];
    const selected = selectTargets(config, selection, reports ? diagnostics.report : () => {});
    return selected.map(({ generator, group }) => {
      const folder = resolve(sources.root, folderOf(generator));
      const backend = compiler.hooks.backend.call(generator.name);
      const project = backend?.language.project;
      const documents = compiler.hooks.documents.call(generator.name);
      const hasBackend = [backend, documents, generator.image].some((one) => one !== undefined);
      const hasDocuments = !backend && documents !== undefined;
      return { opened, config, generator, group, folder, hasBackend, hasDocuments, ...(project && { project }) };
    });
  });
  const nameOf = ({ opened: { apiName }, generator: { writtenName } }: (typeof found)[number]): string =>
    apiName === undefined ? writtenName : `${apiName}: ${writtenName}`;
  return found.map((target) => {
    const isAlone = found.filter((other) => nameOf(other) === nameOf(target)).length === 1;
    const { group, ...rest } = target;
    return { ...rest, label: isAlone ? nameOf(target) : `${nameOf(target)} (${group})` };
  });
}

/** The place of a part of a generator's configuration. */
export function placeOf({ config }: SdkTarget, at: string) {
  return { document: config.file, pointer: at };
}

/** The registry that an SDK is published to. A folder of packages is relative to the configuration. */
export function registryOf({ generator: { output }, opened }: SdkTarget): OutputConfig | undefined {
  if (output === undefined || output.location === "local-file-system") return undefined;
  if (output.location === "collections-workspace") return undefined;
  if (output.url === undefined || /^https?:/i.test(output.url)) return output;
  return { ...output, url: resolve(opened.workspace.sources.root, output.url) };
}

/** The workspace that the collection of an API is delivered to. */
export function workspaceOf({ generator: { output } }: SdkTarget): WorkspaceOutput | undefined {
  return output?.location === "collections-workspace" ? output : undefined;
}

/** Whether an SDK, or its collection, is delivered anywhere. */
export function isDelivered(target: SdkTarget): boolean {
  const { githost } = target.generator;
  return githost !== undefined || registryOf(target) !== undefined || workspaceOf(target) !== undefined;
}

/** The repository of an SDK, as the configuration has it. */
export function gitDeliveryOf(target: SdkTarget) {
  const { generator, config, label } = target;
  const { githost, reviewers } = generator;
  if (!githost) return undefined;
  return { label, githost, whitelabel: config.whitelabel, reviewers, location: placeOf(target, githost.at) };
}

/** The parts of the configuration that name the secrets of an SDK. */
export function secretSections(target: SdkTarget): readonly SecretSection[] {
  const { label } = target;
  const delivery = gitDeliveryOf(target);
  const registry = registryOf(target) ?? workspaceOf(target);
  return [
    ...(delivery ? [{ section: gitSecrets(delivery), location: delivery.location, label }] : []),
    ...(registry ? [{ section: registry, location: placeOf(target, registry.at), label }] : []),
  ];
}

/** A finding about an SDK. */
export interface Found {
  readonly target: SdkTarget;
  readonly diagnostic: Diagnostic;
}

/** The variables that an SDK cannot be delivered without and that are not set: of each list, one. */
export function missingOf(target: SdkTarget, locked: Locked | undefined, { env }: Io): readonly (readonly string[])[] {
  const named = missingVariables(secretSections(target), env);
  const isNamed = locked?.variables.some((name) => named.includes(name)) === true;
  return [...named.map((name) => [name]), ...(locked && !isNamed ? [locked.variables] : [])];
}

/** What can be said without contacting anybody: missing secrets. */
export function earlyFindings(targets: readonly SdkTarget[], { env }: Io): readonly Found[] {
  const named = new Set<string>();
  return targets.flatMap((target) => {
    const missing = secretSections(target).flatMap((section) => missingSecrets(section, env, named));
    return missing.map((diagnostic) => ({ target, diagnostic }));
  });
}

/** SDKs whose generator this release does not have. The others are delivered; where there are none, that is an error. */
export function withoutGenerator(targets: readonly SdkTarget[]): readonly Found[] {
  const delivered = targets.filter(isDelivered);
  const isNoneLeft = !delivered.some(({ hasBackend }) => hasBackend);
  return delivered
    .filter(({ hasBackend }) => !hasBackend)
    .map((target) => {
      const location = placeOf(target, `${target.generator.at}/name`);
      const diagnostic = deliveryCatalogue.create("no-generator", { label: target.label }, { location });
      return { target, diagnostic: isNoneLeft ? { ...diagnostic, severity: "error" } : diagnostic };
    });
}

/** Says that no SDK has a destination. */
export function nothingToDeliver(targets: readonly SdkTarget[]): Diagnostic {
  const [first] = targets;
  const only = targets.length === 1 ? first?.label : undefined;
  const location = first && { location: placeOf(first, first.generator.at) };
  return deliveryCatalogue.create("nothing-to-deliver", { generators: only }, location);
}

/** Whether the configuration of an SDK has a secret as plain text: its lines are not shown then. */
export function hasPlainSecret(target: SdkTarget): boolean {
  return secretSections(target).some(({ section }) => secretsIn(section).some((secret) => "literal" in secret));
}
