// Preloaded into every process of a measured command: on exit it adds what the process used to a folder.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS / 1024 };
    writeFileSync(`${process.env.SDKWRIGHT_PERF_USAGE}/${process.pid}.json`, JSON.stringify(usage));
  });
}
