// Stands in for docker and podman where neither runs: refuses every flag that it does not know, records how it was called
// and what a container would see, and runs the "image" as a process, with only these folders where Linux lets it.
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

// Of the link that it was called by.
const tool = basename(process.argv[1], ".mjs");
const [command, ...args] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(process.env.STAND_IN, "utf8"));

/** Flags of `run`: what each has to be. */
const FLAGS = {
  "--rm": true,
  "--read-only": true,
  "--read-only-tmpfs=false": true,
  "--http-proxy=false": true,
  "--pull": /^never$/,
  "--name": /^sdkwright-[0-9a-f-]{36}$/,
  "--log-driver": /^none$/,
  "--network": /^none$/,
  "--cap-drop": /^ALL$/,
  "--security-opt": /^no-new-privileges$/,
  "--user": new RegExp(`^${process.getuid()}:${process.getgid()}$`),
  "--userns": /^keep-id$/,
  "--memory": /^\d+$/,
  "--memory-swap": /^\d+$/,
  "--pids-limit": /^\d+$/,
  "--ulimit": /^fsize=\d+:\d+$/,
  "--tmpfs": /^\/tmp:rw,nosuid,nodev,size=256m$/,
  "--env": /^(?:HOME=\/tmp|(?:https?_proxy|ftp_proxy|no_proxy|all_proxy)=)$/i,
  "--volume": /^[^:]+:\/sdkwright\/(?:(?:ir|config)\.json:ro|output:rw),Z$/,
};
const OPTIONAL = ["--read-only-tmpfs=false", "--http-proxy=false", "--userns"];

function end(code, text = "") {
  process.stderr.write(text);
  process.exit(code);
}

function parse() {
  const seen = new Map();
  for (let at = 0; at < args.length; at++) {
    const rule = FLAGS[args[at]];
    if (rule === undefined) {
      const missing = Object.keys(FLAGS).filter((flag) => !seen.has(flag) && !OPTIONAL.includes(flag));
      if (missing.length > 0) end(98, `missing: ${missing.join(" ")}\n`);
      if (at !== args.length - 1) end(98, `unknown flag: ${args[at]}\n`);
      return { seen, reference: args[at] };
    }
    const value = rule === true ? true : args[++at];
    if (rule !== true && !rule.test(value)) end(98, `bad value of ${args[at - 1]}: ${value}\n`);
    seen.set(args[rule === true ? at : at - 1], [...(seen.get(args[rule === true ? at : at - 1]) ?? []), value]);
  }
  return end(98, "no image\n");
}

function run() {
  const { seen, reference } = parse();
  const mounts = Object.fromEntries(seen.get("--volume").map((volume) => volume.split(":").slice(0, 2).reverse()));
  if (Object.keys(mounts).length !== 3) end(98, "not three volumes\n");
  const given = ["ir.json", "config.json"].map((file) => [file, readFileSync(mounts[`/sdkwright/${file}`], "utf8")]);
  appendFileSync(
    plan.log,
    `${JSON.stringify({ tool, command, args, env: Object.keys(process.env), ...Object.fromEntries(given) })}\n`,
  );
  const { program } = plan.images[reference];
  const [file, ...rest] = plan.isolates ? isolated(mounts, program) : program;
  const folder = plan.isolates ? "/sdkwright" : join(mounts["/sdkwright/output"], "..");
  const env = { HOME: "/tmp", PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin", FOLDER: folder };
  const child = spawn(file, rest, { stdio: ["ignore", "inherit", "inherit"], env, detached: true });
  writeFileSync(pidFile(seen.get("--name")[0]), String(child.pid));
  child.on("error", (error) => end(127, `${error.message}\n`));
  child.on("close", (code) => end(code ?? 137));
}

/** What a container runs as. */
const pidFile = (name) => `${plan.log}.${name}`;

function remove(name) {
  process.kill(-Number(readFileSync(pidFile(name), "utf8")), "SIGKILL");
  end(0);
}

/** A process that sees the programs of this machine, the code of the generator, and its folders; and no network. */
function isolated(mounts, program) {
  const root = mkdtempSync(join(tmpdir(), "stand-in-"));
  // A user who is not root may not drop these from a folder that is mounted with them, such as /dev/shm.
  const flags = "remount,bind,nosuid,nodev";
  const bind = (from, to, mode) => `mount --bind ${from} ${root}${to}; mount -o ${flags},${mode} ${root}${to}`;
  const shared = ["/usr", "/bin", "/lib", "/lib64"].filter((folder) => existsSync(folder));
  const steps = [
    `mount -t tmpfs none ${root}`,
    `cd ${root}`,
    "mkdir -p dev tmp sdkwright/output generator",
    ...shared.map((folder) => `mkdir -p ${root}${folder}; ${bind(folder, folder, "ro")}`),
    "touch dev/null sdkwright/ir.json sdkwright/config.json",
    `mount --bind /dev/null ${root}/dev/null`,
    bind(plan.code, "/generator", "ro"),
    ...["ir.json", "config.json"].map((file) => bind(mounts[`/sdkwright/${file}`], `/sdkwright/${file}`, "ro")),
    bind(mounts["/sdkwright/output"], "/sdkwright/output", "rw"),
    `mount -t tmpfs none ${root}/tmp`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot ${root} "$@"`,
  ];
  const script = ["set -e", ...steps].join("\n");
  return ["unshare", "--map-root-user", "--net", "--mount", "sh", "-c", script, "sh", ...program];
}

function answer() {
  if (plan.broken?.includes(tool)) end(1, "Cannot connect to the daemon. Is it running?\n");
  if (command === "run") return run();
  appendFileSync(plan.log, `${JSON.stringify({ tool, command, args })}\n`);
  const image = plan.images[args.at(-1)];
  switch (command) {
    case "info":
      process.stdout.write(plan.rootless ? "true\n" : "[]\n");
      return end(0);
    case "image":
      return end(image && !image.remote ? 0 : 1, "no such image\n");
    case "pull":
      return end(image ? 0 : 125, "Error: lookup registry.example.com: no such host\n");
    case "rm":
      return remove(args.at(-1));
    default:
      return end(97, `unknown command: ${command}\n`);
  }
}

answer();
