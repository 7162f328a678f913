/** Words that languages write in other ways than definitions do, and those that differ in letter case alone. */
export const SPELLINGS: readonly string[] = [
  "1st",
  "2",
  "éclair",
  "naïve",
  "日本",
  "a-b",
  "a_b",
  "aB",
  "AB",
  "Ab",
  "a.b",
  "$ref",
  "_",
  "@at",
  "x y",
  "getab",
  "getAb",
];

const schemaName = (word: string): string => word.replaceAll(/[^\w.-]/g, "-");
const TEXT = { type: "string" };

/** An API in which each word is a type, a property, a value of an enum, a parameter, a method and a tag. */
export function wordsDefinition(words: readonly string[]): object {
  const distinct = [...new Map(words.map((word) => [schemaName(word), word])).values()];
  const schemas = Object.fromEntries(
    distinct.map((word) => [schemaName(word), { type: "object", required: [word], properties: { [word]: TEXT } }]),
  );
  const refs = distinct.map((word) => [word, { $ref: `#/components/schemas/${schemaName(word)}` }] as const);
  const content = (word: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${schemaName(word)}` } },
  });
  const operation = (word: string, index: number) => ({
    operationId: word,
    tags: [index % 2 === 0 ? word : "words"],
    parameters: [{ name: word, in: "query", schema: TEXT }],
    requestBody: { content: content(word) },
    responses: { 200: { description: "The word.", content: content(word) } },
  });
  const all = { post: { ...operation("_", 1), operationId: "everything", requestBody: { content: content("All") } } };
  return {
    openapi: "3.1.0",
    info: { title: "Names", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      ...Object.fromEntries(distinct.map((word, index) => [`/words/${index}`, { post: operation(word, index) }])),
      "/all": all,
    },
    components: {
      schemas: {
        ...schemas,
        All: { type: "object", properties: Object.fromEntries(refs) },
        Kinds: { type: "string", enum: distinct },
        Held: { type: "object", properties: { kind: { $ref: "#/components/schemas/Kinds" } } },
      },
    },
  };
}
