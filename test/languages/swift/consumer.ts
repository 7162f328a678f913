import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { complaintsOf, runProgram, runSwift } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/swift/consumer`;
const PACKAGE = "bookshop-swift";

/** The package as a dependency of an empty one, without a network. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/swift/consumer.ts`,
  folder: FOLDER,
  config: {},
  withoutCertificates: "Foundation trusts the certificates of the machine alone",
  async install(sdk, folder) {
    const project = join(folder, "project");
    writeFolder(join(folder, PACKAGE), sdk);
    mkdirSync(project);
    for (const name of ["Package.swift", "Program.swift"]) copyFileSync(join(FOLDER, name), join(project, name));
    const run = await runSwift(project, ["build", "--disable-index-store", "-Xswiftc", "-gnone"]);
    const complaints = complaintsOf(run);
    if (complaints.length > 0) throw new Error(`swift build\n${complaints.join("\n")}`);
    const program = join(project, ".build/debug/Program");
    return (env) => runProgram(project, program, env);
  },
};
