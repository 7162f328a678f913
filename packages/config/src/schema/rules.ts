import type { Static } from "@sinclair/typebox";
import { anything, either, flag, list, map, object, optional, text } from "./build.js";

const pattern = (what: string) =>
  optional(
    either([text(`${what}; \`*\` stands for any text.`), list(text(what), `Any of several: ${what}.`)], `${what}.`),
  );

const match = object(
  {
    path: pattern("Path of the operation"),
    method: pattern("HTTP method"),
    tag: pattern("Tag of the operation"),
    "operation-id": pattern("Id of the operation"),
  },
  "The operations of the rule: those that fit all of these keys.",
  { "x-at-least-one": ["path", "method", "tag", "operation-id"] },
);

/** A rule of a definition: what `x-gen-*` extensions would say of each operation that it matches. */
export const Rule = object(
  {
    match,
    pagination: optional(
      map(anything("A part of the pagination."), "As `x-gen-pagination`, for the operations that have what it names."),
    ),
    retries: optional(object({ disabled: flag("Whether calls are never retried.") }, "As `x-gen-retries`.")),
    group: optional(
      either(
        [
          text("Name of a group; `{1}` is what the first `*` matched."),
          list(text("Name of a group."), "Nested groups."),
        ],
        "As `x-gen-sdk-group-name`.",
      ),
    ),
    "method-name": optional(text("As `x-gen-sdk-method-name`; `{1}` is what the first `*` matched.")),
    ignore: optional(flag("As `x-gen-ignore`.")),
    audiences: optional(list(text("An audience."), "As `x-gen-audiences`.")),
  },
  "What holds for every operation that it matches and that does not say otherwise.",
  { "x-at-least-one": ["pagination", "retries", "group", "method-name", "ignore", "audiences"] },
);
export type RuleInput = Static<typeof Rule>;
