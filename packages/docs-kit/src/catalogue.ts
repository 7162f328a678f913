import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What there is to say about examples. None of it keeps an SDK from being emitted. */
export const examplesCatalogue = defineCatalogue("examples", {
  mismatch: entry<{ place: string; problem: string }>({
    severity: "note",
    title: "Example does not match its type",
    cause: "An example is not a valid value of its type.",
    fix: "Correct the example, or the schema. Until then, another example is shown.",
    message: ({ place, problem }) => `The example does not match its type: ${place} ${problem}.`,
  }),
  "too-large": entry<{ limit: number }>({
    severity: "note",
    title: "Example too large to show",
    cause: "Types that require each other several times have values whose size doubles with each level.",
    fix: "Give an example in the definition, or make some of the properties optional.",
    message: ({ limit }) =>
      `A value of this type has more than ${limit} parts or is nested too deeply, so no example of it is shown.`,
  }),
});
