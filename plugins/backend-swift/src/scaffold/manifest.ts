import { hasWireTests, plain, workflowFiles } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { WIDTH } from "../comment.js";
import type { Context } from "../context.js";
import { language } from "../language.js";
import { stringLiteral } from "../literals.js";

const oneLine = (text: string | undefined): string | undefined => text?.replace(/\s+/g, " ").trim() || undefined;

/** The version of the manifest's format, which is that of the oldest Swift that builds the package. */
const TOOLS = "6.0";

/** A product or a target with its arguments; on several lines where one is too short. */
function item(kind: string, args: readonly string[]): string {
  const line = `    .${kind}(${args.join(", ")}),`;
  return line.length <= WIDTH ? line : `    .${kind}(\n${args.map((arg) => `      ${arg}`).join(",\n")}\n    ),`;
}

/** The manifest: the library, what programs test it with, and the tests. */
function manifest(context: Context): string {
  const { module } = context;
  const name = stringLiteral(module);
  const testing = stringLiteral(`${module}Testing`);
  const tests = item("testTarget", [`name: ${stringLiteral(`${module}Tests`)}`, `dependencies: [${name}]`]);
  return `// swift-tools-version: ${TOOLS}
import PackageDescription

let package = Package(
  name: ${stringLiteral(context.package)},
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
${item("library", [`name: ${name}`, `targets: [${name}]`])}
${item("library", [`name: ${testing}`, `targets: [${testing}]`])}
  ],
  targets: [
${item("target", [`name: ${name}`, `resources: [.copy("PrivacyInfo.xcprivacy")]`])}
${item("target", [`name: ${testing}`, `dependencies: [${name}]`])}
${hasWireTests(context) ? `${tests}\n` : ""}  ]
)
`;
}

/** What the Swift Package Index builds the documentation of. */
const spi = ({ module }: Context): string => `version: 1
builder:
  configs:
    - documentation_targets: [${module}, ${module}Testing]
`;

/** What the App Store asks of libraries: this one tracks nobody, and collects nothing by itself. */
const PRIVACY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>NSPrivacyTracking</key>
  <false/>
  <key>NSPrivacyTrackingDomains</key>
  <array/>
  <key>NSPrivacyCollectedDataTypes</key>
  <array/>
  <key>NSPrivacyAccessedAPITypes</key>
  <array/>
</dict>
</plist>
`;

/** How the sources are laid out. Names of dated values, such as `v2024_08_06`, keep the underscores between their numbers. */
const FORMAT = {
  version: 1,
  lineLength: 120,
  indentation: { spaces: 2 },
  prioritizeKeepingFunctionOutputTogether: true,
  rules: { AlwaysUseLowerCamelCase: false },
};

/** A group of symbols on a page of DocC; nothing where there are none. */
function topic(title: string, symbols: readonly string[]): string {
  return symbols.length === 0 ? "" : `\n### ${title}\n\n${symbols.map((one) => `- \`\`${one}\`\``).join("\n")}\n`;
}

/** The first page of the documentation that DocC makes. What it does not name follows by kind. */
function catalogue({ module, api, sdk, names, brand, client, packageInfo }: Context): string {
  const about = oneLine(packageInfo.description) ?? `A client for ${oneLine(api.name.wire) ?? "an API"}.`;
  const environments = sdk.environments.list.length > 0 ? [names.companion("environments")] : [];
  const resources = sdk.clients.filter(({ root }) => !root).map(({ id }) => names.client(id));
  const declared = Object.values(api.errors).filter(({ id }) => sdk.errors[id]?.typed);
  return `# \`\`${module}\`\`

${plain(about)}

## Topics
${topic("The client", [client, ...environments, "ClientOptions", "RequestOptions"])}${topic("Resources", resources)}${topic(
  "Errors",
  [`${brand}Error`, `${brand}APIError`, ...declared.map(({ id }) => names.type(id))],
)}`;
}

const IGNORED = ".build/\n.swiftpm/\nPackage.resolved\n*.xcodeproj\nxcuserdata/\nDerivedData/\n.DS_Store\n";

/** The manifest, files of the repository, and workflows. */
export function buildFiles(context: Context): ScaffoldFile[] {
  const { module } = context;
  const scaffold = (path: string, content: string): ScaffoldFile => ({ path, content, kind: "scaffold" });
  return [
    scaffold("Package.swift", manifest(context)),
    scaffold(".spi.yml", spi(context)),
    scaffold(".swift-format", `${JSON.stringify(FORMAT, null, 2)}\n`),
    scaffold(`Sources/${module}/PrivacyInfo.xcprivacy`, PRIVACY),
    scaffold(`Sources/${module}/${module}.docc/${module}.md`, catalogue(context)),
    { path: ".gitignore", content: IGNORED, kind: "once" },
    ...workflowFiles(context, language.project),
  ];
}
