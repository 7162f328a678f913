import { expect, test } from "vitest";
import { type Api, type Compiler, compile, emitShare, type Share } from "../src/index.js";
import { stubBackend, stubCompiler, stubWorkspace } from "./stubs.js";

/** Backends of which one takes longer, and an API that is large enough for a second thread. */
function largeCompiler(): Compiler {
  const compiler = stubCompiler();
  compiler.hooks.backend.tap("test", (generator) => ({ ...stubBackend, effort: generator === "gen-slow" ? 2 : 1 }));
  compiler.hooks.ir.tap("test", (api: Api): Api => {
    const [operation] = Object.values(api.operations);
    const ids = Array.from({ length: 2_000 }, (_, index) => `type:T${index}` as const);
    const name = (wire: string) => ({ wire, words: [wire], explicit: false });
    const types = ids.map((id) => {
      const type = { kind: "primitive", primitive: "string" } as const;
      return [id, { kind: "alias", id, name: name(id.slice(5)), type, origin: operation?.origin ?? 0 }] as const;
    });
    return { ...api, types: Object.fromEntries(types) };
  });
  return compiler;
}

/** The shares that go to a further thread. */
async function sharesOf(generators: readonly string[], trace = false): Promise<Share[]> {
  const shares: Share[] = [];
  const list = generators.map(
    (name) => `      - { name: ${name}, version: 1.0.0, output: { location: local-file-system, path: ${name} } }\n`,
  );
  const { targets } = await compile({
    compiler: largeCompiler(),
    workspace: stubWorkspace(`api: openapi.json\ngroups:\n  all:\n    generators:\n${list.join("")}`),
    command: "check",
    version: "0.1.0",
    trace,
    threads: {
      count: 1,
      emit: (share) => {
        shares.push(share);
        return emitShare(largeCompiler(), structuredClone(share));
      },
    },
  });
  expect(targets.map(({ generator, files }) => [generator, files])).toEqual(generators.map((name) => [name, 2]));
  return shares;
}

const named = (shares: readonly Share[]) => shares.map(({ targets }) => targets.map(({ generator }) => generator.name));

test("the longest job stays on the thread that has read the definition, wherever it stands", async () => {
  expect(named(await sharesOf(["gen-quick", "gen-slow"]))).toEqual([["gen-quick"]]);
  expect(named(await sharesOf(["gen-slow", "gen-quick"]))).toEqual([["gen-quick"]]);
  expect(named(await sharesOf(["gen-slow"]))).toEqual([]);
});

test("a further thread sends a trace where somebody asks for it", async () => {
  expect(await sharesOf(["gen-quick", "gen-slow"])).toMatchObject([{ traces: false }]);
  expect(await sharesOf(["gen-quick", "gen-slow"], true)).toMatchObject([{ traces: true }]);
});
