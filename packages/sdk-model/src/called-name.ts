import type { CallPlan } from "./method.js";

/** What a call is known by to the server: the method that it calls remotely, the path of a channel, else verb and path. */
export function calledName({ protocol, verb, template }: CallPlan): string {
  switch (protocol.kind) {
    case "http":
      return `${verb} ${template}`;
    case "socket":
      return template;
    case "json-rpc":
    case "connect":
      return protocol.method;
    default:
      return protocol satisfies never;
  }
}
