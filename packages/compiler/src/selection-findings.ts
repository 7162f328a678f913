import { didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings of what filters and audiences leave of an API. */
export const selectionFindings = {
  "nothing-left": entry<{ key: string }>({
    severity: "warning",
    title: "Empty selection",
    cause: "A list of audiences or endpoints is empty, so the SDK has no operations.",
    fix: "Add an entry, or remove the list to keep everything.",
    message: ({ key }) => `\`${key}\` is empty, so no operation is left.`,
  }),
  "unknown-audience": entry<{ audience: string; nearest?: string }>({
    severity: "warning",
    title: "Audience that nothing is tagged with",
    cause:
      "A group selects an audience that no operation, schema, property or server of the definitions is tagged with.",
    fix: "Correct the name, or tag elements with `x-gen-audiences: [name]`.",
    message: ({ audience, nearest }) => `Nothing is tagged with the audience \`${audience}\`.${didYouMean(nearest)}`,
  }),
  "no-environment": entry({
    severity: "warning",
    title: "No base URL for a group's audiences",
    cause:
      "All environments or servers are tagged for other audiences than those of the group, so the SDK has no base URL.",
    fix: "Tag an environment for an audience of the group, or leave one without `audiences`.",
    message: () => "No environment is for these audiences: callers must pass a base URL.",
  }),
  "audience-needs": entry<{ type: string; audiences: string }>({
    severity: "error",
    title: "Needed despite its audiences",
    cause:
      "A schema is tagged for other audiences only, but something that the group keeps needs it: a body, a required parameter, a base schema, or an element that is tagged for the group.",
    fix: "Tag the schema for this audience too, or tag what refers to it for the others.",
    message: ({ type, audiences }) => `\`${type}\` is tagged for ${audiences} only, but this SDK needs it.`,
  }),
  "audience-leaves-out": entry<{ name: string }>({
    severity: "note",
    title: "Left out because of its schema",
    cause: "A property or parameter has no tag, but its schema is tagged for other audiences only.",
    fix: "No action is needed. To keep it, tag its schema for this audience too; to silence this note, tag it like its schema.",
    message: ({ name }) => `\`${name}\` is left out of the SDK: its schema is tagged for other audiences only.`,
  }),
};
