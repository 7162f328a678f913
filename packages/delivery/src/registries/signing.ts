import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Placeholder } from "@sdkwright/config";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "../catalogue.js";
import type { RegistryOptions } from "./options.js";
import { tailOf } from "./printed.js";
import type { ReleaseFile } from "./registry.js";
import { commonFailure, run, textOfSecret } from "./tools.js";

export interface Signature {
  readonly keyId: Placeholder;
  readonly password: Placeholder;
  readonly secretKey: Placeholder;
}

/** A key in ASCII armour; variables of CI often hold it in base64, or with `\n` in place of line ends. */
function armoured(text: string): string {
  const key = text.includes("BEGIN PGP") ? text : Buffer.from(text, "base64").toString("utf8");
  return `${key.replaceAll("\\n", "\n").trim()}\n`;
}

/** Signs files with a key in a home of its own, so that no key of the user is touched. */
export async function signFiles(
  files: readonly ReleaseFile[],
  signature: Signature,
  options: RegistryOptions,
): Promise<readonly ReleaseFile[] | Diagnostic> {
  const home = join(options.scratch, "gpg");
  await mkdir(home, { recursive: true, mode: 0o700 });
  const [keyId, password, key] = [signature.keyId, signature.password, signature.secretKey].map((secret) =>
    textOfSecret(secret, options),
  );
  const gpg = (args: readonly string[], input: string) =>
    run(options, { command: "gpg", args: ["--batch", "--yes", "--homedir", home, ...args], cwd: home, input });
  const failure = (ran: Awaited<ReturnType<typeof gpg>>): Diagnostic =>
    commonFailure(ran, { command: "gpg", purpose: "sign packages", options }) ??
    deliveryCatalogue.create("signing-failed", { printed: tailOf(ran) }, { location: options.location });
  try {
    const imported = await gpg(["--import"], armoured(key ?? ""));
    if (imported.code !== 0) return failure(imported);
    const signed: ReleaseFile[] = [];
    const user = ["--pinentry-mode", "loopback", "--passphrase-fd", "0", "--local-user", keyId ?? ""];
    for (const { name, path } of files) {
      const ran = await gpg([...user, "--armor", "--detach-sign", path], `${password}\n`);
      if (ran.code !== 0) return failure(ran);
      signed.push({ name: `${name}.asc`, path: `${path}.asc` });
    }
    return signed;
  } finally {
    // gpg starts an agent for each home, which would outlive the folder.
    await run(options, { command: "gpgconf", args: ["--homedir", home, "--kill", "all"], cwd: options.scratch });
  }
}
