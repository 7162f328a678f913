import { describe, expect, test } from "vitest";
import { BACKEND_LANGUAGES } from "./backends.js";
import { sourcesOf, textOf } from "./imports.js";

// Names are made by the solver alone, which knows what else is called so. A name that an emitter makes of another one may
// meet a name that is declared: it belongs into the profile as a companion, or into the name of a part.

/** Letters that stand directly before or after a name, in a template. */
const GLUED =
  /\w\$\{(?:\w+\.)?names\.\w+\((?:[^(){}]|\([^()]*\))*\)\}|\$\{(?:\w+\.)?names\.\w+\((?:[^(){}]|\([^()]*\))*\)\}\w/g;

const METHODS_OF_CSHARP = "All methods of C# end in Async, and no other member of a client does.";

/** Names that are glued together all the same, each with what keeps them free. */
const FREE: { readonly [text: string]: string } = {
  "h${names.variable(variable)}": "Go's options of clients are settled with this prefix.",
  '${names.companion("operation", params.get(id) ?? id)}P':
    "Go's profile asks for names that are free with this ending.",
  "f${names.variant(decl.id, index)}":
    "Records of Java's unions stand in their union, which holds nothing else with this prefix.",
  "_${names.type(outer.id).slice(0, 1).toLowerCase()}": "A file that holds many types of Go.",
  '${names.rootMember("Send")}A': METHODS_OF_CSHARP,
  '${names.rootMember("Request")}A': METHODS_OF_CSHARP,
  "${names.method(id)}A": METHODS_OF_CSHARP,
  "${context.names.method(operation.id)}A": METHODS_OF_CSHARP,
  "${names.method(id)}W": "PHP keeps it free of the other members of a client, in members.ts.",
  "${names.resource(id)}C": "A private field of TypeScript, whose suffix keeps it apart from others.",
};

describe.each(BACKEND_LANGUAGES)("the emitter of %s", (language) => {
  test("makes no names of other names", () => {
    const glued = sourcesOf(`plugins/backend-${language}`)
      .filter((path) => !/\/(?:samples|scaffold)\//.test(path))
      .flatMap((path) => [...textOf(path).matchAll(GLUED)].map(([text]) => text));
    expect(glued.filter((text) => !(text in FREE))).toEqual([]);
  });
});

test("every exception is needed", () => {
  const all = BACKEND_LANGUAGES.flatMap((language) => sourcesOf(`plugins/backend-${language}`))
    .map((path) => textOf(path))
    .join("\n");
  expect(Object.keys(FREE).filter((text) => !all.includes(text))).toEqual([]);
});
