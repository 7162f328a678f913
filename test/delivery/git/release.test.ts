import { expect, test } from "vitest";
import { ADDED, inLab, type Lab, REMOVED, write } from "../support/project.js";

const RELEASE = { githost: { repository: "acme/sdk", mode: "release" }, autorelease: true };

const tags = (lab: Lab): string[] => lab.git(lab.bare("acme/sdk"), "tag").split("\n").filter(Boolean);
const log = (lab: Lab, ref = "main"): string[] =>
  lab.git(lab.bare("acme/sdk"), "log", "--format=%s <%ae>", ref).split("\n").filter(Boolean);

test("the first release goes into an empty repository, the next one has what changed", () =>
  inLab(async (lab) => {
    lab.empty("acme/sdk");
    write(lab, {}, RELEASE);
    const first = await lab.run("generate", "--publish", "--version", "1.0.0");
    expect(first).toMatchObject({ code: 0 });
    expect(tags(lab)).toEqual(["v1.0.0"]);
    write(lab, ADDED, RELEASE);
    const second = await lab.run("generate", "--publish");
    expect(second).toMatchObject({ code: 0 });
    expect(tags(lab)).toEqual(["v1.0.0", "v1.1.0"]);
    expect(log(lab)).toEqual([
      "Release 1.1.0 <sdk-generator@noreply.invalid>",
      "Release 1.0.0 <sdk-generator@noreply.invalid>",
    ]);
    expect(lab.show("acme/sdk", "v1.1.0", "CHANGELOG.md")).toContain("GET /new was added");
    console.log(first.stdout, second.stdout, lab.host.state.releases, lab.host.problems);
  }));
