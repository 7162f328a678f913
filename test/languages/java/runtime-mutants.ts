import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the test of its own that must fail: class and method. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: string;
  readonly patch: Patch;
}

function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: `sdk.${test}`, patch: { file, search, replace } };
}

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [
  broken("an interrupt is swallowed", "live.CallsTest#anInterruptEndsTheCallAndStaysSet", [
    "internal/call/Futures.java",
    "Thread.currentThread().interrupt();",
    "Thread.interrupted();",
  ]),
  broken("the line of the caller comes after those of the runtime", "live.CallsTest#exceptionsNameTheLineOfTheCaller", [
    "internal/call/Futures.java",
    "if (error instanceof BrandException) {",
    "if (all.isEmpty()) {",
  ]),
  broken(
    "calls with an unknown credential have the client's own",
    "live.DoorsTest#aCredentialThatNoSchemeHasIsRefused",
    ["internal/call/Prepared.java", "if (!known.contains(option)) {", "if (option.isEmpty()) {"],
  ),
  broken("a request that is null is an empty one", "live.DoorsTest#aRequestThatIsNullIsRefused", [
    "internal/call/Arguments.java",
    "made.isComplete = request != null;",
    "made.isComplete = true;",
  ]),
  broken("only cancel ends a call", "live.DoorsTest#aFutureThatIsCompletedByOthersEndsItsRequest", [
    "internal/call/CallFuture.java",
    "if (!future.isOver) {",
    "if (future.isCancelled()) {",
  ]),
  broken("text is always UTF-8", "live.DoorsTest#textIsReadInTheCharsetThatTheServerNames", [
    "internal/call/Reply.java",
    "named.find() ? Charset",
    "named.find() && contentType.isEmpty() ? Charset",
  ]),
  broken(
    "an undeclared property of another shape fails the response",
    "sample.ReadingTest#additionalPropertiesOfAnyShapeAreRead",
    ["json/Reading.java", "if (path.size() == rootDepth) {", "if (path.size() >= rootDepth) {"],
  ),
  broken("what calls leave to the clock stays", "load.LoadTest#manyCallsLeaveNothingBehind", [
    "internal/call/Deadline.java",
    "watch.remove(this);",
    "watch.hashCode();",
  ]),
  broken("waiting pins the carrier of a virtual thread", "load.LoadTest#virtualThreadsPinNoCarrier", [
    "internal/call/Futures.java",
    "waiter.workFor(future);",
    "synchronized (future) {\n        waiter.workFor(future);\n      }",
  ]),
  broken("a thread that waits hands its request on", "live.WaitingTest#theThreadThatWaitsSendsTheRequest", [
    "internal/call/Waiter.java",
    "return Thread.currentThread() == thread",
    "return Thread.currentThread() != thread",
  ]),
  broken("names are looked up where nothing can break that off", "live.WaitingTest#aNameIsLookedUpElsewhere", [
    "internal/http/JdkTransport.java",
    "return isAddress",
    "return !host.isEmpty()",
  ]),
  broken("files are read whole before they are sent", "load.LoadTest#largeFilesNeedLittleMemory", [
    "core/FileUpload.java",
    "return opener.open();",
    "return new java.io.ByteArrayInputStream(opener.open().readAllBytes());",
  ]),
  broken(
    "one caller that gives up ends the token request of all",
    "live.OAuthTest#oneCallerThatGivesUpDoesNotEndTheRequestOfTheOthers",
    ["internal/oauth/OAuthTokens.java", "joined.waiting == 0 && reason != null", "reason != null"],
  ),
  broken("a refresh sends the secret again", "live.OAuthTest#aRefusedTokenIsRenewedOnceByTheRefreshTokenAlone", [
    "internal/oauth/TokenSource.java",
    "put(body, spec.refreshToken(), refresh);",
    'put(body, spec.refreshToken(), refresh);\n      put(body, List.of("client_secret"), credentials.clientSecret());',
  ]),
  broken("what another type was sent is written otherwise", "sample.ModelTest#whatIsReadIsSentBackAsItCame", [
    "json/OpenModelBuilder.java",
    "received.putAll(from.fields().received);",
    "received.keySet().removeAll(from.fields().received.keySet());",
  ]),
  broken("constants that the server left out are sent back", "sample.ModelTest#aConstantThatIsMissingIsNotWritten", [
    "json/Fields.java",
    "} else if (values[i] != null) {",
    "} else if (property.constant() != null) {\n        members.put(property.name(), property.constant());\n      } else if (values[i] != null) {",
  ]),
  broken("numbers that no double holds are infinite", "sample.ReadingTest#numbersThatDoNotFitAreKept", [
    "json/Json.java",
    "READER.readTree(new ExactParser(READER.createParser(unmarked)))",
    "READER.readTree(unmarked)",
  ]),
  broken("times are read an hour late", "sample.ReadingTest#gettersGiveWhatWasSent", [
    "json/Times.java",
    "OffsetDateTime.of(day, clock, offset);",
    "OffsetDateTime.of(day, clock, offset).plusHours(1);",
  ]),
  broken("what is in lists is not read", "sample.ReadingTest#gettersGiveWhatWasSent", [
    "json/Containers.java",
    "items.add(at.read(item, node.get(i), i));",
    "at.read(item, node.get(i), i);",
  ]),
  broken("integers in texts are cut to 32 bits", "sample.ReadingTest#textThatSpellsANumberIsRead", [
    "json/Types.java",
    "number -> number.longValueExact()",
    "number -> (long) number.intValue()",
  ]),
  broken("a date-time is no date", "sample.ReadingTest#ofADateTimeTheDateIsReadAsItIsWritten", [
    "json/Formats.java",
    "return time == null ? null : time.toLocalDate();",
    "return time == null || !isDeclared(text) ? null : time.toLocalDate();",
  ]),
  broken("null is the tag of a union", "sample.ReadingTest#aTagThatIsNoneIsNotNamed", [
    "json/UnionType.java",
    'return hasTag(node) ? node.path(tag).asText() : "";',
    "return node.path(tag).asText();",
  ]),
  broken("an enum in a union is only its declared values", "sample.ReadingTest#anUndeclaredValueOfAnEnumIsItsVariant", [
    "json/EnumType.java",
    "if (isLenient) {",
    "if (isLenient && node.isNull()) {",
  ]),
  broken("constants are empty until they are written", "sample.ReadingTest#constantsHaveGetters", [
    "json/OpenModelBuilder.java",
    "this.values = type.table().properties.stream().map(ModelType.Property::constant).toArray();",
    "this.values = new Object[type.table().properties.size()];",
  ]),
  broken("undeclared properties are JSON whatever their type", "sample.ReadingTest#additionalPropertiesHaveTheirType", [
    "json/ModelType.java",
    "at.read(known.additional,",
    "at.read(Types.ANY,",
  ]),
  broken("undeclared properties cannot be read", "sample.ReadingTest#additionalPropertiesWithoutATypeAreJson", [
    "json/OpenModel.java",
    "return (Map<String, T>) fields.additional;",
    "return (Map<String, T>) (Map<String, ?>) Map.<String, Object>of();",
  ]),
  broken("events lose their names", "live.EventsTest#wholeEventsHaveNamesAndIds", [
    "internal/stream/WholeEvents.java",
    "new ServerSentEvent<>(item.value(), item.event(), item.id())",
    'new ServerSentEvent<>(item.value(), "message", item.id())',
  ]),
  broken("ids do not outlive a connection", "live.StreamsTest#aStreamGoesOnWhereItsConnectionBrokeOff", [
    "internal/stream/ResumingSource.java",
    "new EventFrames(reply, lastId, this::see, to)",
    'new EventFrames(reply, "", this::see, to)',
  ]),
  broken("file names of downloads have folders", "live.StreamsTest#downloadsHaveTheFileNameOfTheServer", [
    "internal/download/FileNames.java",
    ".map(name -> name.substring(",
    ".map(name -> name.length() > 0 ? name : name.substring(",
  ]),
  broken("a stream that broke off begins anew", "live.StreamsTest#aStreamGoesOnWhereItsConnectionBrokeOff", [
    "internal/stream/ResumingSource.java",
    "Last-Event-ID",
    "X-Last-Event-ID",
  ]),
  broken("a lost channel is never replaced", "live.SocketTest#aLostConnectionIsReplacedIfThatIsAskedFor", [
    "internal/socket/Link.java",
    "Set.of(1001, 1006, 1011, 1012, 1013, 1014)",
    "Set.of(1013)",
  ]),
  broken("messages of any size are kept", "live.SocketTest#aMessageThatIsTooLargeEndsTheConnection", [
    "internal/socket/Connection.java",
    "isTooLarge(text.length())",
    "isTooLarge(text.length() - text.length())",
  ]),
];
