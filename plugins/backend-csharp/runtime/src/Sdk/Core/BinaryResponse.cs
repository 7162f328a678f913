using System;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>
/// The body of a response, which can be read once. The timeout of the call applies between any two parts. A body that is
/// not read has to be disposed, so that its connection is released.
/// </summary>
public sealed class BinaryResponse : IAsyncDisposable, IDisposable
{
    private readonly Reply _reply;
    private bool _isTaken;

    internal BinaryResponse(Reply reply) => _reply = reply;

    /// <summary>The status of the response.</summary>
    public int StatusCode => _reply.Status;

    /// <summary>The headers of the response. Their names are in lower case.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Headers => _reply.Headers.All;

    /// <summary>The id that the server gave the request.</summary>
    public string? RequestId => _reply.RequestId;

    /// <summary>The content type.</summary>
    public string? ContentType => _reply.Headers.Get("content-type");

    /// <summary>The name that the server gives in <c>Content-Disposition</c>, without folders.</summary>
    public string? FileName => FileNames.Of(_reply.Headers.Get("content-disposition"));

    /// <summary>Opens the body as a stream, which closes the connection when it is disposed.</summary>
    public Stream OpenRead()
    {
        Take();
        return new ReplyStream(_reply);
    }

    /// <summary>Reads the body as a whole.</summary>
    /// <param name="cancellationToken">A token that cancels the reading.</param>
    public async Task<byte[]> ReadAsBytesAsync(CancellationToken cancellationToken = default)
    {
        using MemoryStream all = new();
        await CopyToAsync(all, cancellationToken).ConfigureAwait(false);
        return all.ToArray();
    }

    /// <summary>Copies the body to a stream.</summary>
    /// <param name="destination">The stream to write the body to.</param>
    /// <param name="cancellationToken">A token that cancels the copying.</param>
    public async Task CopyToAsync(Stream destination, CancellationToken cancellationToken = default)
    {
        Stream source = OpenRead();
        try
        {
            await source.CopyToAsync(destination, 81920, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _reply.Dispose();
        }
    }

    /// <summary>Writes the body to a file. An incomplete file is removed.</summary>
    /// <param name="path">The file, which is replaced if there is one.</param>
    /// <param name="cancellationToken">A token that cancels the writing.</param>
    public async Task SaveAsync(string path, CancellationToken cancellationToken = default)
    {
        string partial = path + ".part";
        try
        {
            using (FileStream file = File.Create(partial))
            {
                await CopyToAsync(file, cancellationToken).ConfigureAwait(false);
            }

            File.Delete(path);
            File.Move(partial, path);
        }
        finally
        {
            File.Delete(partial);
        }
    }

    private void Take()
    {
        if (_isTaken)
        {
            throw new InvalidOperationException("The body was read before.");
        }

        _isTaken = true;
    }

    /// <summary>Closes the connection, unless the body was read to its end.</summary>
    public void Dispose() => _reply.Dispose();

    /// <summary>Closes the connection, unless the body was read to its end.</summary>
    public ValueTask DisposeAsync()
    {
        _reply.Dispose();
        return default;
    }
}
