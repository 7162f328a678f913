// Preloaded into a measured process: on exit it writes what the process used.
import { writeFileSync } from "node:fs";

const file = process.env.SDKWRIGHT_PERF_USAGE;
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS / 1024 }));
});
