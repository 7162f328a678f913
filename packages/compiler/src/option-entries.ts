import { didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about the options of a generator. */
export const optionEntries = {
  "unknown-option": entry<{ option: string; generator: string; nearest?: string }>({
    severity: "error",
    title: "Unknown generator option",
    cause: "The generator's `config` holds a key that its backend does not know.",
    fix: "Correct the key, or remove it.",
    message: ({ option, generator, nearest }) => `\`${generator}\` has no option \`${option}\`.${didYouMean(nearest)}`,
  }),
  "foreign-option": entry<{ option: string }>({
    severity: "note",
    title: "Option of another product",
    cause: "A generator is named as another product names it, and has an option that means nothing here.",
    fix: "Nothing needs to be done. The options that are known are listed in the configuration's documentation.",
    message: ({ option }) => `The option \`${option}\` belongs to another product and has no effect here.`,
  }),
  "option-unsupported": entry<{ option: string; value: string; instead: string }>({
    severity: "warning",
    title: "Unsupported value of a generator option",
    cause: "The backend knows the option, and does not support this value of it.",
    fix: "Remove the option, or say otherwise if what happens in its place is not what you want.",
    message: ({ option, value, instead }) => `\`${option}: ${value}\` is not supported: ${instead}.`,
  }),
  "bad-option": entry<{ option: string; expected: string }>({
    severity: "error",
    title: "Wrong value of a generator option",
    cause: "The value in `config` is not of the option's type, not among its values, or does not look as it has to.",
    fix: "Give a value of the kind that the message names.",
    message: ({ option, expected }) => `The option \`${option}\` takes ${expected}.`,
  }),
  "option-twice": entry<{ option: string; other: string }>({
    severity: "error",
    title: "Two spellings of one generator option",
    cause: "The generator's `config` holds an option twice, in two spellings.",
    fix: "Keep one of them.",
    message: ({ option, other }) => `\`${option}\` is another spelling of \`${other}\`, which is given as well.`,
  }),
};
