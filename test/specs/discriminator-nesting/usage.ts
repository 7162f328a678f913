import type { Nesting } from "./src/index.js";

export function read(event: Nesting.Event): number | string | undefined {
  switch (event.type) {
    case "user.added":
      return event.name;
    case "user.removed":
      return event.reason;
    case "job.print":
      return event.pages;
    case "job.letter":
      return `${event.to ?? ""} ${event.stamp ?? ""}`;
    case "login":
      return event.by?.method === "password" ? event.by.tries : undefined;
    default:
      return undefined;
  }
}
