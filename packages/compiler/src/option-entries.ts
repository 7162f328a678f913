import { didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about the options of a generator. */
export const optionEntries = {
  "unknown-option": entry<{ option: string; generator: string; nearest?: string }>({
    severity: "error",
    title: "Unknown generator option",
    cause: "The generator's `config` contains a key that is not an option of its backend.",
    fix: "Correct the key, or remove it.",
    message: ({ option, generator, nearest }) => `\`${generator}\` has no option \`${option}\`.${didYouMean(nearest)}`,
  }),
  "foreign-option": entry<{ option: string }>({
    severity: "note",
    title: "Option of another product",
    cause: "The generator has the name of another product's generator, and an option that has no meaning here.",
    fix: "No action is needed. The documentation of the configuration lists the supported options.",
    message: ({ option }) => `\`${option}\` is an option of Fern's generator, and has no effect here.`,
  }),
  "option-unsupported": entry<{ option: string; value: string; instead: string }>({
    severity: "warning",
    title: "Unsupported value of a generator option",
    cause: "The backend has the option, but does not support this value.",
    fix: "Remove the option, or use another value.",
    message: ({ option, value, instead }) => `\`${option}: ${value}\` is not supported: ${instead}.`,
  }),
  "bad-option": entry<{ option: string; expected: string }>({
    severity: "error",
    title: "Wrong value of a generator option",
    cause:
      "The value in `config` has the wrong type, is not one of the option's values, or does not have the required format.",
    fix: "Use a value that the message describes.",
    message: ({ option, expected }) => `The option \`${option}\` takes ${expected}.`,
  }),
  "option-twice": entry<{ option: string; other: string }>({
    severity: "error",
    title: "Two spellings of one generator option",
    cause: "The generator's `config` contains an option twice, in two spellings.",
    fix: "Keep one of them.",
    message: ({ option, other }) => `\`${option}\` is another spelling of \`${other}\`, which is given as well.`,
  }),
};
