import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../../support/compile.js";
import { projectOf } from "../../../support/project.js";
import { buildSdks } from "../wire.js";

/** A client of an emitted SDK, untyped: what its calls may be given is proved by the compiler elsewhere. */
export interface EmittedClient {
  readonly [name: string]: EmittedClient & ((...args: readonly unknown[]) => Promise<unknown>);
}

type Clients = Readonly<Record<string, new (options: object) => EmittedClient>>;

/** What an SDK exports. */
export type EmittedSdk = Clients & { readonly errors: Readonly<Record<string, new () => Error>> };

/** Compiles a project folder, builds its SDK and hands over what it exports. It is gone when the work is done. */
export function withSdk<T>(project: string, work: (sdk: EmittedSdk) => Promise<T>): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    const result = await compileFolder(project);
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
    await buildSdks(folder, new Map([["sdk", filesOf(result)]]));
    return work((await import(pathToFileURL(join(folder, "sdk/dist/index.js")).href)) as EmittedSdk);
  });
}

/** The same for definitions that are given as texts by path, one of them a configuration's `spec`. */
export function withSdkOf<T>(
  spec: object,
  files: ReadonlyMap<string, string>,
  work: (sdk: EmittedSdk) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder((folder) => {
    writeFolder(folder, projectOf(spec, files, { name: "gen-typescript-sdk" }));
    return withSdk(folder, work);
  });
}

/** What a call fails with. One that succeeds fails the test. */
export async function failureOf(call: Promise<unknown> | undefined): Promise<Error & Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error("The call did not fail");
}

/** The one client class of an SDK. */
export function clientOf(sdk: EmittedSdk): Clients[string] {
  const [name] = Object.keys(sdk).filter((key) => key.endsWith("Client"));
  const Client = sdk[name ?? ""];
  if (!Client) throw new Error(`No client among ${Object.keys(sdk).join(", ")}`);
  return Client;
}
