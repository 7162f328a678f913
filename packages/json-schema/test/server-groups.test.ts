import { describe, expect, it } from "vitest";
import { groupByHost } from "../src/server-groups.js";

const servers = (...list: readonly (readonly [template: string, name?: string])[]) =>
  list.map(([template, name]) => ({ template, name }));

describe("servers by host", () => {
  it("keep one URL an environment where every host has one server", () => {
    const { roles, groups } = groupByHost(servers(["https://a.example"], ["https://b.example"]));
    expect(roles).toEqual(["default"]);
    expect(groups.map(({ host, members }) => [host, members])).toEqual([
      ["a.example", [0]],
      ["b.example", [1]],
    ]);
  });

  it("call roles after their servers", () => {
    const { roles, groups } = groupByHost(
      servers(["https://a.example/v1", "rest"], ["wss://a.example/ws", "live"], ["wss://b.example", "live"]),
    );
    expect(roles).toEqual(["rest", "live"]);
    expect(groups.map(({ members }) => members)).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it("add the path to a name that two servers share with a third beside them", () => {
    const named = servers(
      ["https://a.example/v1", "api"],
      ["https://a.example/v2", "api"],
      ["wss://a.example", "live"],
    );
    expect(groupByHost(named).roles).toEqual(["api v1", "api v2", "live"]);
  });

  it("take the path, else the protocol, where the name is that of the environment", () => {
    const byPath = servers(["https://a.example/v1", "prod"], ["https://a.example/v2", "prod"]);
    expect(groupByHost(byPath)).toMatchObject({ roles: ["v1", "v2"], groups: [{ name: "prod" }] });
    const byProtocol = servers(["https://a.example", "prod"], ["wss://a.example", "prod"]);
    expect(groupByHost(byProtocol).roles).toEqual(["https", "wss"]);
  });

  it("put HTTP first, since calls that say nothing use it", () => {
    const { roles, groups } = groupByHost(servers(["wss://a.example/ws", "live"], ["https://a.example", "rest"]));
    expect(roles).toEqual(["rest", "live"]);
    expect(groups[0]?.members).toEqual([1, 0]);
  });

  it("match hosts by protocol where names differ", () => {
    const { groups } = groupByHost(
      servers(
        ["https://a.example", "A"],
        ["wss://a.example", "A"],
        ["wss://b.example", "B"],
        ["https://b.example", "B"],
      ),
    );
    expect(groups.map(({ name, members }) => [name, members])).toEqual([
      ["A", [0, 1]],
      ["B", [3, 2]],
    ]);
  });
});
