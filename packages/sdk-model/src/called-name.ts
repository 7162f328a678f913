import type { CallPlan } from "./model.js";

/** The server's name of a call: the remote method, the path of a channel, or else verb and path. */
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
