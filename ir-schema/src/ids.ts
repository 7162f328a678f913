/**
 * Ids. Nodes of the IR refer to each other by id and never by object, so that an IR serialises, diffs and crosses
 * threads. An id is derived from the position in the definition, never from a running number. Its prefix makes ids of
 * different kinds different types, and keeps them from being integer-like keys or `__proto__`.
 */

/** Id of an object, enum, union or alias: `type:<position>`. */
export type TypeId = `type:${string}`;
/** Id of an operation: `op:<position>`. */
export type OperationId = `op:${string}`;
/** Id of a resource: `resource:<words joined by a dot>`; the root's is `resource:`. */
export type ResourceId = `resource:${string}`;
/** Id of a declared error: `error:<status>/<position of its body>`. */
export type ErrorId = `error:${string}`;
/** Id of a webhook or callback: `webhook:<position>`. */
export type WebhookId = `webhook:${string}`;
/** Id of a message channel: `channel:<position>`. */
export type ChannelId = `channel:${string}`;
/** Key of an authentication scheme, exactly as declared. */
export type SchemeId = string;
/** Index into {@link Api.origins}. */
export type OriginId = number;
