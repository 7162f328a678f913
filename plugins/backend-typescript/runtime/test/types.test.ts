import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as prettier from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleSize } from "../scripts/size.mjs";

const run = promisify(execFile);
const runtime = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const workspace = createRequire(new URL("../../../../package.json", import.meta.url));
const compilers: Readonly<Record<string, string>> = {
  "5.0": join(dirname(require.resolve("typescript-5.0/package.json")), "bin/tsc"),
  "7.0": join(dirname(workspace.resolve("typescript/package.json")), "bin/tsc"),
};

/** Messages of a compiler; none where all is well. */
async function compile(
  version: string,
  folder: string,
  ...args: readonly string[]
): Promise<string> {
  try {
    await run(process.execPath, [compilers[version] ?? "", ...args], { cwd: folder });
    return "";
  } catch (error) {
    const { stdout, message } = error as { readonly stdout: string; readonly message: string };
    return stdout || message;
  }
}

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runtime-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What stands for the name of an API in the sources. */
const TOKEN = "__Brand__";

/** A copy of the sources, with the name of an API in place of the token. */
async function copyAs(brand: string): Promise<string> {
  const target = join(folder, brand);
  await cp(join(runtime, "src"), join(target, "src"), { recursive: true });
  await writeFile(join(target, "package.json"), '{"type":"module"}');
  for (const file of await sources(target)) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(TOKEN, brand));
  }
  return target;
}

async function sources(root: string): Promise<string[]> {
  const names = await readdir(join(root, "src"), { recursive: true });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(root, "src", name));
}

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noImplicitOverride: true,
  module: "NodeNext",
  target: "ES2022",
};

const consumer = `
import { createCore, openSocket, paginate, parseDelivery, streamEvents } from "./dist/core/index.js";
import type { ChannelSocket, WebhookDelivery, WebSocketConstructor } from "./dist/core/index.js";
import type { ApiPromise, ClientOptions, FileInput, Middleware, OperationSpec, Page, UnknownTag } from "./dist/core/index.js";
import { AcmeError, ApiError, NotFoundError } from "./dist/errors/index.js";

interface Cat { type: "cat"; purrs: boolean }
interface Dog { type: "dog"; barks: boolean }
interface Unknown { type: UnknownTag; [key: string]: unknown }
type Animal = Cat | Dog | Unknown;

export function sound(animal: Animal): string {
  switch (animal.type) {
    case "cat": return String(animal.purrs satisfies boolean);
    case "dog": return String(animal.barks satisfies boolean);
    // @ts-expect-error no such tag
    case "dgo": return "";
    default: {
      const tag: string = animal.type;
      // @ts-expect-error only the unknown variant is left
      const cat: Cat = animal;
      return tag + String(cat);
    }
  }
}

const fetch: NonNullable<ClientOptions["fetch"]> = globalThis.fetch;
const middleware: Middleware = async (request, next) => next({ ...request, url: request.url });
const core = createCore({} as never, { fetch, middleware: [middleware], timeoutMs: undefined, logger: console });
const operation: OperationSpec = { method: "GET", path: "/" };
export const pet: ApiPromise<Cat> = core.send<Cat>(operation);
export const plain: Promise<Cat> = pet;
export async function all(): Promise<void> {
  const { data, response } = await pet.withRawResponse();
  const page: Page<Dog> = await paginate<Dog>(core, operation);
  for await (const dog of paginate<Dog>(core, operation)) dog.barks satisfies boolean;
  for await (const event of await streamEvents<Cat>(core, operation)) event.purrs satisfies boolean;
  data.purrs satisfies boolean; response.status satisfies number; page.items satisfies readonly Dog[];
}
export const handled: Promise<Cat | string> = pet.then(undefined, (error: Error) => error.message);
export const caught: Promise<Cat | number> = pet.catch((error: Error) => 1).finally(() => undefined);
export function status(error: unknown): number {
  if (error instanceof NotFoundError) return error.status;
  if (error instanceof ApiError) return error.status;
  if (error instanceof AcmeError) return error.message.length;
  return 0;
}
export async function talk(): Promise<void> {
  const socket: ChannelSocket<Dog, Cat> = await openSocket<Dog, Cat>(core, operation, {}, { reconnect: 3 });
  await socket.send({ type: "dog", barks: true });
  // @ts-expect-error a message that the channel does not send
  await socket.send({ type: "cat", purrs: true });
  for await (const cat of socket) cat.purrs satisfies boolean;
}
const delivery: WebhookDelivery = { body: "", headers: { "x-signature": ["a"], other: undefined } };
const other: WebhookDelivery = { body: new Uint8Array(1), headers: new Headers() };
export const event: Promise<Cat> = parseDelivery<Cat>([], delivery, ["old", "new"], { toleranceSeconds: 5 });
export const platform: WebSocketConstructor | undefined = (globalThis as { WebSocket?: WebSocketConstructor }).WebSocket;
export const files: FileInput[] = [new Uint8Array(1), new Blob([]), { path: "x" }, { data: new ArrayBuffer(1), filename: "f" }];
`;

describe("sources", () => {
  it("give declarations that TypeScript 5.0 reads, with and without the types of browsers", async () => {
    const target = await copyAs("Acme");
    const options = {
      ...strict,
      isolatedDeclarations: true,
      declaration: true,
      outDir: "dist",
      rootDir: "src",
      lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
      types: [],
    };
    await writeFile(
      join(target, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["src"] }),
    );
    expect(await compile("7.0", target)).toBe("");
    await writeFile(join(target, "consumer.ts"), consumer);
    await mkdir(join(target, "node_modules/@types"), { recursive: true });
    for (const name of ["node", "undici-types"]) {
      const found =
        name === "node"
          ? require.resolve("@types/node/package.json")
          : createRequire(require.resolve("@types/node/package.json")).resolve(
              "undici-types/package.json",
            );
      await symlink(
        dirname(found),
        join(target, "node_modules", name === "node" ? "@types/node" : name),
      );
    }
    for (const environment of [
      { lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] },
      { lib: ["ES2022"], types: ["node"], skipLibCheck: true },
    ]) {
      for (const version of ["5.0", "7.0"]) {
        await writeFile(
          join(target, "tsconfig.json"),
          JSON.stringify({
            compilerOptions: { ...strict, noEmit: true, ...environment },
            files: ["consumer.ts"],
          }),
        );
        expect(await compile(version, target)).toBe("");
      }
    }
  }, 120_000);

  it("work as CommonJS, and load node:fs only for a path", async () => {
    const target = await copyAs("Common");
    await writeFile(join(target, "package.json"), '{"type":"commonjs"}');
    const options = {
      strict: true,
      module: "NodeNext",
      target: "ES2020",
      outDir: "dist",
      rootDir: "src",
      lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
      types: [],
    };
    await writeFile(
      join(target, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["src"] }),
    );
    expect(await compile("7.0", target)).toBe("");
    await writeFile(
      join(target, "use.cjs"),
      'const { openFile } = require("./dist/core/file/input.js"); openFile({ path: __filename }).then((file) => console.log(file.size > 0, file.filename));',
    );
    expect((await run(process.execPath, [join(target, "use.cjs")])).stdout).toBe("true use.cjs\n");
  }, 60_000);

  it.each(["A", "AcmeInternationalPlatformCorp"])(
    "stay laid out for a brand such as %s",
    async (brand) => {
      for (const file of await sources(runtime)) {
        // Without the token, a file is the one whose layout the project checks anyhow.
        const text = await readFile(file, "utf8");
        if (!text.includes(TOKEN)) continue;
        const named = text.replaceAll(TOKEN, brand);
        expect(await prettier.check(named, { parser: "typescript", printWidth: 100 }), file).toBe(
          true,
        );
      }
    },
  );

  it("import nothing but each other", async () => {
    for (const file of await sources(runtime)) {
      const text = await readFile(file, "utf8");
      for (const [, module] of text.matchAll(/^(?:import|export)[^;]*? from "([^"]+)";/gm)) {
        expect(module, file).toMatch(/^\.\.?\/.*\.js$/);
      }
      expect(text, file).not.toMatch(/\bany\b(?=[>;,)\]|])|\bas any\b|: any\b/);
    }
  });
});

describe("size", () => {
  it("keeps what every SDK carries small, and the whole as well", async () => {
    expect(await bundleSize(["client/core"])).toBeLessThan(13_300);
    expect(await bundleSize(["index"])).toBeLessThan(27_400);
  });
});
