import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the test of its own that must fail: class and method. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: string;
  readonly patch: Patch;
}

function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: test, patch: { file, search, replace } };
}

/** Defects in channels, whose frames no scenario sees. */
const CHANNELS: readonly BrokenRuntime[] = [
  broken("frames of clients are not masked", "ChannelTest::testMessagesOfAllSizesGoBothWays", [
    "Internal/Sockets/Frame.php",
    "$mask = random_bytes(4);",
    '$mask = "\\0\\0\\0\\1";\n        $content = strrev($content);',
  ]),
  broken("binary messages are sent as text", "ChannelTest::testMessagesOfAllSizesGoBothWays", [
    "Internal/Sockets/SocketConnection.php",
    "Frame::encode($isText ? Frame::TEXT : Frame::BINARY, $message)",
    "Frame::encode(Frame::TEXT, $message)",
  ]),
  broken("pings are not answered", "ChannelTest::testMessagesOfAllSizesGoBothWays", [
    "Internal/Sockets/SocketConnection.php",
    "$this->stream->send(Frame::encode(Frame::PONG, $frame->content), new Deadline(self::PATIENCE));",
    "",
  ]),
  broken("frames that servers mask are taken", "ChannelTest::testWhatAClientMustNotAcceptClosesTheConnection", [
    "Internal/Sockets/Frame.php",
    "|| $second >= 0x80",
    "",
  ]),
  broken("a lost connection is never replaced", "ChannelTest::testALostConnectionIsReplacedOnlyIfTheCallerWantsThat", [
    "Internal/Sockets/ChannelLink.php",
    "|| $this->failures >= $this->options->reconnects\n        ) {\n            $this->finish",
    "|| true\n        ) {\n            $this->finish",
  ]),
];

/** Defects in how curl is used. */
const TRANSFERS: readonly BrokenRuntime[] = [
  broken("each call opens a connection", "CurlTransportTest::testConnectionsAreUsedAgain", [
    "Internal/Http/CurlTransfer.php",
    "CURLOPT_PATH_AS_IS => true,",
    "CURLOPT_PATH_AS_IS => true,\n                CURLOPT_FRESH_CONNECT => true,",
  ]),
  broken("informational responses count", "CurlTransportTest::testInformationalResponsesArePassedOver", [
    "Internal/Http/CurlExchange.php",
    "$this->hasHeaders = $this->status >= 200;",
    "$this->hasHeaders = $this->status >= 100;",
  ]),
  broken("files are read whole before they are sent", "CurlTransportTest::testFilesAreSentPieceByPiece", [
    "Core/RequestBody.php",
    "public function pieces(int $size = 65536): \\Generator",
    "public function pieces(int $size = 65536 << 8): \\Generator",
  ]),
  broken("downloads fill the memory", "CurlTransportTest::testDownloadsStayOutOfMemory", [
    "Internal/Http/CurlExchange.php",
    "$this->waiting .= $bytes;",
    "static $all = '';\n        $all .= $bytes;\n        $this->waiting .= $bytes;",
  ]),
  broken(
    "a loop that is left keeps its connection",
    "CurlTransportTest::testEventsArriveAtOnceAndLeavingTheLoopClosesTheConnection",
    [
      "Core/EventStream.php",
      "        } finally {\n            $this->source->close();\n        }",
      "        } finally {\n            static $kept = [];\n            $kept[] = $this->source;\n        }",
    ],
  ),
  broken("an unfinished download has its final name", "CurlTransportTest::testDownloadsStayOutOfMemory", [
    "Core/BinaryResponse.php",
    "            if (!rename($partial, $path)) {",
    "            if (!copy($partial, $path)) {",
  ]),
  broken("errors name a line of the SDK", "CurlTransportTest::testLostConnections", [
    "Exceptions/BrandException.php",
    "[$this->file, $this->line] = [$frame['file'], $frame['line']];",
    "",
  ]),
];

/** Defects in what programs do with models, clients and errors. */
const PROGRAMS: readonly BrokenRuntime[] = [
  broken("a model that is unserialized is empty", "ModelTest::testWhatTheServerSendsIsReadAndWrittenBack", [
    "Core/Model.php",
    "return ['json' => $this->toJson()];",
    "return ['json' => '{}'];",
  ]),
  broken("copies lose what the server sent", "ModelTest::testCopiesHaveOtherValues", [
    "Core/Model.php",
    "        $members = Json::membersOf($this->encode());\n        foreach ($changes",
    "        $members = [];\n        foreach ($changes",
  ]),
  broken("clients can be serialized", "CallTest::testClientsCannotBeSerialized", [
    "Internal/Http/ClientCore.php",
    "throw new \\LogicException('Clients hold secrets, and cannot be serialized');",
    "return [];",
  ]),
  broken("middleware comes before the credentials", "CallTest::testMiddlewareWrapsEachAttemptAfterTheCredentials", [
    "Internal/Http/Attempts.php",
    "foreach (array_reverse($this->config->options->middleware ?? []) as $layer) {",
    "foreach ($this->config->options->middleware ?? [] as $layer) {",
  ]),
  broken("a token that is refused is fetched for each client", "OAuthTest::testARefusedTokenIsReplacedOnce", [
    "Internal/Http/Config.php",
    "? $parent->tokens : new \\ArrayObject();",
    "? new \\ArrayObject() : new \\ArrayObject();",
  ]),
  broken("a broken stream begins again", "ResumeTest::testABrokenStreamContinuesFromItsLastEvent", [
    "Internal/Streams/ResumingSource.php",
    "Last-Event-ID",
    "X-Last-Event",
  ]),
  broken("each result of a batch is the first one's", "RemoteCallTest::testEachCallOfABatchHasItsOwnResult", [
    "Internal/Http/Config.php",
    "return ++$this->lastId;",
    "return 1;",
  ]),
];

/** Defects by which secrets are printed, or options appear to change. */
const SECRETS: readonly BrokenRuntime[] = [
  broken("an option can be assigned to", "SecretsTest::testHiddenPropertiesAreReadAsOthers", [
    "Internal/HiddenProperties.php",
    `throw new \\Error('Cannot modify ' . self::class . "::$$name");`,
    "$this->$name = $value;",
  ]),
  broken("options of curl are printed", "SecretsTest::testObjectsShowNoSecret", [
    "Core/CurlTransport.php",
    "public function __debugInfo(): array\n    {\n        return [];",
    "public function __debugInfo(): array\n    {\n        return $this->options;",
  ]),
  broken("stack traces contain the text of a response", "SecretsTest::testErrorsAndTheirTracesShowNoSecret", [
    "Internal/Http/Decoder.php",
    "#[\\SensitiveParameter]\n        string $text,",
    "string $text,",
  ]),
];

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [...CHANNELS, ...TRANSFERS, ...PROGRAMS, ...SECRETS];
