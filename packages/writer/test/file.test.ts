import { describe, expect, test } from "vitest";
import { createFile, group, list, type Sym, textWidth, typeUse } from "../src/index.js";
import { dialect } from "./dialect.js";

const sym = (name: string, module: string, more: Partial<Sym> = {}): Sym => ({ part: "sym", name, module, ...more });

describe("a file", () => {
  test("is lines, blocks and comments, with no stray empty line and no space at a line's end", () => {
    const file = createFile("src/a.ts", dialect);
    file.blank();
    file.doc({ text: ["A pet.", "", "Said at length."] });
    file.block(
      "class Pet {",
      () => {
        file.blank();
        file.line("name: string;  ");
        file.blank();
        file.blank();
        file.line("");
        file.doc({ text: ["Speaks."] });
        file.block("speak() {", () => {}, "}");
        file.blank();
      },
      "}",
    );
    file.blank();
    expect(file.finish().content).toBe(
      [
        "/**\n * A pet.\n *\n * Said at length.\n */\nclass Pet {",
        "  name: string;",
        "",
        "  /**\n   * Speaks.\n   */\n  speak() {}",
        "}\n",
      ].join("\n"),
    );
  });

  test("rows next to each other have their cells in columns; what comes between parts them", () => {
    const file = createFile("a.go", { ...dialect, indent: "\t" });
    file.block(
      "type Pet struct {",
      () => {
        file.row(["ID", "string", '`json:"id"`']);
        file.row(["Names", ["[]", "string"], '`json:"names"`']);
        file.row(["Other", "int"]);
        file.row(["X", "float64", '`json:"x"`']);
        file.line("// Said of the next.");
        file.row(["Y", "int", '`json:"y"`']);
        file.blank();
        file.row(["Long", "int"]);
      },
      "}",
    );
    expect(file.finish().content).toBe(
      [
        "type Pet struct {",
        '\tID    string   `json:"id"`',
        '\tNames []string `json:"names"`',
        "\tOther int",
        '\tX     float64 `json:"x"`',
        "\t// Said of the next.",
        '\tY int `json:"y"`',
        "",
        "\tLong int",
        "}\n",
      ].join("\n"),
    );
  });

  test("a block without a tail has none, and text with line feeds stays as it is", () => {
    const file = createFile("a.py", { ...dialect, indent: "    " });
    file.block("def f():", () => file.line("return '''\nx\n '''"), "");
    expect(file.finish().content).toBe("def f():\n    return '''\nx\n '''\n");
  });

  test("a language can have several empty lines between what a file declares at its top level", () => {
    const file = createFile("a.py", { ...dialect, separation: 2 });
    const body = (): void => {
      file.line("x");
      file.blank();
      file.line("y");
    };
    file.block("class A:", body, "");
    file.blank();
    file.line("B = A");
    expect(file.finish().content).toBe("class A:\n  x\n\n  y\n\n\nB = A\n");
  });

  test("an empty file has no line", () => {
    expect(createFile("a.ts", dialect).finish().content).toBe("");
  });

  test("cannot be written or finished twice", () => {
    const file = createFile("a.ts", dialect);
    file.finish();
    expect(() => file.line("x")).toThrow("a.ts");
    expect(() => file.finish()).toThrow("a.ts");
  });

  test("breaks long lines at their depth", () => {
    const file = createFile("a.ts", dialect);
    file.block("{", () => file.line("const x = f", list("(", ["argument1", "argument2"], ")"), ";"), "}");
    file.block("{", () => file.line("const xyz = f", list("(", ["argument1", "argument2", "three"], ")"), ";"), "}");
    expect(file.finish().content).toBe(
      "{\n  const x = f(argument1, argument2);\n}\n" +
        "{\n  const xyz = f(\n    argument1,\n    argument2,\n    three,\n  );\n}\n",
    );
  });
});

describe("symbols", () => {
  test("are imported once each, sorted, packages first, and never from the file itself", () => {
    const file = createFile("src/api/a.ts", dialect);
    const dependency = { name: "ws", range: "^8.0.0" };
    const socket = sym("Socket", "ws", { external: true, dependency });
    file.line(sym("b", "src/core/z.ts"), sym("Own", "src/api/a.ts"), sym("B", "src/core/z.ts"));
    file.line(socket, group(sym("c", "src/api/b.ts")), sym("b", "src/core/z.ts"));
    expect(file.finish().content).toBe(
      'import { Socket } from "ws";\nimport { c } from "./b.js";\nimport { B, b } from "../core/z.js";\n\nbOwnB\nSocketcb\n',
    );
    expect([...file.used].map((symbol) => symbol.dependency?.name)).toContain("ws");
  });

  test("a value use wins over type uses, in any order", () => {
    const file = createFile("a.ts", dialect);
    const pet = sym("Pet", "b.ts");
    file.line(typeUse(pet), typeUse(sym("Dog", "b.ts")), sym("Cat", "b.ts", { typeOnly: true }), pet, typeUse(pet));
    expect(file.finish().content).toBe(
      'import {\n  type Cat,\n  type Dog,\n  Pet,\n} from "./b.js";\n\nPetDogCatPetPet\n',
    );
  });

  test("a name with another meaning in the file gets an alias, whatever the order of uses", () => {
    const print = (reversed: boolean) => {
      const file = createFile("a.ts", dialect);
      const uses = [sym("Pet", "x.ts"), sym("Pet", "b.ts"), sym("Own", "c.ts"), sym("Own_", "d.ts")];
      for (const use of reversed ? uses.reverse() : uses) file.line("// ", use.module, " ", use);
      file.declare("Own");
      file.line("class Own {}");
      return file.finish().content.split("\n");
    };
    const lines = print(false);
    expect(lines).toContain('import { Pet } from "./b.js";');
    expect(lines).toContain('import { Pet as Pet_ } from "./x.js";');
    expect(lines).toContain('import { Own as Own__ } from "./c.js";');
    expect(lines).toEqual(expect.arrayContaining(["// x.ts Pet_", "// b.ts Pet", "// c.ts Own__", "// d.ts Own_"]));
    expect(print(true).toSorted()).toEqual(lines.toSorted());
  });

  test("a symbol can want another name in files, which it gets unless that is taken", () => {
    const types = sym("types", "src/types.ts", { as: "_types" });
    const file = createFile("src/pet.ts", dialect);
    file.line(types, ".Pet");
    expect(file.finish().content).toContain("types as _types");
    const taken = createFile("src/pet.ts", dialect);
    taken.declare("_types");
    taken.line(types, ".Pet");
    expect(taken.finish().content).toMatch(/types as _types_[\s\S]*\n_types_\.Pet\n$/);
  });

  test("an alias counts for the width", () => {
    const file = createFile("a.ts", { ...dialect, width: 12 });
    file.declare("Long");
    file.line(list("f(", [sym("Long", "b.ts"), "xy"], ")"), ";");
    expect(file.finish().content).toContain("f(\n  Long_,\n  xy,\n);");
  });
});

test("the trace leads from declared names to their exact lines", () => {
  const file = createFile("a.ts", dialect);
  file.declare("Pet", 7);
  file.doc({ text: ["A pet."] });
  file.block("class Pet {", () => file.line("x = ", list("[", ["1".repeat(20), "2".repeat(20)], "]")), "}");
  file.blank();
  file.declare("other");
  file.declare("Dog", 8);
  file.line("class Dog extends ", sym("Animal", "b.ts"), " {}");
  const { content, trace } = file.finish();
  const lines = content.split("\n");
  expect(trace.map(({ symbol, line, origin }) => [symbol, lines[line - 1], origin])).toEqual([
    ["Pet", "class Pet {", 7],
    ["Dog", "class Dog extends Animal {}", 8],
  ]);
});

test("text takes the columns that a terminal gives it", () => {
  expect(["abc", "é", "e\u0301", "日本", "👍", "👩‍👩‍👧", "©", "\u0007", ""].map(textWidth)).toEqual([
    3, 1, 1, 4, 2, 2, 1, 0, 0,
  ]);
});

test("wide characters among others take their columns", () => {
  expect(["a1\ufe0f\u20e3b", "read 日本 and 👩‍👩‍👧, é", `${"x".repeat(200)}日\n`].map(textWidth)).toEqual([4, 19, 202]);
});

test("a block without lines has a form of its own where that is given", () => {
  const file = createFile("a.go", dialect);
  const none = (): void => undefined;
  file.block("type A struct {", none, "}", "type A struct{}");
  file.block("type B struct {", () => file.line("c int"), "}", "type B struct{}");
  file.block("func f() {", none, "}");
  expect(file.finish().content).toBe("type A struct{}\ntype B struct {\n  c int\n}\nfunc f() {}\n");
});
