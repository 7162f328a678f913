using System;
using System.IO;
using System.Net.Http;

namespace Sdk.Core;

/// <summary>A file to send. Its name and its content type are optional.</summary>
public sealed class FileParameter
{
    private readonly Func<Stream> _open;

    private FileParameter(Func<Stream> open, long? length, bool isReplayable)
    {
        _open = open;
        Length = length;
        IsReplayable = isReplayable;
    }

    /// <summary>The file name to send.</summary>
    public string? FileName { get; init; }

    /// <summary>The content type, such as <c>image/png</c>.</summary>
    public string? ContentType { get; init; }

    /// <summary>The length in bytes, if it is known.</summary>
    internal long? Length { get; }

    /// <summary>Whether the file can be sent again.</summary>
    internal bool IsReplayable { get; }

    /// <summary>A file in memory.</summary>
    /// <param name="bytes">The content.</param>
    /// <param name="fileName">The file name to send.</param>
    /// <param name="contentType">The content type.</param>
    public static FileParameter FromBytes(
        byte[] bytes,
        string? fileName = null,
        string? contentType = null
    )
    {
        ThrowIfNull(bytes, nameof(bytes));
        return new(() => new MemoryStream(bytes, writable: false), bytes.Length, true)
        {
            FileName = fileName,
            ContentType = contentType,
        };
    }

    /// <summary>A file on disk. It is read while it is sent.</summary>
    /// <param name="path">The path.</param>
    /// <param name="fileName">The file name to send, in place of that of the path.</param>
    /// <param name="contentType">The content type.</param>
    /// <exception cref="BrandConfigurationException">The file cannot be read.</exception>
    public static FileParameter FromPath(
        string path,
        string? fileName = null,
        string? contentType = null
    )
    {
        ThrowIfNull(path, nameof(path));
        try
        {
            return new(() => File.OpenRead(path), new FileInfo(path).Length, true)
            {
                FileName = fileName ?? Path.GetFileName(path),
                ContentType = contentType,
            };
        }
        catch (IOException error)
        {
            throw new SdkConfigurationException(
                $"The file cannot be read: {path} ({error.GetType().Name})"
            );
        }
    }

    /// <summary>
    /// A stream, which is read from its current position and not closed. Calls can be retried only if it can seek.
    /// </summary>
    /// <param name="stream">The content.</param>
    /// <param name="fileName">The file name to send.</param>
    /// <param name="contentType">The content type.</param>
    public static FileParameter FromStream(
        Stream stream,
        string? fileName = null,
        string? contentType = null
    )
    {
        ThrowIfNull(stream, nameof(stream));
        bool canSeek = stream.CanSeek;
        long start = canSeek ? stream.Position : 0;
        bool isTaken = false;
        Stream Open()
        {
            if (canSeek)
            {
                stream.Position = start;
            }
            else if (isTaken)
            {
                throw new IOException("The stream was read before.");
            }

            isTaken = true;
            return new Internal.OpenStream(stream);
        }

        return new(Open, canSeek ? stream.Length - start : null, canSeek)
        {
            FileName = fileName,
            ContentType = contentType,
        };
    }

    /// <summary>Converts a file in memory.</summary>
    public static implicit operator FileParameter(byte[] bytes) => FromBytes(bytes);

    /// <summary>Converts a stream.</summary>
    public static implicit operator FileParameter(Stream stream) => FromStream(stream);

    internal HttpContent CreateContent() => new Internal.StreamedContent(_open, Length);

    private static void ThrowIfNull(object? value, string name)
    {
        if (value is null)
        {
            throw new SdkConfigurationException($"The argument {name} must not be null");
        }
    }
}
