using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>One of the vectors that all runtimes share.</summary>
internal sealed record VectorCase(
    string File,
    string Kind,
    string Name,
    JsonElement Given,
    JsonElement Expected
)
{
    private static readonly string[] s_kinds =
    [
        "backoff",
        "call",
        "events",
        "filename",
        "number",
        "token",
        "webhook",
    ];

    /// <summary>Reads all vectors.</summary>
    internal static IReadOnlyList<VectorCase> ReadAll()
    {
        List<VectorCase> all = [];
        foreach (
            string path in Directory.GetFiles(Folder(), "*.json").Order(StringComparer.Ordinal)
        )
        {
            JsonElement content = JsonDocument.Parse(System.IO.File.ReadAllBytes(path)).RootElement;
            string kind = content.Text("kind")!;
            if (!s_kinds.Contains(kind))
            {
                throw new NotSupportedException($"There is no driver for vectors of kind {kind}.");
            }

            foreach (JsonElement one in content.GetProperty("vectors").EnumerateArray())
            {
                all.Add(
                    new(
                        Path.GetFileName(path),
                        kind,
                        one.Text("name")!,
                        one.GetProperty("given"),
                        one.GetProperty("expect")
                    )
                );
            }
        }

        return all;
    }

    /// <summary>The folder that a variable names, or else <c>test/vectors</c> in a folder above this source.</summary>
    private static string Folder([CallerFilePath] string source = "")
    {
        if (Environment.GetEnvironmentVariable("SDK_VECTORS") is { Length: > 0 } given)
        {
            return given;
        }

        for (
            DirectoryInfo? above = new FileInfo(source).Directory;
            above is not null;
            above = above.Parent
        )
        {
            string folder = Path.Combine(above.FullName, "test", "vectors");
            if (Directory.Exists(folder))
            {
                return folder;
            }
        }

        throw new DirectoryNotFoundException("There is no folder test/vectors above the sources.");
    }

    /// <summary>Fails if what is observed is not what is expected.</summary>
    internal async Task CheckAsync()
    {
        try
        {
            Check(Json.Tree(AnyValueType.Instance, await DriveAsync()));
        }
        catch (Exception error)
        {
            // Test runners shorten the names of tests.
            throw new DeviationException($"FAIL {File}: {Name}: {error.Message}", error);
        }
    }

    private void Check(JsonElement observed)
    {
        JsonElement error = observed.Get("error");
        bool hasFailed = !Values.IsNothing(error);
        if (hasFailed && Expected.Flag("orError"))
        {
            return;
        }

        if (hasFailed && !Expected.Has("error"))
        {
            throw new DeviationException($"not expected: {error}");
        }

        Comparison.Compare("", observed, Expected);
    }

    private async Task<Dictionary<string, object?>> DriveAsync() =>
        Kind switch
        {
            "call" => await CallDriver.DriveAsync(Given, Expected),
            "number" => Drivers.Number(Given),
            "backoff" => Drivers.Backoff(Given, Expected),
            "events" => Drivers.Events(Given),
            "filename" => Drivers.FileName(Given),
            "token" => await Drivers.TokenAsync(Given, Expected),
            _ => WebhookDriver.Drive(Given),
        };
}
