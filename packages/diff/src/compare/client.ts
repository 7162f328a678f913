import {
  type ChannelDecl,
  type ClientOption,
  type ErrorDecl,
  type ErrorId,
  isNeededOption,
  type ResourceId,
  type WebhookDecl,
} from "@sdkwright/plugin-api";
import { isEqual } from "../equal.js";
import { typeName } from "../type-text.js";
import type { SdkView } from "../view.js";
import { note, noteName, noteType, type TypeKinds, type Walk } from "../walk.js";

const OPTION: TypeKinds = { wider: "option-changed", narrower: "option-changed", other: "option-changed" };
const ERROR: TypeKinds = { wider: "error-body-changed", narrower: "error-body-changed", other: "error-body-changed" };
const WEBHOOK: TypeKinds = { wider: "webhook-changed", narrower: "webhook-changed", other: "webhook-changed" };
const MESSAGE: TypeKinds = { wider: "message-changed", narrower: "message-changed", other: "message-changed" };

/** Compares what is not an operation or a type. */
export function compareClient(walk: Walk): void {
  comparePackages(walk);
  compareGroups(walk);
  compareOptions(walk);
  compareEnvironments(walk);
  compareErrors(walk);
  compareWebhooks(walk);
  compareChannels(walk);
}

function comparePackages(walk: Walk): void {
  for (const [what, name] of Object.entries(walk.old.packages)) {
    noteName(walk, "package-renamed", what, { old: name, now: walk.now.packages[what] ?? name });
  }
}

function compareGroups(walk: Walk): void {
  const { old, now } = walk;
  const root = (view: SdkView): ResourceId => view.sdk.api.root;
  noteName(walk, "client-renamed", "of the API", {
    old: old.names.client(root(old)),
    now: now.names.client(root(now)),
  });
  for (const { id, root: isRoot } of old.sdk.clients) {
    const paired = walk.pairs.resources.get(id);
    const match = paired === undefined ? undefined : now.sdk.api.resources[paired];
    const before = old.sdk.api.resources[id];
    if (isRoot || !match || !before) continue;
    const places = { before: before.origin, after: match.origin };
    const names = { old: old.names.resource(id), now: now.names.resource(match.id) };
    noteName(walk, "group-renamed", id.replace(/^resource:/, ""), names, places);
  }
}

/** An option of the client, as its SDK has it. */
interface NamedOption {
  readonly option: ClientOption;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
}

/** What an option is of, whatever its name; undefined for those that other comparisons look at. */
function optionsOf({ sdk, names }: SdkView): Map<string, NamedOption> {
  const options = new Map<string, NamedOption>();
  for (const option of sdk.options) {
    const required = isNeededOption(option);
    switch (option.kind) {
      case "credential": {
        const { scheme, part } = option;
        options.set(`credential ${scheme} ${part}`, {
          option,
          name: names.credential(scheme, part),
          label: `Credential \`${scheme}\` (${part})`,
          required,
        });
        break;
      }
      case "header":
        options.set(`header ${option.header.toLowerCase()}`, {
          option,
          name: names.header(option.header),
          label: `Header \`${option.header}\` of the client`,
          required,
        });
        break;
      case "url-variable":
      case "variable":
        options.set(`variable ${option.name}`, {
          option,
          name: names.variable(option.name),
          label: `Variable \`${option.name}\` of the client`,
          required,
        });
        break;
      case "environment":
      case "base-url":
      case "socket":
        break;
      default:
        option satisfies never;
    }
  }
  return options;
}

function compareOptions(walk: Walk): void {
  const [before, after] = [optionsOf(walk.old), optionsOf(walk.now)];
  for (const [key, one] of before) {
    const other = after.get(key);
    if (!other) {
      note(walk, "option-removed", one.label);
      continue;
    }
    noteName(walk, "option-renamed", one.label, { old: one.name, now: other.name });
    if (!one.required && other.required) note(walk, "option-became-required", one.label);
    if (one.required && !other.required) note(walk, "option-became-optional", one.label);
    const [type, next] = [one.option, other.option].map((option) => ("type" in option ? option.type : undefined));
    if (type && next) noteType(walk, OPTION, one.label, { old: type, now: next }, { direction: "sent" });
    const variables = [one.option, other.option].map((option) => ("env" in option ? option.env : undefined));
    if (variables[0] !== undefined)
      noteName(walk, "option-variable-changed", one.label, { old: variables[0], now: variables[1] ?? "none" });
  }
  for (const [key, { label, required }] of after) {
    if (!before.has(key)) note(walk, required ? "option-added-required" : "option-added", label);
  }
  const schemes = new Map(walk.now.sdk.auth.schemes.map((scheme) => [scheme.id, scheme]));
  for (const { id, apply } of walk.old.sdk.auth.schemes) {
    const match = schemes.get(id);
    if (!match) continue;
    const [how, next] = [apply, match.apply].map((one) => ("name" in one ? `${one.kind} ${one.name}` : one.kind));
    const names = { old: how ?? "", now: next ?? "" };
    noteName(walk, "scheme-changed", `Credential \`${id}\``, names);
  }
}

/** An environment of an SDK. */
interface NamedEnvironment {
  readonly wire: string;
  readonly name: string;
  readonly urls: readonly string[];
  readonly origin: number;
}

function environmentsOf({ sdk, names }: SdkView): NamedEnvironment[] {
  return sdk.environments.list.flatMap(({ index, urls }): NamedEnvironment[] => {
    const declared = sdk.api.environments.list[index];
    return declared
      ? [{ wire: declared.name.wire, name: names.environment(index), urls, origin: declared.origin }]
      : [];
  });
}

function compareEnvironments(walk: Walk): void {
  const [before, after] = [environmentsOf(walk.old), environmentsOf(walk.now)];
  const free = new Set(after);
  const matches = new Map<NamedEnvironment, NamedEnvironment>();
  for (const isMatch of [
    (one: NamedEnvironment, other: NamedEnvironment) => one.wire === other.wire,
    (one: NamedEnvironment, other: NamedEnvironment) => isEqual(one.urls, other.urls),
  ]) {
    for (const one of before) {
      const match = matches.has(one) ? undefined : [...free].find((other) => isMatch(one, other));
      if (!match) continue;
      matches.set(one, match);
      free.delete(match);
    }
  }
  for (const one of before) {
    const match = matches.get(one);
    if (!match) {
      note(walk, "environment-removed", one.wire, { before: one.origin });
      continue;
    }
    const places = { before: one.origin, after: match.origin };
    noteName(walk, "environment-renamed", one.wire, { old: one.name, now: match.name }, places);
    const urls = { old: one.urls.join(", "), now: match.urls.join(", ") };
    noteName(walk, "environment-url-changed", one.wire, urls, places);
  }
  for (const one of free) note(walk, "environment-added", one.wire, { after: one.origin });
  const [first, next] = [before[0], after[0]];
  if (first && next && matches.get(first) !== next && matches.get(first)) {
    noteName(walk, "environment-default-changed", "", { old: first.wire, now: next.wire });
  }
  if (!walk.old.sdk.environments.needsBaseUrl && walk.now.sdk.environments.needsBaseUrl)
    note(walk, "base-url-required", "");
}

function compareErrors(walk: Walk): void {
  const { old, now, pairs } = walk;
  const isTyped = ({ sdk }: SdkView, id: ErrorId): boolean => sdk.errors[id]?.typed === true;
  const typed = (view: SdkView): ErrorDecl[] =>
    Object.values(view.sdk.api.errors).filter(({ id }) => isTyped(view, id));
  const matched = new Set<ErrorId>();
  for (const error of typed(old)) {
    const name = old.names.type(error.id);
    const subject = typeName(error);
    const id = pairs.errors.get(error.id);
    const match = id !== undefined && isTyped(now, id) ? now.sdk.api.errors[id] : undefined;
    if (!match) {
      note(walk, "error-class-removed", subject, { before: error.origin });
      continue;
    }
    matched.add(match.id);
    const places = { before: error.origin, after: match.origin, direction: "received" as const };
    noteName(walk, "error-class-renamed", subject, { old: name, now: now.names.type(match.id) }, places);
    if (error.type && match.type) noteType(walk, ERROR, subject, { old: error.type, now: match.type }, places);
  }
  for (const error of typed(now)) {
    if (!matched.has(error.id)) note(walk, "error-class-added", typeName(error), { after: error.origin });
  }
}

function compareWebhooks(walk: Walk): void {
  const keyed = ({ sdk }: SdkView): Map<string, WebhookDecl> =>
    new Map(Object.values(sdk.api.webhooks).map((webhook) => [webhook.id, webhook]));
  const [before, after] = [keyed(walk.old), keyed(walk.now)];
  for (const [id, one] of before) {
    const match = after.get(id);
    const { wire } = one.name;
    if (!match) note(walk, "webhook-removed", wire, { before: one.origin });
    else if (one.payload && match.payload) {
      const places = { before: one.origin, after: match.origin, direction: "received" as const };
      noteType(walk, WEBHOOK, wire, { old: one.payload, now: match.payload }, places);
    }
  }
  for (const [id, one] of after) if (!before.has(id)) note(walk, "webhook-added", one.name.wire, { after: one.origin });
}

function compareChannels(walk: Walk): void {
  const { old, now } = walk;
  const addressOf = ({ path, protocol }: ChannelDecl): string =>
    `${protocol} ${path.map((part) => (part.kind === "text" ? part.text : "{}")).join("")}`;
  const after = new Map(Object.values(now.sdk.api.channels).map((channel) => [channel.id, channel]));
  const before = Object.values(old.sdk.api.channels);
  for (const one of before) {
    const isNew = ({ id }: ChannelDecl): boolean => old.sdk.api.channels[id] === undefined;
    const moved = [...after.values()].find((other) => isNew(other) && addressOf(other) === addressOf(one));
    const match = after.get(one.id) ?? moved;
    if (!match) {
      note(walk, "channel-removed", one.name.wire, { before: one.origin });
      continue;
    }
    after.delete(match.id);
    const names = { old: old.names.type(one.id), now: now.names.type(match.id) };
    noteName(walk, "channel-renamed", one.name.wire, names, { before: one.origin, after: match.origin });
    compareMessages(walk, one, match);
  }
  for (const one of after.values()) note(walk, "channel-added", one.name.wire, { after: one.origin });
}

function compareMessages(walk: Walk, old: ChannelDecl, now: ChannelDecl): void {
  const keyed = ({ messages }: ChannelDecl) =>
    new Map(messages.map((one) => [`${one.direction} ${one.name.wire}`, one]));
  const [before, after] = [keyed(old), keyed(now)];
  for (const [key, one] of before) {
    const match = after.get(key);
    const label = `Message \`${one.name.wire}\` of ${old.name.wire}`;
    if (!match) note(walk, "message-removed", label, { before: one.origin });
    else {
      const direction = one.direction === "send" ? ("sent" as const) : ("received" as const);
      const places = { before: one.origin, after: match.origin, direction };
      noteType(walk, MESSAGE, label, { old: one.payload, now: match.payload }, places);
    }
  }
  for (const [key, one] of after) {
    if (!before.has(key))
      note(walk, "message-added", `Message \`${one.name.wire}\` of ${old.name.wire}`, { after: one.origin });
  }
}
