import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, vi } from "vitest";

// Runs before every test file (`setupFiles`). Files share a process: what one leaves behind can break another, or hide a fault.

const environment = { ...process.env };
const folder = process.cwd();

const listeningServers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === "TCPServerWrap").length;

const serversBefore = listeningServers();

/** Milliseconds within which a closed server stops to listen. */
const CLOSING = 1000;

/** Names alone, since values may be secrets. */
function changedVariables(): string[] {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)]);
  return [...names].filter((name) => environment[name] !== process.env[name]);
}

afterAll(async () => {
  for (let waited = 0; waited < CLOSING && listeningServers() > serversBefore; waited += 20) await sleep(20);
  const left = {
    changedVariables: changedVariables(),
    folder: process.cwd(),
    openServers: Math.max(0, listeningServers() - serversBefore),
    hasFakeTimers: vi.isFakeTimers(),
  };
  const nothing = { changedVariables: [], folder, openServers: 0, hasFakeTimers: false };
  expect(left, "A test file must restore what it changes of its process").toEqual(nothing);
});
