import { CombinedClient } from "./src/index.js";

const client = new CombinedClient();

export async function send(): Promise<string> {
  await client.messages.send({ body: { id: "1", file: "a.txt" } });
  // @ts-expect-error: the base is part of every variant.
  await client.messages.send({ body: { text: "hello" } });
  const sent = await client.messages.send({ body: { id: "1", text: "hello" } });
  if (sent.kind === "text") return sent.text;
  return sent.kind === "file" ? String(sent.size) : "";
}
