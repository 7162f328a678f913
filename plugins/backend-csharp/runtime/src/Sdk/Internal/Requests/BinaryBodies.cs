using System;
using System.IO;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Bodies that are one file, and files in general.</summary>
internal static partial class Bodies
{
    static partial void WriteBinary(BodySpec declared, BodyValue value, ref PreparedBody? body)
    {
        if (value.Members is not null || value.Value.Value is null)
        {
            throw new SdkConfigurationException("The body must be a file");
        }

        FileParameter file = FileOf(value.Value);
        bool isConcrete =
            declared.MediaType is not null
            && !declared.MediaType.Contains('*', StringComparison.Ordinal);
        string type =
            file.ContentType ?? (isConcrete ? declared.MediaType! : "application/octet-stream");
        body = new PreparedBody(type, file.IsReplayable, file.CreateContent);
    }

    /// <summary>Whether a value can only be meant as a file.</summary>
    private static bool IsFile(object? value) => value is FileParameter or byte[] or Stream;

    private static FileParameter FileOf(Argument value) =>
        value.Value switch
        {
            FileParameter file => file,
            byte[] bytes => FileParameter.FromBytes(bytes),
            Stream stream => FileParameter.FromStream(stream),
            string text => FileParameter.FromBytes(Percent.BytesOf(text)),
            JsonElement { ValueKind: JsonValueKind.String } json => FileParameter.FromBytes(
                Percent.BytesOf(json.GetString()!)
            ),
            _ => throw new SdkConfigurationException("A file must be a FileParameter"),
        };
}
