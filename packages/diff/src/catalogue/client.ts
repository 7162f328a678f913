import { additive, because, breaking, type ChangeKind, invisible } from "../kind.js";

/** Changes of the client, its options and environments, and of webhooks and channels. */
export const clientKinds = {
  "package-renamed": breaking(
    "Package renamed",
    "Code imports it, or projects depend on it, by the old name.",
    (s, d) => `The ${s} was renamed${because(d)}`,
  ),
  "client-renamed": breaking(
    "Client renamed",
    "Code names the class of the client.",
    (s, d) => `The client ${s} was renamed${because(d)}`,
  ),
  "group-renamed": breaking(
    "Group of methods renamed",
    "Calls reach its methods by the old name.",
    (_, d) => `The group ${d}.`,
  ),
  "option-added": additive(
    "Option of the client added",
    "It is optional, so that code without it is what it was.",
    (s) => `${s} was added, optional.`,
  ),
  "option-added-required": breaking(
    "Required option of the client added",
    "No client can be made without it.",
    (s) => `${s} was added, required.`,
  ),
  "option-removed": breaking(
    "Option of the client removed",
    "Code that gives it no longer compiles.",
    (s) => `${s} was removed.`,
  ),
  "option-renamed": breaking(
    "Option of the client renamed",
    "Code gives it by the old name.",
    (s, d) => `${s} was renamed${because(d)}`,
  ),
  "option-became-required": breaking(
    "Option of the client became required",
    "Code may leave it out.",
    (s) => `${s} is required now.`,
  ),
  "option-became-optional": additive(
    "Option of the client became optional",
    "Code that gives it is what it was.",
    (s) => `${s} is optional now.`,
  ),
  "option-changed": breaking(
    "Option of the client has another type",
    "What code gives is no longer taken.",
    (s, d) => `${s} has another type${because(d)}`,
  ),
  "option-variable-changed": breaking(
    "Environment variable of an option changed",
    "Users have set the old one.",
    (s, d) => `${s} is read from another environment variable${because(d)}`,
  ),
  "scheme-changed": invisible(
    "Credential sent in another way",
    "Callers give the credential, and the SDK sends it.",
    (s, d) => `${s} is sent in another way${because(d)}`,
  ),
  "environment-added": additive(
    "Environment added",
    "The SDK has one more server to choose.",
    (s) => `The environment ${s} was added.`,
  ),
  "environment-removed": breaking(
    "Environment removed",
    "Code that chooses it no longer compiles.",
    (s) => `The environment ${s} was removed.`,
  ),
  "environment-renamed": breaking(
    "Environment renamed",
    "Code chooses it by the old name.",
    (s, d) => `The environment ${s} was renamed${because(d)}`,
  ),
  "environment-url-changed": invisible(
    "URL of an environment changed",
    "Code chooses environments by name.",
    (s, d) => `The environment ${s} has another URL${because(d)}`,
  ),
  "environment-default-changed": invisible(
    "Default environment changed",
    "Code compiles; clients that choose none call another server.",
    (_, d) => `Another environment is the default${because(d)}`,
  ),
  "base-url-required": breaking(
    "Base URL became required",
    "Code makes clients without one.",
    () => "No client can be made without a base URL now.",
  ),
  "webhook-added": additive(
    "Webhook added",
    "The SDK reads one more kind of delivery.",
    (s) => `The webhook ${s} was added.`,
  ),
  "webhook-removed": breaking(
    "Webhook removed",
    "Code that handles it no longer compiles.",
    (s) => `The webhook ${s} was removed.`,
  ),
  "webhook-changed": breaking(
    "Payload of a webhook has another type",
    "Code reads the old one.",
    (s, d) => `The payload of the webhook ${s} has another type${because(d)}`,
  ),
  "channel-added": additive(
    "Channel added",
    "The SDK opens one more kind of connection, or has its types.",
    (s) => `The channel ${s} was added.`,
  ),
  "channel-removed": breaking(
    "Channel removed",
    "Code that opens it, or names its types, no longer compiles.",
    (s) => `The channel ${s} was removed.`,
  ),
  "channel-renamed": breaking(
    "Channel renamed",
    "Code names its types.",
    (s, d) => `The channel ${s} was renamed${because(d)}`,
  ),
  "message-added": additive(
    "Message of a channel added",
    "Code that does not send it, or does not look for it, is what it was.",
    (s) => `${s} was added.`,
  ),
  "message-removed": breaking(
    "Message of a channel removed",
    "Code that sends it, or looks for it, no longer compiles.",
    (s) => `${s} was removed.`,
  ),
  "message-changed": breaking(
    "Message of a channel has another type",
    "Code sends or reads the old one.",
    (s, d) => `${s} has another type${because(d)}`,
  ),
} as const satisfies { readonly [kind: string]: ChangeKind };
