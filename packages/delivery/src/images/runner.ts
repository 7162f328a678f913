import type { Environment } from "../secrets.js";
import { runTool } from "../tool.js";
import { CONTRACT_FOLDER, type ImageLimits, IR_FILE, OUTPUT_FOLDER, SETTINGS_FILE } from "./contract.js";

/** Programs that run images. */
export const RUNNERS = ["docker", "podman"] as const;
export type RunnerName = (typeof RUNNERS)[number];

/** A program that runs images, and answers. */
export interface Runner {
  readonly name: RunnerName;
  /** Runs without a privileged service: the user of containers is mapped to the one who calls. */
  readonly rootless: boolean;
}

/** Long enough for a service that starts when it is asked. */
const PROBE_MS = 30_000;

const PROBES: { readonly [name in RunnerName]: string } = {
  docker: "{{json .SecurityOptions}}",
  podman: "{{json .Host.Security.Rootless}}",
};

/** The first of these programs that answers, or what came of asking each. */
export async function findRunner(
  names: readonly RunnerName[],
  env: Environment,
  cwd: string,
): Promise<Runner | readonly string[]> {
  const tried: string[] = [];
  for (const name of names) {
    const args = ["info", "--format", PROBES[name]];
    const call = { command: name, args, cwd, env, mask: (text: string) => text, timeoutMs: PROBE_MS };
    const { code, stdout, stderr } = await runTool(call);
    if (code === 0) return { name, rootless: /\btrue\b|rootless/.test(stdout) };
    const why = code === "timeout" ? "does not answer" : `answers: ${lastLine(stderr) || `exit code ${code}`}`;
    tried.push(code === "missing" ? `\`${name}\` is not installed` : `\`${name}\` ${why}`);
  }
  return tried;
}

/** The last line that says something, without what terminals would obey. */
export function lastLine(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/\p{Cc}/gu, " ").trim());
  return (lines.filter((line) => line !== "").at(-1) ?? "").slice(0, 500);
}

/** What a container is started with. */
export interface ContainerCall {
  readonly runner: Runner;
  readonly reference: string;
  /** By which it can be ended. */
  readonly name: string;
  /** Absolute path of the folder with the input and the folder of the output. */
  readonly scratch: string;
  /** Undefined on systems without user ids. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly limits: ImageLimits;
}

/** Variables that docker and podman would hand over from their configuration; a URL of a proxy may hold a password. */
const PROXIES = ["HTTP_PROXY", "HTTPS_PROXY", "FTP_PROXY", "NO_PROXY", "ALL_PROXY"];

/**
 * Arguments that start a container: without network and privileges, as the user who calls, and with nothing of the
 * machine but its input, which it cannot change, and its output.
 */
export function containerArguments({ runner, reference, name, scratch, user, limits }: ContainerCall): string[] {
  const mount = (file: string, mode: string): string[] => [
    "--volume",
    `${scratch}/${file}:${CONTRACT_FOLDER}/${file}:${mode}`,
  ];
  const proxies = PROXIES.flatMap((proxy) => [proxy, proxy.toLowerCase()]).flatMap((proxy) => ["--env", `${proxy}=`]);
  return [
    ...["run", "--rm", "--pull", "never", "--name", name, "--log-driver", "none"],
    ...["--network", "none", "--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
    ...userArguments(runner, user),
    ...["--memory", String(limits.memoryBytes), "--memory-swap", String(limits.memoryBytes)],
    ...["--pids-limit", String(limits.processes), "--ulimit", `fsize=${limits.fileBytes}:${limits.fileBytes}`],
    ...["--tmpfs", "/tmp:rw,nosuid,nodev,size=256m", "--env", "HOME=/tmp"],
    ...(runner.name === "podman" ? ["--read-only-tmpfs=false", "--http-proxy=false"] : proxies),
    // Private labels, which only systems with SELinux look at.
    ...mount(IR_FILE, "ro,Z"),
    ...mount(SETTINGS_FILE, "ro,Z"),
    ...mount(OUTPUT_FOLDER, "rw,Z"),
    reference,
  ];
}

/** In a container of rootless docker, root is the user who calls; podman can map the user as it is. */
function userArguments({ name, rootless }: Runner, user: ContainerCall["user"]): string[] {
  if (user === undefined) return [];
  if (name === "docker" && rootless) return ["--user", "0:0"];
  const own = ["--user", `${user.uid}:${user.gid}`];
  return name === "podman" && rootless ? ["--userns", "keep-id", ...own] : own;
}
