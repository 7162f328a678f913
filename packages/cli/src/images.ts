import type { ImageAccess } from "@sdkwright/compiler";
import type { RunnerName } from "@sdkwright/delivery";
import type { Io } from "./io.js";

/** What runs generators that are images. Few configurations have any: what runs them is loaded with the first. */
export function imagesOf(io: Io, runner: RunnerName | undefined): ImageAccess {
  let images: Promise<ImageAccess> | undefined;
  const load = async (): Promise<ImageAccess> => {
    const { createImages } = await import("@sdkwright/delivery");
    return createImages({ env: io.env, runner, interrupted: io.interrupted });
  };
  return {
    async run(call) {
      images ??= load();
      return (await images).run(call);
    },
  };
}
