import { copyFileSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, request as send } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { hashOf, hashOfFiles, hashOfPath, inTemporaryFolder, type ProcessResult, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import type { LanguageSuite, RunsProgram } from "../languages/suite.js";
import { closeServers, listen } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { describeRows, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/consumer.test.ts`;
/** The example API, of which there is a live server. */
const EXAMPLE = `${ROOT}packages/cli/example`;
/** Certificate and key of 127.0.0.1, which only tests trust. */
const CERTIFICATE = `${ROOT}packages/conformance/fixture/loopback.pem`;

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

/** What the programs of all languages print. */
const PRINTED = ["created Invisible Cities by Italo Calvino", "cover of 5 bytes", "no such book: 404", ""].join("\n");

/** Hands requests on to another server, and counts them. Takes those that are meant for a proxy, too. */
function forward(target: string): { readonly listener: RequestListener; readonly hosts: Set<string> } {
  const hosts = new Set<string>();
  const { origin } = new URL(target);
  const listener: RequestListener = (request, response) => {
    const { pathname, search, host } = new URL(request.url ?? "", origin);
    hosts.add(host);
    const { method, headers } = request;
    const onward = send(`${origin}${pathname}${search}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  };
  return { listener, hosts };
}

function expectPrinted({ code, stdout, stderr }: ProcessResult): void {
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: PRINTED, stderr: "" });
}

/** What the environment of a program says of proxies and certificates: nothing of the machine's own. */
const CLEAN = Object.fromEntries(
  ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"].flatMap((name) => [
    [name, undefined],
    [name.toLowerCase(), undefined],
  ]),
);

/** Runs the program against the live server: directly, over TLS, and through a proxy of its environment. */
async function callLiveServer({ consumer }: LanguageSuite, run: RunsProgram, folder: string): Promise<void> {
  const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
  const bookshop = await startBookshop();
  try {
    expectPrinted(await run({ ...CLEAN, BASE_URL: bookshop.url }));

    const certificate = join(folder, "certificate.pem");
    copyFileSync(CERTIFICATE, certificate);
    const pem = readFileSync(CERTIFICATE);
    const secure = createSecureServer({ cert: pem, key: pem }, forward(bookshop.url).listener);
    const url = (await listen(secure)).replace("http:", "https:");
    const trust = { SSL_CERT_FILE: certificate, NODE_EXTRA_CA_CERTS: certificate };
    if (consumer.withoutCertificates === undefined) {
      expectPrinted(await run({ ...CLEAN, ...trust, BASE_URL: `${url}/v1` }));
    }
    // One that no program trusts: encryption is not all that TLS is for.
    expect((await run({ ...CLEAN, BASE_URL: `${url}/v1` })).code).not.toBe(0);

    if (consumer.withoutProxies !== undefined) return;
    const { listener, hosts } = forward(bookshop.url);
    const proxy = await listen(createServer(listener));
    const env = { ...CLEAN, HTTP_PROXY: proxy, http_proxy: proxy, BASE_URL: "http://bookshop.test/v1" };
    expectPrinted(await run(env));
    expect([...hosts]).toEqual(["bookshop.test"]);
  } finally {
    bookshop.close();
    closeServers();
  }
}

describe("SDKs are built, installed into an empty project and used", () => {
  describeRows(
    (row) => {
      const { consumer } = row;
      const problem = consumer.problem?.();
      test.skipIf(problem !== undefined)(
        `by a program that calls a live server${problem ? `: ${problem}` : ""}`,
        async () => {
          const { name } = row.generator;
          const sdk = filesOf(await compileFolder(EXAMPLE, { generator: { name, config: consumer.config } }));
          const subject = hashOf(hashOfFiles(sdk), hashOfPath(EXAMPLE), hashOfPath(consumer.folder));
          await verdicts.once(questionOf(row, "consumer", [HERE, consumer.module]), subject, () =>
            inTemporaryFolder(async (folder) => callLiveServer(row, await consumer.install(sdk, folder), folder)),
          );
        },
        300_000,
      );
    },
    { rows: ({ consumer }) => consumer !== undefined },
  );
});
