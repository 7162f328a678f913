import type { EnvironmentPlan, Sdk } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { shownUrl } from "../src/environment-doc.js";

type Variable = EnvironmentPlan["variables"][number];

const shown = (url: string, variables: readonly Variable[]): string =>
  shownUrl({ environments: { variables } } as unknown as Sdk, url);

test.each<[string, readonly Variable[], string]>([
  ["{origin}/v1", [{ name: "origin", default: "https://uploads.example" }], "https://uploads.example/v1"],
  ["{origin}/v1", [{ name: "origin" }], "{origin}/v1"],
  ["https://{region}.example", [{ name: "region", default: "eu" }], "https://{region}.example"],
])("%s of the variables %j is shown as %s", (url, variables, text) => {
  expect(shown(url, variables)).toBe(text);
});
