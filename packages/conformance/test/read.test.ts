import { describe, expect, test } from "vitest";
import type { Reads, Shown } from "../src/reading/shown.js";
import { startServer } from "../src/server/server.js";
import type { Driver } from "../src/support/drive.js";
import { faultsOf } from "../src/support/read.js";
import { runScenario } from "../src/support/run.js";
import type { Case, Scenario } from "../src/support/scenario.js";
import { call } from "../src/support/steps.js";

const RICH: Reads = {};

describe("the result of a call", () => {
  const list = call("pets.list", {}, { consume: "items" });

  test("is compared with what the scenario says that the server sends", () => {
    const step = call("logs.tail", {}, { consume: "events" });
    const message = (text: string): Shown => ({ model: "Message", value: { text: { text } }, extra: {} });
    const result = { ok: true, ms: 0, value: [{ text: "a" }], shown: [message("a")] };
    expect(faultsOf(step, result, { sends: '[{"text":"a"}]', reads: RICH })).toEqual([]);
    expect(faultsOf(step, result, { sends: '[{"text":"b"}]', reads: RICH })).toHaveLength(1);
    expect(faultsOf(step, result, { sends: '[{"text":"a"},{"text":"b"}]', reads: RICH })).toHaveLength(1);
  });

  test("that is not shown is a fault", () => {
    expect(faultsOf(list, { ok: true, ms: 0, value: [{ id: "1" }] }, { reads: RICH })).toEqual([
      "items[0]: the driver shows nothing",
    ]);
    const ways = call("logs.tail", {}, { consume: "ways" });
    expect(faultsOf(ways, { ok: true, ms: 0 }, { sends: "[]", reads: RICH })).toEqual([
      "ways: the driver shows nothing",
    ]);
    expect(faultsOf(call("pets.list"), { ok: true, ms: 0, value: { items: [] } }, { reads: RICH })).toEqual([
      "response: the driver shows nothing",
    ]);
  });

  test("that is missing though the server sent one is a fault", () => {
    for (const consume of ["value", "raw"] as const) {
      const step = call("pets.get", {}, { consume });
      expect(faultsOf(step, { ok: true, ms: 0 }, { reads: RICH })).toEqual([]);
      expect(faultsOf(step, { ok: true, ms: 0 }, { sends: '{"id":"1"}', reads: RICH })).toEqual([
        "value: the driver shows nothing",
      ]);
    }
  });

  test("of a page is compared with the body that the server sends, and its items with those within", () => {
    const step = call("pets.listLinks", {}, { consume: "page" });
    const shownPet = (id: string): Shown => {
      const rest = ["name", "nickname", "owner", "status", "visits", "good", "tags", "labels"];
      const others = Object.fromEntries(rest.map((wire) => [wire, { absent: true } as const]));
      return { model: "Pet", value: { id: { text: id }, ...others }, extra: {} };
    };
    const pageOf = (id: string) => ({ items: [shownPet(id)], response: { list: [shownPet(id)] } });
    const value = { items: [{ id: "2" }], response: [{ id: "2" }] };
    const sends = '[{"id":"1"}]';
    expect(faultsOf(step, { ok: true, ms: 0, value, shown: pageOf("1") }, { sends, reads: RICH })).toEqual([]);
    expect(faultsOf(step, { ok: true, ms: 0, value, shown: pageOf("2") }, { sends, reads: RICH })).toEqual([
      expect.stringContaining("items[0]: $.id: expected string 1"),
      expect.stringContaining("response: $[0].id: expected string 1"),
    ]);
  });

  test("of calls that the fixture says nothing of is not compared", () => {
    expect(faultsOf(call("pets.delete"), { ok: true, ms: 0 }, { reads: RICH })).toEqual([]);
  });
});

test("a driver that shows nothing fails, and is told what", async () => {
  const driver: Driver = {
    send: (message) => Promise.resolve({ ok: true, ms: 0, value: "call" in message ? { id: "1" } : [] }),
    noise: () => "",
    close: () => Promise.resolve(""),
  };
  const only: Case = { variant: "bearer", steps: [call("pets.get")], expect: () => undefined };
  const scenario: Scenario = { id: "X-1", title: "X", cases: [only] };
  const server = await startServer();
  try {
    const start = () => Promise.resolve(driver);
    await expect(runScenario({ start, server, reads: () => RICH }, scenario)).rejects.toThrow(
      "X-1 (case 1): A program reads something else than what was sent:\nvalue: the driver shows nothing",
    );
    expect(await runScenario({ start, server }, scenario)).toHaveLength(1);
  } finally {
    await server.close();
  }
});
