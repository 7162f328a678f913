import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { versionIn } from "@sdkwright/plugin-api";
import { deliveryCatalogue } from "../catalogue.js";
import type { ToolRun } from "../tool.js";
import { sameContents } from "./archive.js";
import { CENTRAL, type CentralHosts, type Coordinates, refusedByCentral, uploadBundle } from "./central.js";
import { ask, basic, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import type { Found, Packed, Registry, ReleaseFile } from "./registry.js";
import { signFiles } from "./signing.js";
import { mismatch, named, run, textOfSecret } from "./tools.js";

export type JavaOutput = Extract<OutputConfig, { readonly location: "java-registry" }>;

/** Kinds of files of a release, by what stands behind its name: the repository wants them in this order. */
const KINDS = ["pom", "jar", "sources.jar", "javadoc.jar"] as const;

const fileName = ({ artifact, version }: Coordinates, kind: string): string =>
  `${artifact}-${version}${kind.includes(".") ? "-" : "."}${kind}`;

/** The address of a release below its repository. */
const pathOf = ({ group, artifact, version }: Coordinates): string =>
  `${group.replaceAll(".", "/")}/${artifact}/${version}`;

/** Settings of Maven that say no more than the credentials, by variables that hold them. */
const SETTINGS = `<settings><servers><server>
  <id>sdkwright</id><username>\${env.SDKWRIGHT_USERNAME}</username><password>\${env.SDKWRIGHT_PASSWORD}</password>
</server></servers></settings>
`;

/** Maven repositories: `mvn` has built the files, and deploys them. Without `url`, Maven Central's bundle upload. */
export function javaRegistry(output: JavaOutput, options: RegistryOptions, hosts: CentralHosts = CENTRAL): Registry {
  const [group = "", artifact = ""] = output.coordinate.split(":");
  const coordinates: Coordinates = { group, artifact, version: versionIn("maven", options.version) };
  const { username, password, signature } = output;
  const isCentral = output.url === undefined;
  const url = trimmed(output.url ?? hosts.repository);
  const [user, word] = [username, password].map((secret) => textOfSecret(secret, options));
  const headers = user && word && !isCentral ? basic(user, word) : undefined;

  const tools = [
    { command: "mvn", probe: ["--version"], purpose: "build and deploy Java packages" },
    ...(signature ? [{ command: "gpg", probe: ["--version"], purpose: "sign packages" }] : []),
    ...(isCentral ? [{ command: "jar", probe: ["--version"], purpose: "pack a bundle for Maven Central" }] : []),
  ];

  return {
    packageName: output.coordinate,
    version: coordinates.version,
    url,
    secret: named("password", password ?? username),
    tools,
    ...(isCentral &&
      user &&
      word && { refusal: () => refusedByCentral(coordinates, { hosts, credentials: `${user}:${word}` }) }),
    ...(isCentral && { uploadUrl: hosts.publisher, gap: lacking(output, options) }),
    find: () => findFiles(`${url}/${pathOf(coordinates)}`, coordinates, { isSigned: signature !== undefined, headers }),
    pack: (folder) => pack(folder, { coordinates, output, options }),
    upload: (missing, all) =>
      isCentral
        ? uploadBundle(all, { directory: pathOf(coordinates), hosts, credentials: `${user}:${word}`, options })
        : deploy(missing, { coordinates, output, options }),
    // A signature is another one each time; gpg checked it when it made it.
    isSame: (name, remote, built) =>
      name.endsWith(".asc") || remote.equals(built) || sameContents(remote, built, essence),
  };
}

/** Asks a repository for each file of a release. */
async function findFiles(
  address: string,
  coordinates: Coordinates,
  { isSigned, headers }: { readonly isSigned: boolean; readonly headers: Record<string, string> | undefined },
): Promise<Found> {
  const files = new Map<string, () => Promise<Buffer | undefined>>();
  const names = KINDS.map((kind) => fileName(coordinates, kind));
  for (const name of isSigned ? names.flatMap((plain) => [plain, `${plain}.asc`]) : names) {
    const answer = await ask(`${address}/${name}`, { ...(headers && { headers }) });
    if (answer.kind === "broken") return answer;
    if (answer.status === 401 || answer.status === 403) return { kind: "denied", printed: "" };
    if (answer.status >= 500) return { kind: "broken", reason: `status ${answer.status}` };
    if (answer.status === 200) files.set(name, async () => answer.body);
  }
  return { kind: "found", files };
}

/** Jars say by which release of Java they were made. */
function essence(path: string, data: Buffer): Buffer | undefined {
  if (path.endsWith("/pom.properties")) return undefined;
  const text = path === "META-INF/MANIFEST.MF" ? data.toString("utf8") : undefined;
  return text === undefined
    ? data
    : Buffer.from(text.replace(/^(?:Build-Jdk|Build-Jdk-Spec|Created-By|Built-By): .*\r?\n/gm, ""));
}

/** What Maven Central demands (central.sonatype.org/publish/requirements). */
function lacking({ username, password, signature }: JavaOutput, { location }: RegistryOptions): Diagnostic | undefined {
  const keys = Object.entries({ username, password, signature }).flatMap(([key, value]) =>
    value ? [] : [`\`${key}\``],
  );
  if (keys.length === 0) return undefined;
  return deliveryCatalogue.create("no-credentials", { url: "Maven Central", keys: keys.join(", ") }, { location });
}

interface JavaContext {
  readonly coordinates: Coordinates;
  readonly output: JavaOutput;
  readonly options: RegistryOptions;
}

/** The first value of an element at the top of a POM. */
function pomValue(pom: string, element: string): string | undefined {
  const own = pom.replace(/<(parent|dependencies|build|profiles|dependencyManagement)>.*?<\/\1>/gs, "");
  return new RegExp(`<${element}>\\s*([^<]+?)\\s*</${element}>`).exec(own)?.[1];
}

async function pack(folder: string, { coordinates, output, options }: JavaContext): Promise<Packed> {
  const { location, scratch } = options;
  const pom = await readFile(join(folder, "pom.xml"), "utf8").catch(() => "");
  const { group, artifact, version } = coordinates;
  const differs = mismatch(
    [
      ["group", group, pomValue(pom, "groupId")],
      ["name", artifact, pomValue(pom, "artifactId")],
      ["version", version, pomValue(pom, "version")],
    ],
    options,
  );
  if (differs) return { kind: "failed", findings: [differs] };
  const target = join(scratch, "maven");
  await mkdir(target, { recursive: true });
  const built: readonly string[] = await readdir(join(folder, "target")).catch(() => []);
  const files: ReleaseFile[] = [];
  for (const kind of KINDS) {
    const name = fileName(coordinates, kind);
    if (kind !== "pom" && !built.includes(name)) {
      const params = { command: "mvn", printed: `There is no target/${name}.` };
      return { kind: "failed", findings: [deliveryCatalogue.create("build-failed", params, { location })] };
    }
    await copyFile(kind === "pom" ? join(folder, "pom.xml") : join(folder, "target", name), join(target, name));
    files.push({ name, path: join(target, name) });
  }
  const signed = output.signature ? await signFiles(files, output.signature, options) : [];
  return "code" in signed ? { kind: "failed", findings: [signed] } : { kind: "packed", files: [...files, ...signed] };
}

/** What `deploy:deploy-file` must be told of a file: its classifier and its type. */
function attachment(
  { artifact, version }: Coordinates,
  { name }: ReleaseFile,
): { readonly classifier: string; readonly type: string } {
  const rest = name.slice(`${artifact}-${version}`.length);
  const [, classifier = "", type = ""] = /^(?:-(\w+))?\.(.*)$/.exec(rest) ?? [];
  return { classifier, type };
}

/** Deploys what the repository lacks: all files at once, or one by one where some are there. */
async function deploy(missing: readonly ReleaseFile[], context: JavaContext): Promise<ToolRun> {
  const { coordinates, output, options } = context;
  const settings = join(options.scratch, "settings.xml");
  await writeFile(settings, SETTINGS, { mode: 0o600 });
  const { group, artifact, version } = coordinates;
  // Without credentials in the configuration, those of the user's own settings hold.
  const own = output.username === undefined ? [] : ["--global-settings", settings];
  const goal = ["--batch-mode", ...own, "deploy:deploy-file"];
  const repository = ["repositoryId=sdkwright", `url=${trimmed(output.url ?? "")}`];
  const base = [`groupId=${group}`, `artifactId=${artifact}`, `version=${version}`, ...repository];
  const deployFile = (properties: readonly string[]): Promise<ToolRun> =>
    run(options, {
      command: "mvn",
      args: [...goal, ...[...base, ...properties].map((text) => `-D${text}`)],
      cwd: options.scratch,
      env: {
        SDKWRIGHT_USERNAME: textOfSecret(output.username, options),
        SDKWRIGHT_PASSWORD: textOfSecret(output.password, options),
      },
    });
  const isMissing = (kind: string): ReleaseFile | undefined =>
    missing.find(({ name }) => name === fileName(coordinates, kind));
  const [jar, pom] = [isMissing("jar"), isMissing("pom")];
  if (jar && pom) {
    const further = missing.filter((file) => file !== jar && file !== pom);
    const kinds = further.map((file) => attachment(coordinates, file));
    const lists = [
      `files=${further.map(({ path }) => path).join(",")}`,
      `classifiers=${kinds.map(({ classifier }) => classifier).join(",")}`,
      `types=${kinds.map(({ type }) => type).join(",")}`,
    ];
    return deployFile([`file=${jar.path}`, `pomFile=${pom.path}`, ...(further.length > 0 ? lists : [])]);
  }
  let last: ToolRun = { code: 0, stdout: "", stderr: "" };
  for (const file of missing) {
    const { classifier, type } = attachment(coordinates, file);
    last = await deployFile([
      `file=${file.path}`,
      `packaging=${type}`,
      "generatePom=false",
      ...(classifier === "" ? [] : [`classifier=${classifier}`]),
    ]);
    if (last.code !== 0) return last;
  }
  return last;
}
