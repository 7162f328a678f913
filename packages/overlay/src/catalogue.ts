import { defineCatalogue, didYouMean, entry } from "@sdkwright/diagnostics";

/** What can be wrong with an overlay or an override. */
export const overlayCatalogue = defineCatalogue("overlay", {
  "not-an-overlay": entry<{ problem: string }>({
    severity: "error",
    title: "Not an overlay document",
    cause: "The file does not have the shape that the OpenAPI Overlay Specification gives to an overlay.",
    fix: "An overlay has `overlay: 1.1.0`, `info` with `title` and `version`, and a list of `actions`, each with a `target`.",
    message: ({ problem }) => `This overlay cannot be applied: ${problem}.`,
  }),
  "unknown-version": entry<{ version: string }>({
    severity: "error",
    title: "Unknown overlay version",
    cause: "The `overlay` field does not name a version of the Overlay Specification as text, such as `1.1.0`.",
    fix: "Write `overlay: 1.0.0` or `overlay: 1.1.0`.",
    message: ({ version }) => `${version} is not a supported version of the Overlay Specification.`,
  }),
  "newer-version": entry<{ version: string }>({
    severity: "warning",
    title: "Newer overlay version",
    cause: "The overlay has a version after 1.1. It is applied according to version 1.1.",
    fix: "Check the result, or write `overlay: 1.1.0`.",
    message: ({ version }) => `The overlay is written for version ${version}; it is applied according to 1.1.`,
  }),
  "extends-other": entry<{ extends: string; path: string }>({
    severity: "warning",
    title: "Overlay for another definition",
    cause: "The overlay's `extends` names another file than the definition that it is applied to.",
    fix: "Correct `extends` or remove it, or name the overlay at the definition that it is meant for.",
    message: (params) => `The overlay says that it extends ${params.extends}, and is applied to ${params.path}.`,
  }),
  "rule-matches-nothing": entry({
    severity: "warning",
    title: "Rule that matches no operation",
    cause: "No operation of the definition fits all keys under `match` of a rule.",
    fix: "Correct the patterns, or remove the rule. `*` stands for any text, and letter case counts.",
    message: () => "No operation matches this rule.",
  }),
  "rule-does-not-fit": entry({
    severity: "warning",
    title: "Rule that fits no operation",
    cause: "Operations match the rule, but none has the parameters and properties that its `pagination` names.",
    fix: "Correct the paths of `pagination`, or remove the rule.",
    message: () => "No operation that matches this rule has what its `pagination` names.",
  }),
  "rules-differ": entry<{ key: string; first: number; second: number; operation: string; count: number }>({
    severity: "note",
    title: "Rules that say different things",
    cause: "Two rules match the same operation, and have different values for the same key. The first rule counts.",
    fix: "No action is needed if the first rule is an exception to the second. Otherwise narrow `match`, or swap the rules.",
    message: ({ key, first, second, operation, count }) =>
      `Rules ${first} and ${second} differ in \`${key}\` of ${count === 1 ? `\`${operation}\`` : `${count} operations, such as \`${operation}\``}: rule ${first} counts.`,
  }),
  "invalid-path": entry<{ path: string; problem: string }>({
    severity: "error",
    title: "Invalid JSONPath",
    cause:
      "A `target` or `copy` is not a JSONPath expression as RFC 9535 defines it. Other dialects differ in details.",
    fix: "Correct the expression. In RFC 9535 a filter is `[?@.name == 'x']`, and compares single values only.",
    message: ({ path, problem }) => `\`${path}\` is not a JSONPath expression: ${problem}.`,
  }),
  "path-too-costly": entry<{ path: string }>({
    severity: "error",
    title: "JSONPath takes too long",
    cause:
      "A `target` or `copy` takes more steps than any useful expression. Several `..` in a row, a filter that searches " +
      "the whole definition for each value, and patterns over long texts multiply.",
    fix: "Name more of the path, for example `$.paths.*.*` instead of `$..*`, and search only below `@`.",
    message: ({ path }) => `\`${path}\` takes too many steps; the action is not applied.`,
  }),
  "grows-too-large": entry<{ limit: number }>({
    severity: "error",
    title: "Overlay makes the definition too large",
    cause: "Actions that copy or append to many targets multiply: a short overlay makes an enormous definition.",
    fix: "Narrow the `target`, or put what is repeated into a component and refer to it.",
    message: ({ limit }) =>
      `With this action the definition would contain more than ${limit} values; the overlay stops here.`,
  }),
  "nests-too-deep": entry<{ limit: number }>({
    severity: "error",
    title: "Overlay nests the definition too deep",
    cause: "An action puts a value so far inside others that the definition is nested deeper than can be read.",
    fix: "Correct the `target`, or put the value into a component and refer to it.",
    message: ({ limit }) =>
      `With this action values would be nested more than ${limit} levels deep; it is not applied.`,
  }),
  "no-match": entry<{ target: string }>({
    severity: "warning",
    title: "Action without a target",
    cause: "The action's `target` selects nothing in the definition after the earlier actions.",
    fix: "Correct the `target`, or remove the action if the definition has changed and no longer needs it.",
    message: ({ target }) => `\`${target}\` selects nothing; the action has no effect.`,
  }),
  "no-effect": entry<{ target: string }>({
    severity: "warning",
    title: "Action changes nothing",
    cause: "The definition already has the values that the action sets, or the action sets none.",
    fix: "Remove the action.",
    message: ({ target }) => `The action for \`${target}\` changes nothing.`,
  }),
  "ignored-field": entry<{ field: string }>({
    severity: "warning",
    title: "Field without effect",
    cause: "An action with `remove: true` removes its targets; its other modifiers have no effect.",
    fix: "Remove the field, or make two actions.",
    message: ({ field }) => `\`${field}\` has no effect beside \`remove: true\`.`,
  }),
  "copy-and-update": entry({
    severity: "error",
    title: "Both copy and update",
    cause: "An action either copies or updates; with both fields neither has an effect.",
    fix: "Split it into two actions.",
    message: () => "An action cannot have both `copy` and `update`; it is not applied.",
  }),
  "copy-source": entry<{ source: string; found: number }>({
    severity: "error",
    title: "Copy of no value, or of several",
    cause: "The `copy` expression must select one value of the definition.",
    fix: "Correct the expression so that it selects exactly one value.",
    message: ({ source, found }) => `\`${source}\` selects ${found === 0 ? "nothing" : `${found} values`} to copy.`,
  }),
  "mixed-targets": entry<{ target: string }>({
    severity: "error",
    title: "Targets of several kinds",
    cause: "What an update or copy applies to must be all mappings, all lists or all single values.",
    fix: "Narrow the `target`, for example by naming the methods: `$.paths.*['get','post']`.",
    message: ({ target }) => `\`${target}\` selects values of several kinds; the action is not applied.`,
  }),
  "incompatible-update": entry<{ pointer: string; was: string; becomes: string }>({
    severity: "warning",
    title: "Update with a value of another kind",
    cause: "The update replaces a value with one of another kind, for example a list with a string.",
    fix: "Check that this is intended. To replace a value on purpose, remove it in an earlier action.",
    message: ({ pointer, was, becomes }) => `This ${becomes} replaces a ${was} at ${pointer || "the root"}.`,
  }),
  "remove-root": entry({
    severity: "error",
    title: "Removal of the whole document",
    cause: "An action with `remove: true` selects the root of the definition.",
    fix: "Select only what you want to remove.",
    message: () => "The root of a definition cannot be removed.",
  }),
  "override-not-a-mapping": entry<{ path: string }>({
    severity: "error",
    title: "Override is not a mapping",
    cause: "An override file is merged over the definition, and therefore must be a mapping like it.",
    fix: "Write the override in the shape of the definition, with the changed parts only.",
    message: ({ path }) => `${path} is not a mapping, so it cannot be merged over a definition.`,
  }),
  "override-adds-operation": entry<{ operation: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Override adds an operation",
    cause:
      "The definition has no operation at this path and method, and the override gives it no `responses`: most likely the path or the method is misspelled.",
    fix: "Correct the path or the method. If you want a new operation, give it `responses`.",
    message: ({ operation, nearest }) => {
      const hint = didYouMean(nearest);
      return `The definition has no operation \`${operation}\`, so the override adds one.${hint}`;
    },
  }),
  "override-adds-schema": entry<{ kind: "schema" | "property"; name: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Override adds a schema without a type",
    cause:
      "The definition has no schema or property of this name, and the override does not say what its values are: most likely the name is misspelled.",
    fix: "Correct the name. If a new schema or property is meant, give it a `type`.",
    message: ({ kind, name, nearest }) => {
      const hint = didYouMean(nearest);
      return `The definition has no ${kind} \`${name}\`, so the override adds one without a type.${hint}`;
    },
  }),
});
