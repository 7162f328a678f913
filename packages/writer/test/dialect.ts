import type { Dialect } from "../src/index.js";
import { list, relativeModule } from "../src/index.js";

/** A small TypeScript dialect: enough for the tests of this package. */
export const dialect: Dialect = {
  indent: "  ",
  width: 40,
  string: JSON.stringify,
  comment: (comment) => ["/**", ...comment.text.map((text) => (text === "" ? " *" : ` * ${text}`)), " */"],
  imports: (imports, path) =>
    imports.map(({ module, external, names }) => {
      const specifier = external ? module : relativeModule(path, module).replace(/\.ts$/, ".js");
      const items = names.map(({ name, alias, typeOnly }) => {
        const spelled = name === alias ? name : `${name} as ${alias}`;
        return typeOnly ? `type ${spelled}` : spelled;
      });
      return ["import ", list("{", items, "}", { spaced: true }), ` from "${specifier}";`];
    }),
};
