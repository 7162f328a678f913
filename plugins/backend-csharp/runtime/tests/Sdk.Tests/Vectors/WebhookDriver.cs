using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>Drives the vectors of the kind <c>webhook</c>.</summary>
internal static class WebhookDriver
{
    internal static Dictionary<string, object?> Drive(JsonElement given)
    {
        IEnumerable<KeyValuePair<string, string>> headers =
            from header in given.Members("headers")
            from value in TextsOf(header.Value)
            select new KeyValuePair<string, string>(header.Name, value);
        try
        {
            WebhookVerifier.Verify(
                [.. given.Items("signatures").Select(Signature)],
                new WebhookDelivery(given.Text("body")!, headers) { Url = given.Text("url") },
                SecretsOf(given.Get("secrets")),
                given.Has("toleranceSeconds") ? given.Get("toleranceSeconds").GetDouble() : null,
                DateTimeOffset.Parse(given.Text("now")!, CultureInfo.InvariantCulture)
            );
            return new() { ["isVerified"] = true };
        }
        catch (BrandException error)
        {
            return new() { ["isVerified"] = false, ["error"] = Errors.Describe(error) };
        }
    }

    private static string[] TextsOf(JsonElement value) =>
        value.ValueKind == JsonValueKind.Array
            ? [.. value.EnumerateArray().Select(one => one.GetString()!)]
            : [value.GetString()!];

    private static WebhookSecrets SecretsOf(JsonElement secrets) =>
        secrets.ValueKind == JsonValueKind.Object
            ? new WebhookSecrets(
                secrets
                    .EnumerateObject()
                    .ToDictionary(one => one.Name, one => (IReadOnlyList<string>)TextsOf(one.Value))
            )
            : new WebhookSecrets(TextsOf(secrets));

    private static SignatureSpec Signature(JsonElement one)
    {
        string algorithm = one.Text("algorithm")!;
        int end = algorithm.LastIndexOf('-');
        JsonElement timestamp = one.Get("timestamp");
        return new()
        {
            Header = one.Text("header")!,
            Family = Specs.Parse<SignatureFamily>(end < 0 ? algorithm : algorithm[..end]),
            Hash = end < 0 ? null : Specs.Parse<SignatureHash>(algorithm[(end + 1)..]),
            Encoding = Specs.Parse<SignatureEncoding>(one.Text("encoding")!),
            Prefix = one.Text("prefix"),
            Components = one.Texts("components")!,
            Delimiter = one.Text("delimiter"),
            Timestamp =
                timestamp.ValueKind == JsonValueKind.Undefined
                    ? null
                    : new()
                    {
                        Header = timestamp.Text("header")!,
                        Format = Specs.Parse<TimestampFormat>(timestamp.Text("format")!),
                        ToleranceSeconds = timestamp.Get("toleranceSeconds").GetInt32(),
                    },
        };
    }
}
