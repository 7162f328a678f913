import { connect } from "node:net";
import { expect, test } from "vitest";
import { createMask, runTool, type ToolCall } from "../src/index.js";

const mask = createMask(["s3cret"]);

function node(script: string, further: Partial<ToolCall> = {}): ToolCall {
  const base = {
    command: process.execPath,
    args: ["-e", script],
    cwd: process.cwd(),
    env: {},
    mask,
    timeoutMs: 20_000,
  };
  return { ...base, ...further };
}

test("what a program prints comes back masked, with its exit code", async () => {
  const script = 'console.log("token " + process.env.TOKEN); console.error("s3cret"); process.exit(3)';
  const run = await runTool(node(script, { env: { TOKEN: "s3cret" } }));
  expect(run).toEqual({ code: 3, stdout: "token ***\n", stderr: "***\n" });
});

test("a program that is absent is said to be missing", async () => {
  expect((await runTool({ ...node(""), command: "no-such-program" })).code).toBe("missing");
});

test("a program that takes too long is ended with the programs that it started", async () => {
  const server = 'require("node:net").createServer().listen(0, function () { console.log(this.address().port); })';
  const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(server)}], { stdio: "inherit" })`;
  const run = await runTool(node(script, { timeoutMs: 3_000 }));
  expect(run.code).toBe("timeout");
  expect(run.stdout).toMatch(/^\d+\n$/);
  await expect.poll(() => isListening(Number(run.stdout))).toBe(false);
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
