import { didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about READMEs and the endpoints that they show. */
export const readmeEntries = {
  "readme-endpoint": entry<{ reference: string; nearest?: string }>({
    severity: "warning",
    title: "Endpoint of a README not found",
    cause: "`readme` names an endpoint that matches no operation of the definitions; the README is written without it.",
    fix: "Write it as `METHOD /path`, exactly as in the definition, with `<namespace>::` in front if the definition has a namespace.",
    message: ({ reference, nearest }) => `No operation matches \`${reference}\`.${didYouMean(nearest)}`,
  }),
  "readme-template": entry<{ problem: string }>({
    severity: "warning",
    title: "Template of a README cannot be used",
    cause:
      "The template that `readme.template` names is not well-formed, or names a value that READMEs do not have. The README has its usual layout.",
    fix: "Correct the template. docs/configuration.md lists the values.",
    message: ({ problem }) => `The template cannot be used: ${problem}.`,
  }),
  "ambiguous-endpoint": entry<{ reference: string; references: readonly string[] }>({
    severity: "warning",
    title: "Endpoint in several namespaces",
    cause: "An endpoint reference has no namespace, and several namespaces have this endpoint.",
    fix: "Write one of the references that the message names.",
    message: ({ reference, references }) =>
      `\`${reference}\` may be ${references.map((one) => `\`${one}\``).join(" or ")}; the first is taken.`,
  }),
  "no-stream": entry<{ reference: string }>({
    severity: "warning",
    title: "Endpoint that does not stream",
    cause: "The first example of the README should show a stream, but the endpoint does not stream.",
    fix: "Remove `stream`, or name an endpoint that streams.",
    message: ({ reference }) => `\`${reference}\` does not stream, so \`stream\` has no effect.`,
  }),
};
