// What is left to do for a backend that was laid out, in order, each step with the commands that show whether it is done.

const STEPS = [
  {
    title: "See what it emits",
    what:
      "Name `gen-__key__-sdk` in a generators.yml: an outline comes out, and a warning for everything that the backend lacks. " +
      "Record it, so that every later step shows in the diff. Three positions of the hostile texts fail until their methods " +
      "are emitted: cookieParameter, propertyOfFile and stream. Whatever needs a toolchain is skipped and counted.",
    commands: [
      "npx tsc -b && npx biome check .",
      "npm run setup",
      "UPDATE=1 npx vitest run test/diagnostics test/features-docs test/suites/golden",
      "ROW=__key__ npx vitest run test/suites test/architecture",
    ],
  },
  {
    title: "Types",
    what:
      "Write the language's syntax in src/dialect.ts (literals and comments first), src/names.ts (keywords, casing), " +
      "src/types.ts and the files of src/emit; the row's lexer reads the language with them. In the row, toolchain.ts finds the " +
      "compiler, and `checks` run it.",
    commands: [
      "ROW=__key__ npx vitest run test/suites/hostile test/suites/check",
      "UPDATE=1 npx vitest run test/suites/golden test/features-docs test/suites/corpus",
    ],
  },
  {
    title: "One call",
    what:
      "Plan the client's options and environments; src/emit/request.ts and src/emit/client.ts write a method that sends one " +
      "HTTP request with the bare HTTP client of the language.",
    commands: ["ROW=__key__ npx vitest run test/suites/check"],
  },
  {
    title: "The runtime, by vectors",
    what:
      "A project of its own in plugins/backend-__key__/runtime, which passes test/vectors; `assets` puts it into SDKs (a " +
      "script `assets` of the package and its task in turbo.json embed it, as for Go). The row's `runtime` runs its tools.",
    commands: ["npx vitest run test/vectors", "ROW=__key__ npx vitest run test/suites/runtime"],
  },
  {
    title: "Samples",
    what: "`program` in src/index.ts is a programWriter with a function for each kind of SampleProgram; null is for what the language does not have. As `writeProgram` in src/samples/programs.ts, it also prints calls in the explorer of documentation sites.",
    commands: ["npx vitest run test/snippets", "ROW=__key__ npx vitest run test/suites/readme"],
  },
  {
    title: "README and reference",
    what: "`assets` adds the documents of @sdkwright/docs-kit (sdkDocuments), with texts of the language's own.",
    commands: ["ROW=__key__ npx vitest run test/suites/readme"],
  },
  {
    title: "Wire tests",
    what: "`assets` writes the programs of wirePrograms as tests of the language's usual runner; the row's `wire` runs them.",
    commands: ["ROW=__key__ npx vitest run test/suites/wire"],
  },
  {
    title: "Conformance",
    what:
      "Take the features off LACKS in src/context.ts one after the other. In the row's folder `conformance`, the driver speaks " +
      "the protocol of docs/backends/3-conformance.md, and mutants prove that the scenarios see a broken runtime.",
    commands: [
      "npm run setup",
      "ROW=__key__ npx vitest run test/suites/conformance",
      "UPDATE=1 npx vitest run test/suites/conformance test/features-docs",
    ],
  },
];

/** The text that follows a layout. */
export function nextSteps({ key, title }) {
  const steps = STEPS.map(({ title: heading, what, commands }, index) => {
    const lines = [`${index + 1}. ${heading}`, `   ${what}`, ...commands.map((command) => `     ${command}`)];
    return lines.join("\n").replaceAll("__key__", key);
  });
  const places = `plugins/backend-${key}, test/languages/${key} and docs/${key}.md`;
  return `\n${title} is laid out in ${places}. What is next, in order:\n\n${steps.join("\n")}`;
}
