import { describe, expect, it } from "vitest";
import type { ClientSpec } from "../src/core/index.js";
import { bare, get, make, rex, schemes } from "./clients.js";
import { serve } from "./server.js";

const ok = { body: { ok: true } };
const auth = (
  request: { readonly headers: Readonly<Record<string, string>> } | undefined,
): string | undefined => request?.headers["authorization"];
const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

function withAuth(mode: "all" | "any" | "single", ...apply: string[]): ClientSpec {
  return { ...bare, auth: { mode, apply, schemes } };
}

describe("schemes", () => {
  it("takes an explicit empty password for a value", async () => {
    const server = await serve(ok);
    await make(withAuth("single", "basicAuth"), {
      baseUrl: server.url,
      username: "u",
      password: "",
    }).send(get, rex);
    expect(auth(server.requests[0])).toBe(`Basic ${base64("u:")}`);
  });
});
