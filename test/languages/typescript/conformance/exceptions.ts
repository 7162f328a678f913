import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in TypeScript. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["DE-1"],
    why: "Responses are handed out as they came: the types describe them, and nothing decodes them into models.",
  },
];

/** Further ones that make no sense in a browser. */
export const BROWSER_EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["EN-1", "EN-2", "EN-3", "EN-4", "AN-3", "HD-1"],
    why: "A page has no environment to take values from.",
  },
  { ids: ["HD-2"], why: "A browser sends a User-Agent of its own, and headers that say where a page comes from." },
  { ids: ["AU-6"], why: "A page cannot send the cookie of a scheme: cookies are the browser's alone." },
  { ids: ["RD-1", "RD-3", "RD-4", "RD-5"], why: "A browser follows redirects by itself, by its own rules." },
  { ids: ["RT-9"], why: "A browser repeats a request by itself when it finds a reused connection broken." },
  { ids: ["RT-10"], why: "A browser sends streams over HTTP/2 alone." },
  { ids: ["MP-2"], why: "A page has no files by path, and sends streams over HTTP/2 alone." },
  { ids: ["WS-1"], why: "A page cannot set headers of a WebSocket: the credential of this channel is one." },
];
