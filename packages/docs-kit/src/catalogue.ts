import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What there is to say about examples and READMEs. None of it keeps an SDK from being emitted. */
export const examplesCatalogue = defineCatalogue("examples", {
  mismatch: entry<{ place: string; problem: string }>({
    severity: "note",
    title: "Example does not match its type",
    cause: "An example is not a valid value of its type.",
    fix: "Correct the example, or the schema. Until then, another example is shown.",
    message: ({ place, problem }) => `The example does not match its type: ${place} ${problem}.`,
  }),
  secret: entry<{ path: readonly string[] }>({
    severity: "warning",
    title: "Example contains a credential",
    cause:
      "An example has the form of a credential that a service issues, such as a GitHub token or a private key. README, reference and tests of the SDK show examples, and are published.",
    fix: "Revoke the credential if it is real, and replace it with a value that contains `example`. Until then, another example is shown.",
    otherwise: { severity: "note", condition: "its checksum is wrong, so that it was never valid" },
    message: ({ path }) => {
      const place = path.length === 0 ? "" : ` at \`${path.join(".")}\``;
      return `The example contains what looks like a credential${place}.`;
    },
  }),
  "readme-variable": entry<{
    name: string;
    isKnown: boolean;
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    severity: "warning",
    title: "Variable without a value in a README",
    cause:
      "A custom section of the README has a variable that the language does not have, or that the configuration gives no value. " +
      "`owner` and `repo` of Go are parts of the import path, which comes from `githost` or the option `module`.",
    fix: "Use a variable of the language, or configure what it stands for. Without a value, a variable of the language becomes its name in capitals.",
    message: ({ name, isKnown, known, nearest }) => {
      const meant = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`;
      const all = known.map((one) => `\`${one}\``).join(", ");
      return isKnown
        ? `\`{{ ${name} }}\` has no value in this SDK.`
        : `\`{{ ${name} }}\` is not a variable of this language, so it stays as it is. Known: ${all}.${meant}`;
    },
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
