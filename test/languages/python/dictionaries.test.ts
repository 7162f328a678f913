import { hashOf, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { mypy } from "./mypy.js";
import { complaintsOf, runPython } from "./toolchain.js";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (required: readonly string[], properties: object) => ({ type: "object", required, properties });
const constant = (value: string) => ({ type: "string", enum: [value] });

/** A body with a list of a union, whose variants hold a list of a union. */
const definition = {
  openapi: "3.1.0",
  info: { title: "Chat", version: "1" },
  servers: [{ url: "https://example.com" }],
  paths: {
    "/chat": {
      post: {
        operationId: "complete",
        tags: ["chat"],
        requestBody: { required: true, content: { "application/json": { schema: ref("Completion") } } },
        responses: { 204: { description: "Done." } },
      },
    },
  },
  components: {
    schemas: {
      Completion: object(["messages"], { messages: { type: "array", items: ref("Message") }, format: ref("Format") }),
      Format: object(["type"], { type: text }),
      Message: { oneOf: [ref("UserMessage"), ref("ToolMessage")], discriminator: { propertyName: "role" } },
      UserMessage: object(["role", "content"], {
        role: constant("UserMessage"),
        content: { oneOf: [text, { type: "array", items: ref("Part") }] },
      }),
      ToolMessage: object(["role", "content"], { role: constant("ToolMessage"), content: text }),
      Part: { oneOf: [ref("TextPart"), ref("ImagePart")], discriminator: { propertyName: "type" } },
      TextPart: object(["type", "text"], { type: constant("TextPart"), text }),
      ImagePart: object(["type", "url"], { type: constant("ImagePart"), url: text }),
    },
  },
};

const PROGRAM = `import httpx

from chat import Chat, types

sent: list[bytes] = []


def answer(request: httpx.Request) -> httpx.Response:
    sent.append(request.content)
    return httpx.Response(204)


client = Chat(http_client=httpx.Client(transport=httpx.MockTransport(answer)))
client.chat.complete(messages=[{"role": "UserMessage", "content": "hi"}], format={"type": "json"})
part = {"type": "TextPart", "text": "hi"}
client.chat.complete(messages=[{"role": "UserMessage", "content": [part]}, types.ToolMessage(content="x")])
assert sent[0] == b'{"messages":[{"role":"UserMessage","content":"hi"}],"format":{"type":"json"}}', sent[0]
nested = b'{"role":"UserMessage","content":[{"type":"TextPart","text":"hi"}]}'
assert sent[1] == b'{"messages":[' + nested + b',{"role":"ToolMessage","content":"x"}]}', sent[1]
`;

// What is no message at all is refused: a type checker that takes anything would prove nothing.
const WRONG = `from chat import Chat

Chat().chat.complete(messages=["hi"])
`;

function emit() {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*", config: { "package-name": "chat", "wire-tests": false } }];
    const api = { specs: [{ openapi: "openapi.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "openapi.json": definition };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });
}

describe.skipIf(toolchainOf(row).kind === "missing")("dictionaries in place of models", () => {
  test("are sent, and pass mypy, in lists and unions too", async () => {
    const sources = [...(await emit())].filter(([path]) => path.startsWith("src/"));
    const sdk = new Map(sources.map(([path, content]) => [path.slice("src/".length), content]));
    const question = questionOf(row, "dictionaries", [`${ROOT}test/languages/python/dictionaries.test.ts`]);
    await verdicts.once(question, hashOf(hashOfFiles(sdk), PROGRAM), async () => {
      await inTemporaryFolder(async (folder) => {
        writeFolder(folder, new Map([...sdk, ["program.py", PROGRAM], ["wrong.py", WRONG]]));
        expectNone(complaintsOf(await runPython(folder, ["-W", "error", "program.py"])));
        const complaints = await mypy(folder, ["program.py", "wrong.py"]);
        expect(complaints.filter((line) => !/^(?:wrong\.py|exit code)/.test(line))).toEqual([]);
        expect(complaints.join("\n")).toContain("incompatible type");
      });
    });
  }, 180_000);
});
