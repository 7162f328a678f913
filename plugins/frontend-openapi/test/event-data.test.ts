import type { Type } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { type Lowered, lower } from "./lower.js";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, required: readonly string[] = []) => ({ type: "object", properties, required });
const string = { type: "string" };
const constant = (value: string) => ({ const: value });
const inText = (schema: object) => ({ type: "string", contentMediaType: "application/json", contentSchema: schema });

const schemas = {
  Todo: object({ id: { type: "integer" } }),
  Done: object({ at: string }),
  Event: object({ data: string, event: string, id: string, retry: { type: "integer" } }),
  SseItemOfTodo: object({ data: to("Todo"), eventType: string, eventId: string, reconnectionInterval: string }),
};

/** What the items of a stream are: the name of their type, or its kind. */
async function item(content: object): Promise<string> {
  const response = { description: "", content: { "text/event-stream": content } };
  const lowered = await lower({
    openapi: "3.2.0",
    paths: { "/": { get: { operationId: "watch", responses: { 200: response } } } },
    components: { schemas },
  });
  expect(lowered.findings.filter(({ severity }) => severity !== "note")).toEqual([]);
  const [found] = lowered.operation("watch").responses.flatMap(({ contents }) => contents);
  if (found?.kind !== "sse") throw new Error("There is no stream");
  return `${found.text ? "text " : ""}${shown(lowered, found.type)}`;
}

function shown({ api }: Lowered, type: Type): string {
  if (type.kind === "primitive") return type.primitive;
  const decl = type.kind === "ref" ? api.types[type.id] : undefined;
  if (!decl) return type.kind;
  if (decl.kind === "union") return decl.variants.map((variant) => shown({ api } as Lowered, variant.type)).join(" | ");
  return decl.name.words.join("");
}

const CASES: readonly (readonly [content: object, item: string])[] = [
  [{ itemSchema: object({ data: to("Todo"), event: string, id: string }, ["data"]) }, "Todo"],
  [{ itemSchema: object({ data: to("Todo") }) }, "Todo"],
  [{ itemSchema: object({ data: inText(to("Todo")), event: string }) }, "Todo"],
  [{ itemSchema: object({ data: { contentSchema: to("Todo") } }) }, "Todo"],
  [{ itemSchema: object({ data: { ...string, contentMediaType: "application/json" } }) }, "unknown"],
  [{ itemSchema: to("Event") }, "text string"],
  [{ itemSchema: { allOf: [to("Event"), object({ data: to("Todo") })] } }, "Todo"],
  [{ schema: to("SseItemOfTodo") }, "Todo"],
  [{ schema: object({ data: to("Todo"), event: string }) }, "Todo"],
  [
    {
      itemSchema: {
        oneOf: [
          object({ event: constant("todo"), data: to("Todo") }),
          object({ event: constant("done"), data: to("Done") }),
        ],
      },
    },
    "Todo | Done",
  ],
  [
    {
      itemSchema: {
        ...to("Event"),
        oneOf: [
          { properties: { event: constant("todo"), data: inText(to("Todo")) } },
          { properties: { event: constant("done"), data: inText(to("Done")) } },
        ],
      },
    },
    "Todo | Done",
  ],
  [
    {
      itemSchema: {
        ...to("Event"),
        oneOf: [{ properties: { event: constant("a") } }, { properties: { data: to("Todo") } }],
      },
    },
    "string | Todo",
  ],
  // What has other properties, or hardly any, describes the data.
  [{ itemSchema: object({ type: string, text: string }) }, "watchresponse"],
  [{ itemSchema: object({ data: to("Todo"), event: string, usage: string }) }, "watchresponse"],
  [{ schema: object({ data: to("Todo") }) }, "watchresponse"],
  [{ schema: object({ id: string, data: to("Todo") }) }, "watchresponse"],
  [{ schema: to("Todo") }, "Todo"],
];

test.each(CASES)("events of %j give %s", async (content, expected) => {
  expect((await item(content)).replaceAll(" response", "response")).toBe(expected);
});
