import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { templatesModule } from "../src/compile-templates.js";
import { readmeTexts } from "../src/index.js";

const SOURCE = `# tagline
A client for {{api}}.

# errorRows
| error | when |
|---|---|
| \`{{api}}Error\` | the call failed |

# timeout
Set it{{#if unit}} in {{unit}}{{/if}}.

# section: Two clients
Both have the same methods.

\`\`\`python
import acme

acme.call()
\`\`\`
`;

/** Texts of a compiled template, which is read as a program would read it. */
function texts(view: object, source = SOURCE): ReturnType<typeof readmeTexts> {
  const module = templatesModule([["texts", source]], { typed: false });
  const { texts } = runInNewContext(`${module.replace("export const templates =", "templates =")}templates`, {});
  return readmeTexts(texts, view);
}

test("texts are sections of a file, with a table of errors and sections of their own", () => {
  expect(texts({ api: "Acme", unit: "seconds" })).toEqual({
    tagline: "A client for Acme.",
    errorRows: [{ name: "`AcmeError`", when: "the call failed" }],
    timeout: "Set it in seconds.",
    sections: [{ title: "Two clients", text: "Both have the same methods.", code: "import acme\n\nacme.call()" }],
  });
});

test("a value that a template names has to be there", () => {
  expect(() => texts({ unit: undefined })).toThrow(/api/);
});

test("headings may have any level, as long as it is that of the first one", () => {
  const source =
    "## installation\nRun it:\n\n```sh\n## not a heading\nrun\n```\n\n### Deeper\nMore.\n\n## timeout\nSet it.\n";
  expect(texts({}, source)).toEqual({
    installation: "Run it:\n\n```sh\n## not a heading\nrun\n```\n\n### Deeper\nMore.",
    timeout: "Set it.",
    sections: [],
  });
});

test("a heading that names no text is an error that lists the names", () => {
  expect(() => texts({}, "# instalation\nRun it.\n")).toThrow(
    /unknown heading `instalation`. Texts are called batch, .*, installation, .* is headed `section: instalation`/,
  );
  expect(() => texts({}, "Run it.\n")).toThrow("A template of README texts has no heading");
});

test("a section of a language's own may have more below its code", () => {
  const more = `${SOURCE.trimEnd()}\n\nAnd a stream:\n\n\`\`\`python\nacme.stream()\n\`\`\`\n`;
  const [section] = texts({ api: "Acme" }, more).sections ?? [];
  expect(section).toEqual({
    title: "Two clients",
    text: "Both have the same methods.",
    code: "import acme\n\nacme.call()",
    rest: "And a stream:\n\n```python\nacme.stream()\n```",
  });
});
