import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the test of its own that must fail: class and method. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: string;
  readonly patch: Patch;
}

function broken(name: string, test: string, [file, search, replace]: readonly [string, string, string]): BrokenRuntime {
  return { name, caughtBy: `Sdk.Tests.${test}`, patch: { file, search, replace } };
}

/** Defects in what programs read of models. */
const READING: readonly BrokenRuntime[] = [
  broken("times are read an hour late", "Models.ModelTests.PropertiesAreReadInTheirTypes", [
    "Internal/Json/Times.cs",
    "time = new DateTimeOffset(local, offset);",
    "time = new DateTimeOffset(local, offset).AddHours(1);",
  ]),
  broken("times are read in UTC", "Models.ModelTests.PropertiesAreReadInTheirTypes", [
    "Internal/Json/Times.cs",
    "time = new DateTimeOffset(local, offset);",
    "time = new DateTimeOffset(local, offset).ToUniversalTime();",
  ]),
  broken("what is in lists is not read", "Models.ModelTests.PropertiesAreReadInTheirTypes", [
    "Internal/Json/Containers.cs",
    "items[at++] = reading.ReadMember(item, one)!;",
    "_ = reading.ReadMember(item, one)!;\n            at++;",
  ]),
  broken("integers in texts are cut to 32 bits", "Models.ModelTests.TextThatSpellsANumberIsRead", [
    "Internal/Json/Scalars.cs",
    "value = isWithin ? (long)whole : 0;",
    "value = isWithin ? (int)(whole & int.MaxValue) : 0;",
  ]),
  broken("a date-time is no date", "Models.ModelTests.OfATimeTheDateIsReadAsItIsWritten", [
    "Internal/Json/Formats.cs",
    "bool isTime = Times.TryParse(text, out DateTimeOffset time);",
    "bool isTime = Times.TryParse(text, out DateTimeOffset time) && IsDeclared(text);",
  ]),
  broken("numbers that no double holds are infinite", "Models.ModelTests.WhatIsReadIsSentBackAsItCame", [
    "Internal/Json/Scalars.cs",
    "|| double.IsInfinity(value)",
    "|| double.IsNaN(value)",
  ]),
  broken("what was received is lost in a copy", "Models.ModelTests.WhatIsReadIsSentBackAsItCame", [
    "Core/WireModel.cs",
    "internal IReadOnlyDictionary<string, KeptValue>? Kept { get; set; }",
    "internal IReadOnlyDictionary<string, KeptValue>? Kept { get; set; }\n\n" +
      "    protected WireModel(WireModel other) => AdditionalProperties = other.AdditionalProperties;",
  ]),
  broken("null is the tag of a union", "Models.UnionTests.ATagThatIsNoneIsNotNamed", [
    "Internal/Json/UnionType.cs",
    "            _ => null,\n        };",
    "            _ => tag.GetRawText(),\n        };",
  ]),
  broken("an enum in a union is only its declared values", "Models.UnionTests.AVariantIsChosenByItsShape", [
    "Internal/Json/Containers.cs",
    "isLenient || (inner",
    "(isLenient && fit > 0) || (inner",
  ]),
  broken("constants that the server left out are sent back", "Models.ModelTests.AConstantThatIsMissingIsNotWritten", [
    "Internal/Json/ModelReader.cs",
    "return Read(index, type, isRequired: true, takesNull: false)!;",
    "return Read(index, type, isRequired: false, takesNull: false) ?? value;",
  ]),
  broken(
    "undeclared properties of a type lose what did not fit",
    "Models.ModelTests.UndeclaredPropertiesHaveTheirType",
    ["Internal/Json/ModelReader.cs", "Keep(property.Name, property.Value.Clone(), value);", "_ = value;"],
  ),
  broken("variants are written as objects of their own", "Models.SerializerTests.TheTagOfAVariantIsWritten", [
    "Internal/Json/UnionType.cs",
    "objects.WriteTagged(to, held, tagName, tag);",
    "_ = objects;\n                _ = tag;\n                type.WriteOrNull(to, held);",
  ]),
  broken(
    "any variant is read as the one that is asked for",
    "Models.SerializerTests.AVariantIsReadByItsOwnTypeIfItIsOne",
    ["Internal/Json/Json.cs", "&& typeToConvert.IsInstanceOfType(value)", "&& typeToConvert is not null"],
  ),
];

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [
  ...READING,
  broken("a canceled call has a token of the runtime", "Calls.CancellationTests.WhileTheResponseIsAwaited", [
    "Internal/Http/Deadline.cs",
    'OperationCanceledException("The call was canceled.", cause, _caller)',
    'OperationCanceledException("The call was canceled.", cause, _source.Token)',
  ]),
  broken("retries do not wait", "Calls.CancellationTests.WhileARetryIsDue", [
    "Internal/Http/Attempts.cs",
    "Task.Delay(wait, Caller)",
    "Task.Delay(1)",
  ]),
  broken("the time that a program takes counts", "Calls.TimeoutTests.OfAStream", [
    "Internal/Http/Deadline.cs",
    "_source.CancelAfter(Timeout.InfiniteTimeSpan);",
    "_source.CancelAfter(_limit);",
  ]),
  broken("a limit of the HttpClient is a cancellation", "Calls.TimeoutTests.OfTheHttpClientItself", [
    "Internal/Http/Sender.cs",
    "if (error is OperationCanceledException { InnerException: TimeoutException })",
    "if (error is OperationCanceledException { InnerException: ArgumentException })",
  ]),
  broken("headers of the HttpClient leave the origin", "Calls.HttpClientTests.ItsOwnHeadersNeverLeaveTheOrigin", [
    "Internal/Http/Sender.cs",
    "if (!isSame && HasOwnHeaders())",
    "if (isSame && HasOwnHeaders())",
  ]),
  broken(
    "an HttpClient may follow redirects anywhere",
    "Calls.HttpClientTests.OneThatFollowsRedirectsToAnotherOriginItselfIsRefused",
    ["Internal/Http/Sender.cs", "&& !Urls.IsSameOrigin(came, sentTo)", "&& came.Scheme != sentTo.Scheme"],
  ),
  broken("the last middleware is the outermost", "Calls.HttpClientTests.MiddlewareIsAroundEveryAttempt", [
    "Internal/Http/Attempts.cs",
    "for (int i = config.Settings.Middleware.Count - 1; i >= 0; i--)",
    "for (int i = 0; i < config.Settings.Middleware.Count; i++)",
  ]),
  broken("what calls leave to the caller's token stays", "Load.LoadTests.ManyCallsLeaveNothingBehind", [
    "Internal/Http/Deadline.cs",
    "        _source.Cancel();\n        _source.Dispose();\n",
    "",
  ]),
  broken("each call requests a token", "Load.LoadTests.CallsWithAnExpiredTokenShareTheRequestForTheNext", [
    "Internal/Auth/OAuthTokens.cs",
    "joined = _flight ?? Start(credentials);",
    "joined = Start(credentials);",
  ]),
  broken("a token that was refused is used again", "Load.LoadTests.CallsWhoseTokenIsRefusedShareTheRequestForTheNext", [
    "Internal/Auth/OAuthTokens.cs",
    "if (_held?.AccessToken == token)",
    "if (_held?.AccessToken == token + token)",
  ]),
  broken(
    "activities have the paths of undeclared calls",
    "Calls.TelemetryTests.ThePathOfAnUndeclaredCallIsTheCallersOwn",
    ["Internal/Telemetry/CallTrace.cs", "if (!prepared.Call.IsUndeclared)", "if (name.Length > 0)"],
  ),
  broken("activities have the URLs of calls", "Calls.TelemetryTests.AnActivityForEachCallWithoutItsValues", [
    "Internal/Telemetry/CallTrace.cs",
    'Add("url.template", operation.Path)',
    'Add("url.full", prepared.Url)',
  ]),
  broken("a failed call is a good activity", "Calls.TelemetryTests.TheReasonOfAFailureWithoutItsText", [
    "Internal/Telemetry/CallTrace.cs",
    "SetStatus(ActivityStatusCode.Error)",
    "SetStatus(ActivityStatusCode.Ok)",
  ]),
];
