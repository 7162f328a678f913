import { writeFolder } from "@sdkwright/testkit";
import { test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

test("emit", async () => {
  for (const one of (process.env.SPECS ?? "").split(",")) {
    const result = await compileFolder(one, { generator: { name: "gen-ruby-sdk" } });
    writeFolder(`/tmp/h-r3/emitted/${one.split("/").at(-1)}`, filesOf(result));
  }
}, 100000);
