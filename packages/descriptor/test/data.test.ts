import { expect, test } from "vitest";
import type { Data, DataForms, DataRecord } from "../src/index.js";
import { dataItems, dataOf, dataText, foldData, recordFields, recordTypes } from "../src/index.js";

const text = (value: string): Data => ({ kind: "text", value });

/** A language in which all that data can hold is visible. */
const forms: DataForms<string> = {
  text: (value) => `'${value}'`,
  scalar: String,
  list: (items) => `[${items.join(" ")}]`,
  map: (entries) => `{${entries.map(([key, value]) => `${key}: ${value}`).join(" ")}}`,
  record: ({ type }) => `<${type}>`,
  items: (items) => `(${items.map((item) => foldData(item, forms)).join(" ")})`,
  name: ({ kind }) => `@${kind}`,
};

test("data of each kind has a form, JSON the same ones as data", () => {
  const data: Data = {
    kind: "map",
    entries: [
      ["word", { kind: "word", value: "cursor" }],
      ["flag", { kind: "flag", value: true }],
      ["items", { kind: "list", items: [{ kind: "number", value: 5 }, text("a")] }],
      ["json", { kind: "json", value: { list: [null, 1.5, "b"], empty: {} } }],
      ["record", { kind: "record", type: "page", fields: {} }],
      ["name", { kind: "name", ref: { kind: "variable", name: "region" } }],
    ],
  };
  expect(foldData(data, forms)).toBe(
    "{word: 'cursor' flag: true items: (5 'a') json: {list: [null 1.5 'b'] empty: {}} record: <page> name: @variable}",
  );
});

test("texts and items are read where they are", () => {
  expect([text("a"), { kind: "flag", value: true } as const, undefined].map(dataText)).toEqual(["a", "true", ""]);
  expect(dataItems({ kind: "list", items: [text("a")] })).toEqual([text("a")]);
  expect(dataItems(text("a"))).toEqual([]);
});

test("a field has the data of its own name, or of the place that it names", () => {
  const record: DataRecord = {
    kind: "record",
    type: "operation",
    fields: { method: text("GET"), body: { kind: "record", type: "body", fields: { kind: text("json") } } },
  };
  const fields = recordFields("Method Encode=body.kind At=cursor Deep=method.kind");
  expect(fields.map(({ name }) => name)).toEqual(["Method", "Encode", "At", "Deep"]);
  expect(fields.map((field) => dataText(dataOf(record, field)))).toEqual(["GET", "json", "", ""]);
});

test("a table tells the runtime's type of each record", () => {
  const types = recordTypes({ body: "*core.BodySpec Kind\n    MediaType", connect: "webhook.Connect" });
  expect(types.get("body")).toEqual({
    home: "core",
    name: "BodySpec",
    pointer: true,
    fields: recordFields("Kind MediaType"),
  });
  expect(types.get("connect")).toEqual({ home: "webhook", name: "Connect", pointer: false, fields: [] });
});
