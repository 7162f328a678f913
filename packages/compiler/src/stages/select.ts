import {
  type Api,
  type Documented,
  nearest,
  type Operation,
  type OperationId,
  type Parameter,
  type Property,
  placeOf,
  type Report,
  type TypeDecl,
  type TypeId,
  type WebhookDecl,
} from "@sdkwright/plugin-api";
import { type EndpointIndex, indexEndpoints, nearestEndpoint } from "../apply/endpoints.js";
import { compilerCatalogue } from "../catalogue.js";
import { keepTypes, reachableTypes } from "./prune.js";
import { hiddenTypes, type Keep, visibleEnvironments, visibleMembers, visibleOperation } from "./visible.js";

/** The endpoints that a `filter.endpoints` keeps, and where it stands in the configuration. */
export interface EndpointFilter {
  readonly endpoints: readonly string[];
  /** Path of the configuration file. */
  readonly document: string;
  /** Pointer of the list. */
  readonly pointer: string;
}

/**
 * The operations that a filter keeps of the APIs that it applies to. An endpoint that none of them has is an error, unless
 * it is of an API that has a filter of its own over this one.
 */
export function filterEndpoints(
  apis: readonly Api[],
  filter: EndpointFilter,
  report: Report,
  overridden: readonly Api[] = [],
): Set<OperationId> {
  const indexes = apis.map(indexEndpoints);
  const others = overridden.map(indexEndpoints);
  const found = (index: EndpointIndex, reference: string) =>
    reference.includes("*") ? index.match(reference) : index.find(reference);
  const isOverridden = (reference: string): boolean => others.some((index) => found(index, reference).length > 0);
  const kept = new Set<OperationId>();
  for (const [position, reference] of filter.endpoints.entries()) {
    const meant = indexes.flatMap((index) => found(index, reference));
    for (const id of meant) kept.add(id);
    if (meant.length > 0 || isOverridden(reference)) continue;
    reportUnknown(reference, indexes, { ...filter, position }, report);
  }
  if (filter.endpoints.length === 0) reportNothingLeft("filter.endpoints", filter, report);
  return kept;
}

/** Reports a selection that leaves an SDK without operations. */
function reportNothingLeft(
  key: string,
  { document, pointer }: { readonly document: string; readonly pointer: string },
  report: Report,
): void {
  report(compilerCatalogue.create("nothing-left", { key }, { location: { document, pointer } }));
}

function reportUnknown(
  reference: string,
  indexes: readonly EndpointIndex[],
  { document, pointer, position }: EndpointFilter & { readonly position: number },
  report: Report,
): void {
  const meant = indexes.map((index) => nearestEndpoint(index, reference)).find((found) => found.nearest !== undefined);
  const location = { document, pointer: `${pointer}/${position}` };
  report(compilerCatalogue.create("unknown-endpoint", { reference, ...meant }, { location }));
}

/** The operations that credentials are obtained with: no selection removes them. */
export function tokenOperations(api: Api): Set<OperationId> {
  const endpoints = api.auth.schemes.flatMap((scheme) =>
    scheme.kind === "oauth" ? [scheme.getToken, ...(scheme.refreshToken ? [scheme.refreshToken] : [])] : [],
  );
  return new Set(endpoints.flatMap(({ operation }) => operation ?? []));
}

function keepEntries<V>(table: { readonly [id: string]: V }, keep: (value: V) => boolean): { [id: string]: V } {
  return Object.fromEntries(Object.entries(table).filter(([, value]) => keep(value)));
}

/**
 * The API with some of its operations only: with them go their errors, the resources that are left empty, the channels
 * that nothing opens any more, and the callbacks that they register. Types stay; see {@link keepTypes}.
 */
export function keepOperations(api: Api, keep: (operation: Operation) => boolean): Api {
  const operations = keepEntries(api.operations, keep) as Api["operations"];
  const errors = new Set(Object.values(operations).flatMap((operation) => operation.errors.map(({ error }) => error)));
  const opened = (from: Api["operations"]) =>
    new Set(Object.values(from).flatMap((operation) => (operation.kind === "channel" ? [operation.channel] : [])));
  const [before, after] = [opened(api.operations), opened(operations)];
  const registers = ({ callback }: WebhookDecl) => !callback || Object.hasOwn(operations, callback.operation);
  return {
    ...api,
    operations,
    errors: keepEntries(api.errors, ({ id }) => errors.has(id)) as Api["errors"],
    webhooks: keepEntries(api.webhooks, registers) as Api["webhooks"],
    channels: keepEntries(api.channels, ({ id }) => after.has(id) || !before.has(id)) as Api["channels"],
    resources: keepResources(api, operations),
  };
}

/** The resources that still hold an operation, themselves or below; the root stays. */
function keepResources(api: Api, operations: Api["operations"]): Api["resources"] {
  const used = new Set<string>([api.root]);
  for (const { resource } of Object.values(operations)) {
    for (let id: keyof Api["resources"] | null = resource; id !== null && !used.has(id); ) {
      used.add(id);
      id = api.resources[id]?.parent ?? null;
    }
  }
  const kept = Object.values(api.resources).filter(({ id }) => used.has(id));
  return Object.fromEntries(
    kept.map((resource) => {
      const children = resource.children.filter((id) => used.has(id));
      return [
        resource.id,
        { ...resource, children, operations: resource.operations.filter((id) => Object.hasOwn(operations, id)) },
      ];
    }),
  );
}

/** Whose audiences a group wants, and where it says so. */
export interface AudienceSelection {
  readonly audiences: readonly string[];
  /** Path of the configuration file. */
  readonly document: string;
  /** Pointer of the list. */
  readonly pointer: string;
}

/**
 * What of an API the audiences of a group see. Operations, webhooks, channels and schemas stay where they are tagged
 * with one of the audiences; schemas, properties and parameters without any tag stay where something that stays needs
 * them. Where a server is tagged with one of them, the other servers go, else all that have a tag. What has no tag and
 * names a schema that is tagged otherwise is left out with a note where that is possible, and an error where it is not:
 * no SDK shows a schema to those whom it is hidden from.
 */
export function selectAudiences(api: Api, selection: AudienceSelection, report: Report): Api {
  reportUnknownAudiences(api, selection, report);
  if (selection.audiences.length === 0) reportNothingLeft("audiences", selection, report);
  const wanted = new Set(selection.audiences);
  const tagged: Keep = ({ audiences }) => audiences?.some((audience) => wanted.has(audience)) ?? false;
  const allowed: Keep = (element) => element.audiences === undefined || tagged(element);
  const tokens = tokenOperations(api);
  const narrowed = keepOperations(api, (operation) => tagged(operation) || tokens.has(operation.id));
  const hidden = hiddenTypes(api.types, allowed);
  const members = Object.entries(api.types).map(([id, decl]) => [
    id,
    visibleMembers(decl, { allowed, hidden, types: api.types }),
  ]);
  const types = Object.fromEntries(members) as Api["types"];
  const operations = Object.entries(narrowed.operations).map(([id, operation]) => {
    return [id, visibleOperation(operation, { allowed, hidden, types })];
  });
  const seen: Api = {
    ...narrowed,
    operations: Object.fromEntries(operations) as Api["operations"],
    types,
    webhooks: keepEntries(narrowed.webhooks, tagged) as Api["webhooks"],
    channels: keepEntries(
      narrowed.channels,
      (channel) => tagged(channel) || isOpened(channel.id, narrowed),
    ) as Api["channels"],
    environments: visibleEnvironments(api.environments, tagged),
  };
  const own = Object.values(api.types).filter(tagged);
  const needed = reachableTypes(
    seen,
    own.map(({ id }) => id),
  );
  reportNeeded(seen, needed, allowed, report);
  reportLeftOut({ api, seen, needed }, allowed, report);
  if (api.environments.list.length > 0 && seen.environments.list.length === 0) {
    const { document, pointer } = selection;
    report(compilerCatalogue.create("no-environment", {}, { location: { document, pointer } }));
  }
  return keepTypes(seen, needed);
}

function isOpened(id: string, { operations }: Api): boolean {
  return Object.values(operations).some((operation) => operation.kind === "channel" && operation.channel === id);
}

function* taggable(api: Api): Generator<Documented> {
  yield* Object.values(api.webhooks);
  yield* Object.values(api.channels);
  yield* api.environments.list;
  for (const operation of Object.values(api.operations)) {
    yield operation;
    if (operation.kind === "http") yield* operation.parameters;
  }
  for (const decl of Object.values(api.types)) {
    yield decl;
    if (decl.kind === "object") yield* decl.properties;
    else if (decl.kind === "union") yield* decl.variants;
  }
}

function reportUnknownAudiences(api: Api, selection: AudienceSelection, report: Report): void {
  const known = new Set<string>();
  for (const { audiences } of taggable(api)) for (const audience of audiences ?? []) known.add(audience);
  const { document, pointer } = selection;
  for (const [position, audience] of selection.audiences.entries()) {
    if (known.has(audience)) continue;
    const meant = nearest(audience, known);
    const params = { audience, ...(meant !== undefined && { nearest: meant }) };
    report(
      compilerCatalogue.create("unknown-audience", params, {
        location: { document, pointer: `${pointer}/${position}` },
      }),
    );
  }
}

function reportNeeded(api: Api, needed: ReadonlySet<TypeId>, allowed: Keep, report: Report): void {
  for (const id of needed) {
    const decl = api.types[id];
    if (!decl || allowed(decl)) continue;
    const params = {
      type: decl.name.wire || decl.name.words.join(" "),
      audiences: (decl.audiences ?? []).map((audience) => `\`${audience}\``).join(", ") || "no audience",
    };
    report(compilerCatalogue.create("audience-needs", params, { location: placeOf(api.origins, decl.origin) }));
  }
}

/** Notes the properties and parameters that are left out because of their schemas: nothing at their own place says so. */
function reportLeftOut(
  { api, seen, needed }: { readonly api: Api; readonly seen: Api; readonly needed: ReadonlySet<TypeId> },
  allowed: Keep,
  report: Report,
): void {
  const lost = <T extends Property | Parameter>(before: readonly T[], after: readonly T[]): T[] =>
    before.filter((one) => allowed(one) && !after.some(({ name }) => name.wire === one.name.wire));
  const left = [
    ...[...needed].flatMap((id) => lost(propertiesOf(api.types[id]), propertiesOf(seen.types[id]))),
    ...Object.values(seen.operations).flatMap(({ id }) =>
      lost(parametersOf(api.operations[id]), parametersOf(seen.operations[id])),
    ),
  ];
  for (const { name, origin } of left) {
    const location = placeOf(api.origins, origin);
    report(compilerCatalogue.create("audience-leaves-out", { name: name.wire }, { location }));
  }
}

const propertiesOf = (decl: TypeDecl | undefined) => (decl?.kind === "object" ? decl.properties : []);
const parametersOf = (operation: Operation | undefined) => (operation?.kind === "http" ? operation.parameters : []);
