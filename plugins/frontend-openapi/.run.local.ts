import { createOriginTable, createCollector, createSourceSet, checkInvariants } from "@sdkwright/plugin-api";
import { frontend } from "@sdkwright/frontend-openapi";
import { dirname, basename } from "node:path";
const file = process.argv[2]!;
const root = dirname(file);
const c = createCollector();
const sources = createSourceSet({ root, report: c.report });
let t = performance.now();
const doc = sources.read(basename(file))!;
console.log("read", (performance.now() - t).toFixed(0));
for (let i = 0; i < Number(process.argv[3] ?? 1); i++) {
  t = performance.now();
  const origins = createOriginTable();
  const api = await frontend.lower(doc, { sources, report: c.report, origins, settings: {}, idPrefix: "", configuredSchemes: new Set() });
  console.log("lower", (performance.now() - t).toFixed(0), "types", Object.keys(api.types).length, "ops", Object.keys(api.operations).length, "webhooks", Object.keys(api.webhooks).length, "errors", Object.keys(api.errors).length, "origins", origins.list.length);
  if (i === 0) { t = performance.now(); const b = checkInvariants(api); console.log("check", (performance.now() - t).toFixed(0), b.length, b.slice(0, 10)); 
   if (process.env.DUMP) (await import("node:fs")).writeFileSync(process.env.DUMP, JSON.stringify(api, null, 1)); }
}
const by = new Map<string, number>();
for (const d of c.list) by.set(d.severity + " " + d.code, (by.get(d.severity + " " + d.code) ?? 0) + 1);
console.log(by);
if (process.env.SHOW) for (const d of c.list.filter((d) => d.code.includes(process.env.SHOW!)).slice(0, 15)) console.log(d.code, d.message, JSON.stringify(d.location));
