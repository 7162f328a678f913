import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { PLUGINS } from "../support/compile.js";

const page = readFileSync(`${ROOT}docs/delivery.md`, "utf8");
const languages = PLUGINS.flatMap(({ backends = [] }) => backends).map(({ language }) => language);

test.each(languages.map((language) => [language.title, language] as const))(
  "docs/delivery.md says how a delivery installs, builds and tests %s",
  (title, { project }) => {
    const { install, build = [], test: tests = [] } = project ?? {};
    // What goes into the machine is the user's to install.
    const installed = install?.into === "folder" ? install.commands : [];
    const cells = [installed, build, tests].map((lines) => lines.map((line) => `\`${line}\``).join(", ") || "–");
    expect(page).toContain(`| ${[title, ...cells].join(" | ")} |\n`);
  },
);
