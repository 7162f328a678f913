import { existsSync, mkdirSync, rmSync } from "node:fs";
import { runScenario, SCENARIOS, startServer, playable } from "@sdkwright/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitAll } from "../../conformance/support/emission.js";
import { applicable, readsOf, startOf, whyNot } from "../../conformance/support/language.js";
import { VARIANTS } from "../../conformance/support/emission.js";
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
  test(`${scenario.id}: ${scenario.title}`, async () => {
    const opened = await place.open(folder);
    const played = playable(applicable(place, scenario), new Set(place.lacks));
    if (!played) throw new Error("lacks");
    await runScenario({ start: startOf(place, opened), server, reads: readsOf(conformance) }, played);
    await opened.close();
  }, 120000);
}
