import { entry } from "@sdkwright/diagnostics";

/** Findings of generators that are images. */
export const imageFindings = {
  "no-runner": entry<{ image: string; tried: readonly string[] }>({
    severity: "error",
    title: "Neither docker nor podman",
    cause: "The generator is an image, and no program that runs images was found or answers.",
    fix: "Install and start Docker or Podman, name one with `--runner`, or use `name` instead of `image`.",
    message: ({ image, tried }) => `The image \`${image}\` cannot be run: ${tried.join("; ")}.`,
  }),
  "image-reference": entry<{ reference: string }>({
    severity: "error",
    title: "Not a reference of an image",
    cause: "`registry`, `name` and `version` of the generator do not form the reference of an image.",
    fix: "Write a host with an optional namespace, a name in lower case, and a tag such as `1.2.0`, or a tag with a digest.",
    message: ({ reference }) => `\`${reference}\` is not a valid reference of an image.`,
  }),
  "image-absent": entry<{ image: string; reason: string }>({
    severity: "error",
    title: "Image cannot be pulled",
    cause: "The image is not on this machine, and the registry did not give it.",
    fix: "Correct `registry`, `name` and `version`, log in to the registry, or pull or build the image beforehand.",
    message: ({ image, reason }) => `The image \`${image}\` is not on this machine and cannot be pulled: ${reason}`,
  }),
  "image-failed": entry<{ image: string; reason: string }>({
    severity: "error",
    title: "Generator in an image failed",
    cause: "The container did not end with exit code 0, took too long, or wrote more than it may.",
    fix: "Correct the generator. docs/ci.md says what it gets, and what it has to write within which limits.",
    message: ({ image, reason }) => `The image \`${image}\` failed: ${reason}`,
  }),
  "image-empty": entry<{ image: string }>({
    severity: "error",
    title: "Image without output",
    cause: "The container ended without an error and wrote no file.",
    fix: "Write the files of the SDK to `/sdkwright/output`. If Docker runs on another machine, run sdkwright there.",
    message: ({ image }) => `The image \`${image}\` wrote no file to \`/sdkwright/output\`.`,
  }),
  "image-output": entry<{ image: string; file: string; problem: string }>({
    severity: "error",
    title: "Output of an image that cannot be used",
    cause:
      "The output of an image consists of text files below its folder. Links, devices and other files are refused.",
    fix: "Correct the generator. Nothing that it wrote is used.",
    message: ({ image, file, problem }) => `The image \`${image}\` wrote \`${file}\`, which ${problem}.`,
  }),
  "image-finding": entry<{ image: string; line: string; problem: string }>({
    severity: "error",
    title: "Output that is not a finding",
    cause:
      "A generator in an image prints findings to standard output, one JSON object on each line, and nothing else.",
    fix: "Print progress and debugging to standard error.",
    message: ({ image, line, problem }) => `The image \`${image}\` printed a line that ${problem}: \`${line}\`.`,
  }),
};
