import { appendFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { playable, runScenario, SCENARIOS, startServer } from "@sdkwright/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitAll, VARIANTS } from "../../conformance/support/emission.js";
import { applicable, readsOf, startOf, whyNot } from "../../conformance/support/language.js";
import { conformance } from "./conformance/index.js";

const folder = "/tmp/h-r3/fixture";
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  if (process.env.EMIT) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await emitAll(conformance, folder);
    await conformance.build(folder, VARIANTS);
  }
}, 300000);
afterAll(() => server.close());
const pattern = new RegExp(process.env.IDS ?? ".");
for (const scenario of SCENARIOS) {
  const place = conformance.places[0];
  if (!pattern.test(scenario.id) || whyNot(place, scenario.id) !== undefined) continue;
  (scenario.timing ? test : test.concurrent)(`${scenario.id}: ${scenario.title}`, async () => {
    const opened = await place.open(folder);
    const played = playable(applicable(place, scenario), new Set(place.lacks));
    if (!played) throw new Error("lacks");
    try { await runScenario({ start: startOf(place, opened), server, reads: readsOf(conformance) }, played); appendFileSync("/tmp/h-r3/results.txt", `ok ${scenario.id}\n`); }
    catch (error) { appendFileSync("/tmp/h-r3/results.txt", `FAILED ${scenario.id} ${String(error).slice(0, 1500)}\n`); throw error; }
    await opened.close();
  }, 120000);
}
