import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { complaintsOf, JARS, javaProgram, QUICKLY, runJava, toolIn } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/java/consumer`;
const COORDINATES = "com.acme:bookshop";

/** The version of the library, as its POM states it. */
function versionOf(pom: string): string {
  return /<version>([^<]+)<\/version>/.exec(pom)?.[1] ?? "";
}

async function pack(folder: string, args: readonly string[]): Promise<void> {
  const complaints = complaintsOf(await runJava(folder, [toolIn(folder, join(FOLDER, "Pack.java")), ...args]));
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

/** Java reads neither proxies nor certificates from the environment: users hand them on as properties. */
async function propertiesOf(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const { HTTP_PROXY: proxy, SSL_CERT_FILE: certificate } = env;
  const properties: string[] = [];
  if (proxy !== undefined) {
    const { hostname, port } = new URL(proxy);
    properties.push(`-Dhttp.proxyHost=${hostname}`, `-Dhttp.proxyPort=${port}`);
  }
  if (certificate !== undefined) {
    if (!existsSync(join(folder, "trust.p12"))) await pack(folder, ["trust", certificate]);
    properties.push("-Djavax.net.ssl.trustStore=trust.p12", "-Djavax.net.ssl.trustStorePassword=changeit");
  }
  return properties;
}

/** The jar in a repository, with its POM; a program with a module of its own, which requires that of the library. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/java/consumer.ts`,
  folder: FOLDER,
  config: { coordinate: COORDINATES },
  async install(sdk, folder) {
    writeFolder(join(folder, "source"), sdk);
    cpSync(join(FOLDER, "project"), join(folder, "project"), { recursive: true });
    const version = versionOf(sdk.get("pom.xml") ?? "");
    await pack(folder, ["library", COORDINATES, version, JARS]);
    await pack(folder, ["program"]);
    const [group = "", artifact] = COORDINATES.split(":");
    const modules = [
      `repository/${group.replaceAll(".", "/")}/${artifact}/${version}`,
      "repository",
      "project/classes",
    ];
    return async (env) => {
      const properties = await propertiesOf(folder, env);
      const args = [...QUICKLY, ...properties, "--module-path", modules.join(":"), "--module", "user/user.Program"];
      return runProcess(javaProgram("java"), args, { cwd: folder, env });
    };
  },
};
