import { expect, test } from "vitest";
import { channelPlanOf, errorPlanOf, methodOf, typePlanOf } from "../src/index.js";

test("what the model does not have throws, rather than being nothing", () => {
  expect(() => methodOf({ methods: {} }, "op:a")).toThrow("op:a");
  expect(() => typePlanOf({ types: {} }, "type:a")).toThrow("type:a");
  expect(() => errorPlanOf({ errors: {} }, "error:a")).toThrow("error:a");
  expect(() => channelPlanOf({ channels: {} }, "channel:a")).toThrow("channel:a");
});
