import { expect, test } from "vitest";
import { startDriver } from "../src/support/drive.js";
import { createPool, type DriverPool } from "../src/support/pool.js";

/** A driver that gives its process id and a variable, prints when it is told to, and treats `reset` as it is told to. */
const PROGRAM = `
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, op, set } = JSON.parse(line);
  if (op === "reset" && process.argv[1] === "silent") return;
  if (op === "env") for (const [name, value] of Object.entries(set)) value === null ? delete process.env[name] : process.env[name] = value;
  if (op === "print") console.log("noise");
  const ok = !(op === "reset" && process.argv[1] === "refuses");
  console.log(JSON.stringify({ driver: id, ok, ms: 0, value: [process.pid, process.env.KEY ?? null] }));
});
console.log('{"driver":0,"ok":true,"ms":0}');
`;

const poolOf = (kind: string): DriverPool =>
  createPool((variant, env) =>
    startDriver([process.execPath, "-e", PROGRAM, kind, variant], env, { answerMs: kind === "silent" ? 300 : 5000 }),
  );

/** Plays two cases one after the other, and gives what each saw. */
async function twoCases(pool: DriverPool, variants: readonly [string, string]): Promise<[unknown[], unknown[]]> {
  const first = await pool.start(variants[0], { KEY: "first" });
  await first.send({ op: "print" });
  await first.send({ op: "env", set: { FURTHER: "x" } });
  const before = (await first.send({ op: "look" })).value as unknown[];
  expect(await first.close()).toBe("noise\n");
  const second = await pool.start(variants[1], {});
  const after = (await second.send({ op: "look" })).value as unknown[];
  expect(await second.close()).toBe("");
  await pool.close();
  return [before, after];
}

test("a driver that answers `reset` serves the next case, without variables and noise of the last", async () => {
  const [[pid, key], [nextPid, nextKey]] = await twoCases(poolOf("resets"), ["a", "a"]);
  expect([nextPid, key, nextKey]).toEqual([pid, "first", null]);
});

test.each(["refuses", "silent"])("a driver that %s gets a new process", async (kind) => {
  const [[pid], [nextPid]] = await twoCases(poolOf(kind), ["a", "a"]);
  expect(nextPid).not.toBe(pid);
});

test("another variant has a process of its own", async () => {
  const [[pid], [nextPid]] = await twoCases(poolOf("resets"), ["a", "b"]);
  expect(nextPid).not.toBe(pid);
});

test("a driver that is late or cannot be started is an error", async () => {
  const never = startDriver([process.execPath, "-e", "setInterval(() => {}, 1000)"], {}, { startMs: 200 });
  await expect(never).rejects.toThrow("The driver gave no answer to message 0 within 0.2 s");
  await expect(startDriver(["no-such-program"], {})).rejects.toThrow(/The driver ended: .*ENOENT/);
  const gone = await startDriver([process.execPath, "-e", PROGRAM, "resets"], {});
  await gone.close();
  await expect(gone.send({ op: "look" })).rejects.toThrow("The driver ended");
});

test("a driver that is closed twice serves one case at a time all the same", async () => {
  const pool = poolOf("resets");
  const first = await pool.start("a", {});
  await first.close();
  await first.close();
  const [one, other] = [await pool.start("a", {}), await pool.start("a", {})];
  const pidOf = async (driver: typeof one): Promise<unknown> => {
    return ((await driver.send({ op: "look" })).value as unknown[])[0];
  };
  expect(await pidOf(one)).not.toBe(await pidOf(other));
  await Promise.all([one.close(), other.close()]);
  await pool.close();
});
