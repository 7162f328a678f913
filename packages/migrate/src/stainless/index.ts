import { migrateCatalogue } from "../catalogue.js";
import { createChanges } from "../changes.js";
import { type Definition, operationTarget } from "../definition.js";
import { callersSee, dropRest, type Reasons } from "../findings.js";
import { child, type Foreign, flagAt, isMapping, placeOf, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Migration, ReadContext, SpecFile } from "../migration.js";
import { readClient } from "./client.js";
import { readModels } from "./models.js";
import { readPagination } from "./pagination.js";
import { readReadme } from "./readme.js";
import { readResources } from "./resources.js";
import { readStreaming, readUnwrapped } from "./results.js";
import type { Method, StainlessState } from "./state.js";
import { readTargets } from "./targets.js";
import { readTransforms } from "./transforms.js";
import { licenceOf, readEnvironments, readQuerySettings, readSecurity, readUnspecified } from "./wire.js";

/** Why keys of the configuration have no counterpart. */
const REASONS: Reasons = [
  [
    /(?:^|\.)edition$/,
    "editions of the other generator do not apply; `edition` of generators.yml is the one of sdkwright",
  ],
  [/(?:^|\.)(?:mcp|mcp_server)$/, "sdkwright emits no MCP servers"],
  [/(?:^|\.)terraform$/, "sdkwright emits no Terraform providers"],
  [
    /^settings\.(?:disable_mock_tests|mock_server)$/,
    "tests of SDKs bring their own server; `wire-tests` switches them off",
  ],
  [/skip_test_reason$|required_in_tests$/, "tests of SDKs bring their own server"],
  [/\.staging_repo$/, "SDKs are generated where you run sdkwright"],
  [/^custom_casings/, "names are cased by each language's rules; `client-class-name` names the client"],
  [/^openapi\.code_samples/, "`sdkwright export openapi` adds calls of the SDKs to the definition"],
  [/^codeflow/, "`reviewers` and `githost` of generators.yml deliver SDKs"],
  [/^diagnostics/, "`diagnostics` of generators.yml has codes of sdkwright"],
  [/^errors/, "errors are classes by status, with the types that the definition declares"],
  [/\.(?:skip|only)$/, "an operation is in the SDKs of all languages; audiences leave it out of some"],
  [/^client_settings\.opts\.\w+\.description$/, "options of credentials are described by their security schemes"],
  [/^readme\.include_stainless_attribution$/, "it is about the other generator"],
  [/\.x-stainless-pagination-property\.purpose$/, "pages are read without it"],
  [/\.publish\.\w+\.auth_method$/, "the token is read from an environment variable"],
  [/\.param_location$/, "the definition says where parameters are"],
  [/\.sonatype_platform$/, "`url` of the output names a registry other than Maven Central"],
  [/^pagination(?:\.\d+)?\.description$/, "pages have no description of their own"],
  [/^organization\./, "READMEs and packages have no place for it"],
  [/\.readme_title$/, "READMEs are called after `readme.apiName`"],
];

/** Reads a configuration of Stainless; undefined where its definition cannot be found, which is told. */
export function readStainless(root: Foreign, spec: SpecFile, definition: Definition, context: ReadContext): Migration {
  const changes = createChanges();
  const state: StainlessState = { context, definition, changes };
  readTransforms(child(root, "openapi") && child(child(root, "openapi")!, "transforms"), state);
  readSecurity(root, state);
  const resources = child(root, "resources");
  const { methods, models, groups } = readResources(resources, state);
  if (Object.keys(groups).length > 0) changes.update("$", { "x-gen-groups": groups });
  readUnspecified(child(root, "unspecified_endpoints"), state);
  const byPath = readModels(models, state);
  const settings = child(root, "settings");
  readPagination(child(root, "pagination"), methods, state);
  readUnwrapped(settings, methods, state);
  readStreaming(child(root, "streaming"), { methods, models: byPath }, state);
  const clientSettings = child(root, "client_settings");
  const client = readClient(clientSettings, state);
  readQuerySettings(child(root, "query_settings"), state);
  const readme = child(root, "readme");
  const organization = child(root, "organization");
  const clientName = textAt(clientSettings, "default_client_name");
  const targets = readTargets(
    { targets: child(root, "targets"), organization, clientName, config: client.config },
    state,
  );
  const shown = { ...organizationOf(organization), ...readReadme(readme, state) };
  leaveOut(resources, methods, state);
  const licence = licenceOf(settings);
  const migration: Migration = {
    tool: "Stainless",
    file: root.document.path,
    comment: [],
    specs: [spec],
    environments: readEnvironments(child(root, "environments")),
    headers: client.headers,
    settings: { ...settingsOf(settings, methods, state), ...client.settings },
    metadata: metadataOf(organization),
    readme: shown,
    targets: targets.map((target) => ({ ...target, ...(licence !== undefined && { metadata: { license: licence } }) })),
    actions: changes.actions,
  };
  dropRest(root, REASONS, context.report);
  return migration;
}

/** Who packages say that they are by: the tool writes the same. */
function metadataOf(organization: Foreign | undefined): JsonObject {
  const name = organization && child(organization, "name");
  if (typeof name?.value !== "string") return {};
  const email = textAt(organization, "contact");
  if (email === undefined) return {};
  return { authors: [{ name: name.value, email }] };
}

function organizationOf(organization: Foreign | undefined): JsonObject {
  const docs = textAt(organization, "docs");
  const link = docs !== undefined && !/^https?:/.test(docs) ? `https://${docs}` : docs;
  return { ...(link !== undefined && { apiReferenceLink: link }) };
}

/** Settings that give methods the arguments and results that they had. */
function settingsOf(settings: Foreign | undefined, methods: readonly Method[], state: StainlessState): JsonObject {
  const isPositional = flagAt(settings, "positional_params") ?? true;
  const several = methods.find(({ operation }) => (operation.path.match(/\{/g)?.length ?? 0) > 1);
  if (isPositional && several !== undefined) {
    const change =
      "methods with several path parameters take all of them by position; the other generator takes the last one.";
    callersSee(several.foreign, change, state.context.report);
  }
  return { "infer-pagination": false, ...(isPositional && { "inline-path-parameters": false }) };
}

/** Leaves out operations that no method calls, as SDKs of the other generator have none of them. */
function leaveOut(
  resources: Foreign | undefined,
  methods: readonly Method[],
  { definition, changes, context }: StainlessState,
): void {
  const called = new Set(methods.map(({ operation }) => operationTarget(operation)));
  const others = definition.operations.filter((operation) => !called.has(operationTarget(operation)));
  if (others.length === 0 || !isMapping(resources?.value)) return;
  const comment = ["Operations without a method in the configuration. Remove these actions to add them to SDKs."];
  for (const [index, operation] of others.entries()) {
    changes.update(operationTarget(operation), { "x-gen-ignore": true }, index === 0 ? comment : []);
  }
  const endpoints = others.map(({ method, path }) => `${method} ${path}`);
  context.report(migrateCatalogue.create("left-out", { endpoints }, { location: placeOf(resources) }));
}
