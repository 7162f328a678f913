import type { Edit } from "./mutations.js";

const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|[\w.]+|\s+|[^\s\w]/g;

/** What may stand anywhere in a file of protocol buffers, and mostly must not. */
const ODD: readonly string[] = [
  ...["{", "}", ";", "=", "[", "]", "(", ")", "<", ">", "-", "/*", '"', "'", "\u0000"],
  ...["repeated", "optional", "required", "stream", "oneof x {", "message M {", "enum E {", "service S {", "group"],
  ...["map<string, M>", "map<M, M>", "reserved 1 to max;", "extensions 5 to 9;", "extend M {", "import", "public"],
  ...["0", "-1", "99999999999999999999", "1e309", "0x7fffffff", "nan", "constructor", "__proto__", "toString"],
  ...[".google.protobuf.Any", "google.protobuf.Struct", ".", "a..b", "日本", "string", "bytes", "syntax", "package"],
  ...[
    'option (google.api.http) = { get: "/v1/{constructor}" };',
    'option (google.api.http) = { post: "/" body: "x" };',
  ],
  ...['option (google.api.http) = { get: "/{a=*/**}/{b=**}:x" };', "returns (stream M)", "[deprecated = maybe]"],
];

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** A piece of the text, from one token to some later one. */
function piece(tokens: readonly string[], { place, choice }: Edit): string[] {
  const from = place % tokens.length;
  return tokens.slice(from, from + 1 + (choice % 40));
}

function apply(tokens: string[], edit: Edit): void {
  const { kind, place, choice } = edit;
  const at = place % tokens.length;
  if (kind === "delete") tokens.splice(at, 1 + (choice % 8));
  else if (kind === "swap") {
    const other = choice % tokens.length;
    [tokens[at], tokens[other]] = [tokens[other] ?? "", tokens[at] ?? ""];
  } else if (kind === "copy") tokens.splice(choice % tokens.length, 0, " ", ...piece(tokens, edit), " ");
  else if (kind === "long") tokens.splice(at, 0, "a".repeat(1 + (choice % 50_000)));
  else if (kind === "nest") tokens.splice(at, 0, "message N { ".repeat(pick([2, 40, 700, 10_000], choice)));
  else if (kind === "rename") tokens[at] = pick(tokens, choice);
  else tokens.splice(at, choice % 2, " ", pick(ODD, choice >> 1), " ");
}

/** The text of a file after some edits of its tokens: as structure has no tree here, brackets go astray as well. */
export function mutateProto(text: string, list: readonly Edit[]): string {
  const tokens = text.match(TOKEN) ?? [];
  for (const edit of list) if (tokens.length > 0) apply(tokens, edit);
  return tokens.join("");
}
