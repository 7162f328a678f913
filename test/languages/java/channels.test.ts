import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";

const texts = { type: "array", items: { type: "string" } };
const numbers = { type: "array", items: { type: "integer" } };
const messages = [
  { name: "say", payload: { type: "object", title: "Say", properties: { text: { type: "string" } } } },
  { name: "names", payload: texts },
  { name: "numbers", payload: numbers },
];

/** An API with a channel to which clients send several messages, two of them lists, and one to which they send none. */
const definition = {
  asyncapi: "2.6.0",
  info: { title: "Chat", version: "1" },
  servers: { main: { url: "example.com", protocol: "wss" } },
  channels: {
    "/room": { publish: { message: { oneOf: messages } }, subscribe: { message: { payload: { type: "string" } } } },
    "/news": { subscribe: { message: { payload: { type: "string" } } } },
  },
};

async function emit(): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*" }];
    const api = { specs: [{ asyncapi: "asyncapi.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "asyncapi.json": definition };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });
}

/** What the class of a channel sends: names of methods, each with the type that it takes. */
function sent(sdk: Files, name: string): string[] {
  const content = sdk.get(`src/main/java/com/example/chat/${name}.java`) ?? "";
  return [...content.matchAll(/^ {2}public \S+ (\w+)\((.*) message\)/gm)].map(
    ([, method, type]) => `${method} ${type}`,
  );
}

describe("the class of a channel", () => {
  test("has methods for its messages alone, with names of their own where types erase to one", async () => {
    const sdk = await emit();
    expect(sent(sdk, "RoomChannel")).toEqual([
      ...["send WebsocketSay", "sendAsync WebsocketSay"],
      ...["sendNames List<String>", "sendNamesAsync List<String>"],
      ...["sendNumbers List<Long>", "sendNumbersAsync List<Long>"],
    ]);
    expect(sdk.get("src/main/java/com/example/chat/NewsChannel.java")).toContain("extends Channel<");
    expect(sent(sdk, "NewsChannel")).toEqual([]);
  });
});
