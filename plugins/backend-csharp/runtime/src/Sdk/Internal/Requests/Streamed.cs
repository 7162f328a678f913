using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Content that is opened anew each time it is sent, and read while it is sent.</summary>
internal sealed class StreamedContent(Func<Stream> open, long? length) : HttpContent
{
    protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context)
    {
        using Stream source = open();
        await source.CopyToAsync(stream).ConfigureAwait(false);
    }

    protected override bool TryComputeLength(out long computed)
    {
        computed = length ?? 0;
        return length is not null;
    }
}

/// <summary>A stream of the caller's, which stays open.</summary>
internal sealed class OpenStream(Stream inner) : Stream
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

    public override int Read(byte[] buffer, int offset, int count) =>
        inner.Read(buffer, offset, count);

    public override Task<int> ReadAsync(
        byte[] buffer,
        int offset,
        int count,
        System.Threading.CancellationToken cancellationToken
    ) => inner.ReadAsync(buffer, offset, count, cancellationToken);

#if NET
    public override ValueTask<int> ReadAsync(
        Memory<byte> buffer,
        System.Threading.CancellationToken cancellationToken = default
    ) => inner.ReadAsync(buffer, cancellationToken);
#endif

    public override void Flush() { }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) =>
        throw new NotSupportedException();
}

/// <summary>Files as values of forms. They have no form in JSON.</summary>
internal sealed class FileType : JsonType<Core.FileParameter>
{
    internal override string Description => "a file";

    internal override bool TryRead(
        System.Text.Json.JsonElement json,
        Reading reading,
        out Core.FileParameter value
    )
    {
        value = null!;
        return false;
    }

    internal override int Fit(System.Text.Json.JsonElement json, bool isLenient) => NoFit;

    internal override void Write(System.Text.Json.Utf8JsonWriter to, Core.FileParameter value) =>
        throw new UnsendableException("A file cannot be sent as JSON");
}
