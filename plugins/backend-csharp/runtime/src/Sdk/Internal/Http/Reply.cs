using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>A response whose body is still to be read, within the attempt that brought it.</summary>
internal sealed class Reply : IDisposable
{
    /// <summary>The most that is kept of the body of an error.</summary>
    private const int MostOfError = 1024 * 1024;

    private static readonly string[] s_usualIdHeaders =
    [
        "x-request-id",
        "request-id",
        "x-correlation-id",
    ];

    private static readonly Regex s_charset = new(
        @";\s*charset\s*=\s*""?([^\s;""]+)",
        RegexOptions.IgnoreCase | RegexOptions.CultureInvariant
    );

    private readonly HttpResponseMessage _response;
    private Stream? _stream;

    internal Reply(
        Config config,
        Prepared prepared,
        HttpResponseMessage response,
        Deadline deadline
    )
    {
        _response = response;
        Config = config;
        Prepared = prepared;
        Status = (int)response.StatusCode;
        Headers = new ResponseHeaders(response);
        Url = Urls.Bare(response.RequestMessage?.RequestUri?.AbsoluteUri ?? prepared.Url);
        Deadline = deadline;
        deadline.Called = Called = deadline.Called.At(Url);
        RequestId = IdOf(config.Spec);
    }

    internal Config Config { get; }

    internal Prepared Prepared { get; }

    internal OperationSpec Operation => Prepared.Operation;

    internal int Status { get; }

    internal bool IsSuccess => Status is >= 200 and < 300;

    internal ResponseHeaders Headers { get; }

    internal string Url { get; }

    internal string? RequestId { get; }

    internal Deadline Deadline { get; }

    internal Called Called { get; }

    internal int Attempt { get; set; }

    /// <summary>Whether the body outlives the attempt, and whoever reads it ends it.</summary>
    internal bool IsKeptOpen { get; private set; }

    internal TimeSpan? AskedWait => Retry.AskedWait(Headers, DateTimeOffset.UtcNow);

    /// <summary>The most bytes of the body, or of one part of it; null for the usual, 0 for no limit.</summary>
    internal long? Limit => Config.LimitOf(Prepared.Call.Options);

    internal Response Head => new(Status, Headers.All, RequestId, Url);

    /// <summary>The media type, in lower case; empty where there is none.</summary>
    internal string MediaType =>
        (Headers.Get("content-type") ?? "").Split(';')[0].Trim().ToLowerInvariant();

    /// <summary>Whether the content type says JSON, or nothing.</summary>
    internal bool MayBeJson
    {
        get
        {
            string type = MediaType;
            return type.Length == 0
                || type.EndsWith("/json", StringComparison.Ordinal)
                || type.EndsWith("+json", StringComparison.Ordinal);
        }
    }

    private string? IdOf(ClientSpec spec)
    {
        foreach (string name in spec.RequestIdHeaders ?? s_usualIdHeaders)
        {
            if (Headers.Get(name) is { Length: > 0 } id)
            {
                return id;
            }
        }

        return null;
    }

    /// <summary>Lets the body outlive the attempt. The clock stands still until something is read.</summary>
    internal void KeepOpen()
    {
        IsKeptOpen = true;
        Deadline.Pause();
    }

    /// <summary>The body, decompressed.</summary>
    internal async ValueTask<Stream> OpenAsync()
    {
        if (_stream is null)
        {
            Stream body = _response.Content is null
                ? Stream.Null
                : await _response.Content.ReadAsStreamAsync(Deadline.Token).ConfigureAwait(false);
            bool isCompressed = string.Equals(
                Headers.Get("content-encoding"),
                "gzip",
                StringComparison.OrdinalIgnoreCase
            );
            _stream = isCompressed ? new GZipStream(body, CompressionMode.Decompress) : body;
        }

        return _stream;
    }

    /// <summary>Reads a part of the body; 0 at the end.</summary>
    /// <exception cref="BrandConnectionException">The connection failed, or time was up.</exception>
    internal async ValueTask<int> ReadAsync(Memory<byte> buffer)
    {
        try
        {
            Stream body = await OpenAsync().ConfigureAwait(false);
            return await body.ReadAsync(buffer, Deadline.Token).ConfigureAwait(false);
        }
        catch (Exception error) when (error is not SdkException)
        {
            throw Deadline.Reason(error)
                ?? new SdkConnectionException(
                    Called.Failed("the connection failed while the response was read"),
                    Deadline.Phase,
                    error
                );
        }
    }

    /// <summary>Reads a part of a body that is kept open, the time limit counted from now; 0 at the end.</summary>
    internal async ValueTask<int> ReadNextAsync(Memory<byte> buffer)
    {
        Deadline.Phase = CallPhase.Idle;
        Deadline.Restart();
        int count = await ReadAsync(buffer).ConfigureAwait(false);
        Deadline.Pause();
        return count;
    }

    /// <summary>The body as a whole.</summary>
    internal async Task<byte[]> BytesAsync()
    {
        long most = Limit ?? 0;
        Deadline.Phase = CallPhase.Body;
        using MemoryStream all = new();
        // Given back only by a body that ended: a read that was cut off may still write into it.
        byte[] buffer = ArrayPool<byte>.Shared.Rent(16 * 1024);
        for (int count; (count = await ReadAsync(buffer).ConfigureAwait(false)) > 0; )
        {
            all.Write(buffer, 0, count);
            if (most > 0 && all.Length > most)
            {
                throw DecodeFailure($"is larger than {most} bytes", null);
            }
        }

        ArrayPool<byte>.Shared.Return(buffer);
        return all.ToArray();
    }

    /// <summary>The start of the body as text: what was read before a failure counts.</summary>
    internal async Task<string> StartAsync()
    {
        Deadline.Phase = CallPhase.Body;
        using MemoryStream all = new();
        byte[] buffer = new byte[16 * 1024];
        try
        {
            for (int count = 1; count > 0 && all.Length < MostOfError; )
            {
                count = await ReadAsync(buffer).ConfigureAwait(false);
                all.Write(buffer, 0, (int)Math.Min(count, MostOfError - all.Length));
            }
        }
        catch (SdkException)
        {
            // The status is known, and more useful than the failure to read on.
        }

        return TextOf(all.ToArray());
    }

    /// <summary>Bytes in the charset that the content type names, or else in UTF-8.</summary>
    internal string TextOf(byte[] bytes)
    {
        string text = Charset().GetString(bytes);
        return text.StartsWith('\uFEFF') ? text[1..] : text;
    }

    internal Encoding Charset()
    {
        string type = Headers.Get("content-type") ?? "";
        int parameters = type.IndexOf(';');
        if (
            parameters < 0
            || string.Equals(
                type[parameters..],
                "; charset=utf-8",
                StringComparison.OrdinalIgnoreCase
            )
        )
        {
            return Encoding.UTF8;
        }

        Match named = s_charset.Match(type);
        try
        {
            return named.Success ? Encoding.GetEncoding(named.Groups[1].Value) : Encoding.UTF8;
        }
        catch (ArgumentException)
        {
            return Encoding.UTF8;
        }
    }

    /// <summary>JSON of a body that is not a success; null for what is none.</summary>
    internal JsonElement? JsonIn(string text)
    {
        if (!MayBeJson)
        {
            return null;
        }

        try
        {
            return Json.Parse(text);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>JSON of a part of a success.</summary>
    /// <exception cref="BrandDecodeException">The part is not JSON.</exception>
    internal JsonElement JsonOf(string text)
    {
        try
        {
            return Json.Parse(text);
        }
        catch (JsonException)
        {
            throw DecodeFailure("is not the JSON that the API declares", text);
        }
    }

    /// <summary>The failure of a body that is not as declared.</summary>
    internal SdkDecodeException DecodeFailure(
        string problem,
        string? text,
        string? path = null,
        int? line = null
    )
    {
        string where = line is null ? "" : $" in line {line}";
        return new SdkDecodeException(
            Called.Failed($"the response (status {Status}) {problem}{where}"),
            new DecodeDetails
            {
                Status = Status,
                Headers = Headers.All,
                RawBody = text,
                Path = path,
                Line = line,
            }
        );
    }

    internal Task PassOverAsync() => UnreadBodies.PassOverAsync(_response, Deadline.Token);

    public void Dispose()
    {
        Deadline.Dispose();
        _stream?.Dispose();
        _response.Dispose();
    }
}
