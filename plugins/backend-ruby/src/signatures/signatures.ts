import type { PlannedFile, ScaffoldFile, SdkNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { SOURCES } from "../dialect.js";
import { runtimeRbi, runtimeSignatures } from "../runtime.js";
import {
  batchDeclaration,
  channelDeclaration,
  clientDeclaration,
  environmentsDeclaration,
  rawDeclaration,
  webhooksDeclaration,
} from "./clients.js";
import type { Declaration } from "./declaration.js";
import { enumDeclaration, errorDeclaration, objectDeclaration, unionDeclaration } from "./models.js";
import { rbiText } from "./rbi.js";
import { rbsText } from "./rbs.js";

/** The folder of the signatures in RBS, one file for each of the sources. */
const SIGNATURES = "sig/";

/** What a node declares for programs; null for what only the SDK itself uses. */
function declarationOf(node: SdkNode, context: Context): Declaration | null {
  switch (node.kind) {
    case "client":
      return clientDeclaration(node, context);
    case "object":
      return objectDeclaration(node, context);
    case "enum":
      return enumDeclaration(node, context);
    case "union":
      return unionDeclaration(node, context);
    case "error":
      return errorDeclaration(node, context);
    case "channel":
      return channelDeclaration(node, context);
    case "webhooks":
      return webhooksDeclaration(node, context);
    case "environments":
      return environmentsDeclaration(context);
    case "part":
      if (node.part === "rawClient") return rawDeclaration(node, context);
      return node.part === "batch" ? batchDeclaration(node, context) : null;
    case "alias":
    case "request":
    case "result":
    case "options":
      return null;
    default:
      return node satisfies never;
  }
}

interface Declared {
  readonly path: string;
  readonly declaration: Declaration;
}

const declaredIn = ({ path, nodes }: PlannedFile, context: Context): Declared[] =>
  nodes.flatMap((node) => {
    const declaration = declarationOf(node, context);
    return declaration ? [{ path, declaration }] : [];
  });

const BASE = /^ *class (\w+) < (?:\w+::)*(\w+)/m;

/** Texts of RBI, in which a class stands behind its base. */
function basesFirst(texts: readonly string[]): string[] {
  const bases = new Map(
    texts.flatMap((text) => (BASE.exec(text) ? [BASE.exec(text)?.slice(1) as [string, string]] : [])),
  );
  const depthOf = (name: string | undefined): number => (name === undefined ? 0 : 1 + depthOf(bases.get(name)));
  const depths = new Map(texts.map((text) => [text, depthOf(BASE.exec(text)?.[1])]));
  return [...texts].sort((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
}

const signaturePath = (path: string): string => `${SIGNATURES}${path.slice(SOURCES.length).replace(/\.rb$/, ".rbs")}`;

/** Signatures of all classes of the SDK: in RBS, one file for each source, and in RBI, one for all. */
export function signatureFiles(context: Context): ScaffoldFile[] {
  const { module, gem, files } = context;
  const all = files.flatMap((file) => declaredIn(file, context));
  const rbs = all.map(({ path, declaration }): ScaffoldFile => {
    const to = signaturePath(path);
    return { path: to, content: rbsText(to, module, declaration), kind: "generated" };
  });
  const path = `rbi/${gem}.rbi`;
  const content = rbiText(
    path,
    module,
    basesFirst(runtimeRbi(context)),
    all.map(({ declaration }) => declaration),
  );
  return [...runtimeSignatures(context, SIGNATURES), ...rbs, { path, content, kind: "generated" }];
}
