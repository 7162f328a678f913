using System;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>The body of a reply as a stream.</summary>
internal sealed class ReplyStream(Reply reply) : Stream
{
    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override Task<int> ReadAsync(
        byte[] buffer,
        int offset,
        int count,
        CancellationToken cancellationToken
    ) => ReadPartAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

#if NET
    public override ValueTask<int> ReadAsync(
        Memory<byte> buffer,
        CancellationToken cancellationToken = default
    ) => ReadPartAsync(buffer, cancellationToken);
#endif

    private async ValueTask<int> ReadPartAsync(
        Memory<byte> buffer,
        CancellationToken cancellationToken
    )
    {
        using CancellationTokenRegistration closing = cancellationToken.Register(reply.Dispose);
        try
        {
            return await reply.ReadNextAsync(buffer).ConfigureAwait(false);
        }
        catch (Exception) when (cancellationToken.IsCancellationRequested)
        {
            throw new OperationCanceledException(cancellationToken);
        }
    }

    /// <summary>For code that can only read so; the rest of the SDK never blocks.</summary>
    public override int Read(byte[] buffer, int offset, int count) =>
        ReadAsync(buffer, offset, count, CancellationToken.None).GetAwaiter().GetResult();

    public override void Flush() { }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) =>
        throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            reply.Dispose();
        }

        base.Dispose(disposing);
    }
}
