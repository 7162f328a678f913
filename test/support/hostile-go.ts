import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "./compile.js";
import { HOSTILE, hostileDefinition, TEXT_POSITIONS, type TextPosition } from "./hostile.js";

const CONFIG = `api: { specs: [{ openapi: openapi.json }] }
default-group: sdk
groups: { sdk: { generators: [{ name: gen-go-sdk, version: "*", output: { location: local-file-system, path: sdk } }] } }
`;

function emit(position: TextPosition, text: string): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const definition = JSON.stringify(hostileDefinition(position, text));
    const files = [
      ["generators.yml", CONFIG],
      ["openapi.json", definition],
    ] as const;
    writeFolder(folder, new Map(files));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

/** Go SDKs of one text for each of the places, another each time, so that each is met in many places. */
export async function hostileSdks(
  offset: number,
  positions: readonly TextPosition[] = TEXT_POSITIONS,
): Promise<ReadonlyMap<string, Files>> {
  const sdks = new Map<string, Files>();
  for (const [index, position] of positions.entries()) {
    const text = HOSTILE[(index + offset) % HOSTILE.length] ?? "";
    const files = await emit(position, text);
    if (files.size > 0) sdks.set(`p${index}`, files);
  }
  return sdks;
}
