/**
 * Where the symbols of a file are declared: `line:column`, by name within the file's package; a second declaration by its
 * name and `again`, a text that stands in an rpc by the rpc's name and the text, and an import by `import`, or also by
 * `import public`, and its path.
 */
export type Positions = ReadonlyMap<string, string>;

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|[A-Za-z_][\w.]*|\d[\w.]*|\S/g;

interface Token {
  readonly text: string;
  readonly at: number;
}

/** An open `{`: what it is, and the name below which its symbols stand. */
interface Block {
  readonly kind: "message" | "enum" | "service" | "oneof" | "rpc" | "other";
  readonly name: string;
}

/** Finds declarations without understanding types: enough to say where each symbol stands. Never throws. */
export function indexPositions(text: string): Positions {
  const positions = new Map<string, string>();
  const place = createPlaces(text);
  const note = (name: string, at: number): void => {
    const key = positions.has(name) ? `${name} again` : name;
    if (!positions.has(key)) positions.set(key, place(at));
  };
  const blocks: Block[] = [];
  let statement: Token[] = [];
  let brackets = 0;
  for (const match of text.matchAll(TOKEN)) {
    const token: Token = { text: match[0], at: match.index };
    if (/^\/[/*]/.test(token.text)) continue;
    if (token.text === "[" || token.text === "(") brackets += 1;
    if (token.text === "]" || token.text === ")") brackets -= 1;
    const inside = blocks.at(-1);
    if (inside?.kind === "rpc" && /^["']/.test(token.text)) note(`${inside.name} ${token.text.slice(1, -1)}`, token.at);
    // Braces in brackets belong to the value of an option: the statement goes on behind them.
    const isValue = brackets > 0;
    if (isValue && /[{}]/.test(token.text)) continue;
    if (token.text === "{") {
      blocks.push(open(statement, blocks, note));
      statement = [];
    } else if (token.text === "}") {
      blocks.pop();
      statement = [];
    } else if (token.text === ";" && brackets <= 0) {
      close(statement, blocks.at(-1), note);
      statement = [];
    } else statement.push(token);
  }
  return positions;
}

type Note = (name: string, at: number) => void;

function below(outer: Block | undefined, name: string): string {
  return outer === undefined || outer.name === "" ? name : `${outer.name}.${name}`;
}

function open(statement: readonly Token[], blocks: readonly Block[], note: Note): Block {
  const [keyword, name] = statement;
  const outer = blocks.at(-1);
  // What stands in an rpc are its options.
  if (outer?.kind === "rpc") return outer;
  if (!keyword || !name || outer?.kind === "other") return { kind: "other", name: "" };
  const full = below(outer, name.text);
  switch (keyword.text) {
    case "message":
    case "enum":
    case "service":
      note(full, name.at);
      return { kind: keyword.text, name: full };
    case "oneof":
      note(full, name.at);
      // The fields of a oneof are those of its message.
      return { kind: "oneof", name: outer?.name ?? "" };
    case "rpc":
      note(full, name.at);
      return { kind: "rpc", name: full };
    default:
      return { kind: "other", name: "" };
  }
}

function close(statement: readonly Token[], outer: Block | undefined, note: Note): void {
  const [first, second] = statement;
  if (!first || !second) return;
  if (first.text === "import") {
    const path = statement.at(-1);
    if (path) note(`import ${path.text.slice(1, -1)}`, path.at);
    if (path && second.text === "public") note(`import public ${path.text.slice(1, -1)}`, path.at);
    return;
  }
  if (first.text === "syntax") {
    note("syntax", first.at);
    return;
  }
  if (first.text === "rpc") {
    note(below(outer, second.text), second.at);
    return;
  }
  if (!outer || /^(?:service|rpc|other)$/.test(outer.kind) || first.text === "option") return;
  const sign = statement.findIndex(({ text }) => text === "=");
  const name = statement[sign - 1];
  if (name) note(below(outer, name.text), name.at);
}

/** Turns offsets into `line:column`; offsets come in rising order. */
function createPlaces(text: string): (at: number) => string {
  let line = 1;
  let start = 0;
  let seen = 0;
  return (at) => {
    if (at < seen) {
      line = 1;
      start = 0;
    }
    for (let end = text.indexOf("\n", start); end >= 0 && end < at; end = text.indexOf("\n", start)) {
      line += 1;
      start = end + 1;
    }
    seen = at;
    return `${line}:${at - start + 1}`;
  };
}
