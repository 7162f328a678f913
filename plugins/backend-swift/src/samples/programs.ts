import type { Snippet } from "@sdkwright/plugin-api";

export const writeProgram = (): Snippet | null => null;
