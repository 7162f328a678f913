using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Security.Cryptography;
using System.Text.Json.Nodes;
using System.Threading.Tasks;
using Sdk.Core;

namespace Driver;

/// <summary>Uses up the result of a call as its message says.</summary>
internal sealed class Consuming(Tools tools, Call call, JsonNode message, Progress progress)
{
    /// <summary>The value of the answer; null for none.</summary>
    internal async Task<JsonNode?> ConsumeAsync()
    {
        switch ((string?)message["consume"])
        {
            case "none":
                await DisposeOf(await BeginAsync());
                return null;
            case "raw":
                return await RawAsync(await BeginAsync());
            case "items" or "events":
                await ReadAsync(await BeginAsync(), "All");
                return progress.List();
            case "named":
                return await NamedAsync(await BeginAsync());
            case "ways":
                return await WaysAsync();
            case "head":
                return await HeadAsync(await BeginAsync());
            case "socket":
                return await ConverseAsync(await BeginAsync());
            case "bytes":
                return await DigestAsync((BinaryResponse)(await BeginAsync())!);
            default:
                return await ValueAsync(await BeginAsync());
        }
    }

    /// <summary>A call that lists pages begins when somebody waits for it.</summary>
    private async Task<object?> BeginAsync() => await call.MakeAsync();

    /// <summary>Keeps an item; whether it is the last that the message asks for.</summary>
    private bool IsLast(object? item) => progress.Add(item) == ((int?)message["limit"] ?? -1);

    private static bool IsPager(object? value) => IsOf(value, typeof(Pager<,>));

    private static bool IsOf(object? value, Type definition) =>
        value?.GetType() is { IsGenericType: true } type
        && type.GetGenericTypeDefinition() == definition;

    /// <summary>Calls a method of {@link Reading} with the types of a list or a stream.</summary>
    private static Task<object?> With(string method, object value, params object?[] given) =>
        (Task<object?>)
            typeof(Reading)
                .GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!
                .MakeGenericMethod(value.GetType().GetGenericArguments())
                .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [value, .. given], null)!;

    private Task<object?> ReadAsync(object? value, string way, Func<object?, bool>? isLast = null)
    {
        var kind = IsPager(value) ? "Pages" : "Stream";
        return With($"{kind}{way}Async", value!, isLast ?? IsLast);
    }

    private async Task<JsonNode?> ValueAsync(object? result)
    {
        if (IsPager(result))
        {
            return Page((await With("FirstAsync", result!))!);
        }
        if (result is null or IAsyncDisposable)
        {
            await DisposeOf(result);
            return null;
        }
        if (result is Response)
        {
            return Values.Encoded(result.GetType().GetProperty("Value")!.GetValue(result));
        }
        progress.Show(progress.ShownOf(result));
        return Values.Encoded(result);
    }

    private static async Task DisposeOf(object? result)
    {
        if (IsPager(result))
        {
            await With("FirstAsync", result!);
        }
    }

    private async Task<JsonNode?> RawAsync(object? result)
    {
        var answer = Head((Response)result!);
        var value = result!.GetType().GetProperty("Value")?.GetValue(result);
        if (IsOf(value, typeof(Page<,>)))
        {
            var body = Get(value!, "Body");
            progress.Show(progress.ShownOf(body));
            answer["value"] = Values.Encoded(body);
        }
        else if (value is IAsyncDisposable opened)
        {
            await opened.DisposeAsync();
        }
        else if (value is not null)
        {
            progress.Show(progress.ShownOf(value));
            answer["value"] = Values.Encoded(value);
        }
        return answer;
    }

    private static object? Get(object value, string property) =>
        value.GetType().GetProperty(property)!.GetValue(value);

    private static JsonObject Head(Response response) =>
        Head(response.StatusCode, response.Headers, response.RequestId);

    private static JsonObject Head(
        int status,
        IReadOnlyDictionary<string, IReadOnlyList<string>> headers,
        string? requestId
    )
    {
        var head = new JsonObject { ["status"] = status, ["headers"] = Errors.Headers(headers) };
        if (requestId is { } id)
        {
            head["requestId"] = id;
        }
        return head;
    }

    private static async Task<JsonNode?> HeadAsync(object? result)
    {
        if (result is BinaryResponse file)
        {
            await using (file)
            {
                var head = Head(file.StatusCode, file.Headers, file.RequestId);
                head["contentType"] = file.ContentType;
                head["filename"] = file.FileName;
                return head;
            }
        }
        var response = (Response)result!;
        var value = response.GetType().GetProperty("Value")?.GetValue(response);
        if (value is IAsyncDisposable opened)
        {
            await opened.DisposeAsync();
        }
        return Head(response);
    }

    private JsonObject Page(object page)
    {
        foreach (var item in ((System.Collections.IEnumerable)Get(page, "Items")!).Cast<object?>())
        {
            progress.Add(item);
        }
        var body = Get(page, "Body");
        progress.ShowPage(body is null ? null : progress.ShownOf(body));
        return new JsonObject
        {
            ["hasNextPage"] = (bool)Get(page, "HasNextPage")!,
            ["items"] = progress.List(),
            ["response"] = Values.Encoded(body),
        };
    }

    private async Task<JsonNode?> NamedAsync(object? stream)
    {
        var names = new JsonArray();
        await With(
            "StreamEventsAsync",
            stream!,
            (Func<object?, bool>)(
                one =>
                {
                    progress.Add(Get(one!, "Data"));
                    names.Add(
                        new JsonObject
                        {
                            ["event"] = (string?)Get(one!, "Event"),
                            ["id"] = (string?)Get(one!, "Id"),
                        }
                    );
                    return false;
                }
            )
        );
        return names;
    }

    /// <summary>Uses up the result in every way, each with a call of its own.</summary>
    private async Task<JsonNode?> WaysAsync()
    {
        var (bytes, shown) = (new JsonObject(), new JsonObject());
        foreach (var way in WaysOf(call.Kind))
        {
            var items = new JsonArray();
            var result = await BeginAsync();
            if (result is BinaryResponse file)
            {
                var content = await Downloads.ReadAsync(file, way);
                bytes[way] = Convert.ToHexStringLower(content);
                continue;
            }
            await ReadAsync(
                result,
                way,
                one =>
                {
                    items.Add(progress.ShownOf(way == "Events" ? Get(one!, "Data") : one));
                    return false;
                }
            );
            shown[way] = items;
        }
        progress.Show(call.Kind == "file" ? null : shown);
        return call.Kind == "file" ? bytes : null;
    }

    private static string[] WaysOf(string kind) =>
        kind switch
        {
            "page" => ["All", "ByPage", "ByNextPage"],
            "stream" => ["All", "Events"],
            _ => Downloads.Ways,
        };

    private async Task<JsonNode?> ConverseAsync(object? channel)
    {
        await using var opened = (IAsyncDisposable)channel!;
        var senders = channel!
            .GetType()
            .GetMethods()
            .Where(static one => one.Name == "SendAsync")
            .ToList();
        foreach (var one in message["send"]?.AsArray() ?? [])
        {
            var sender = senders[0];
            var sent = tools.Making.Make(sender.GetParameters()[0].ParameterType, one);
            await (Task)
                sender.Invoke(
                    channel,
                    BindingFlags.DoNotWrapExceptions,
                    null,
                    [sent, default(System.Threading.CancellationToken)],
                    null
                )!;
        }
        var type = channel.GetType().BaseType!;
        var isOver = (int?)message["limit"] != 0;
        if (isOver)
        {
            isOver = !(bool)
                (
                    await (Task<object?>)
                        typeof(Reading)
                            .GetMethod(
                                "MessagesAsync",
                                BindingFlags.Static | BindingFlags.NonPublic
                            )!
                            .MakeGenericMethod(type.GetGenericArguments())
                            .Invoke(
                                null,
                                BindingFlags.DoNotWrapExceptions,
                                null,
                                [channel, (Func<object?, bool>)IsLast],
                                null
                            )!
                )!;
        }
        if (!isOver)
        {
            await (Task)
                channel
                    .GetType()
                    .GetMethod("CloseAsync")!
                    .Invoke(
                        channel,
                        BindingFlags.DoNotWrapExceptions,
                        null,
                        [(int?)message["code"] ?? 1000, ""],
                        null
                    )!;
        }
        return progress.List();
    }

    private async Task<JsonNode?> DigestAsync(BinaryResponse file)
    {
        await using (file)
        {
            using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
            var length = await Downloads.DigestAsync(file, message, hash);
            return new JsonObject
            {
                ["length"] = length,
                ["sha256"] = Convert.ToHexStringLower(hash.GetHashAndReset()),
            };
        }
    }
}

/// <summary>Ways of reading lists and streams, of which each takes items until one is the last.</summary>
internal static class Reading
{
    private static async Task<object?> ReadAsync<T>(
        IAsyncEnumerable<T> source,
        Func<object?, bool> isLast
    )
    {
        await foreach (var item in source)
        {
            if (isLast(item))
            {
                return true;
            }
        }
        return false;
    }

    internal static Task<object?> PagesAllAsync<TItem, TPage>(
        Pager<TItem, TPage> pager,
        Func<object?, bool> isLast
    ) => ReadAsync(pager, isLast);

    internal static async Task<object?> PagesByPageAsync<TItem, TPage>(
        Pager<TItem, TPage> pager,
        Func<object?, bool> isLast
    )
    {
        await foreach (var page in pager.AsPagesAsync())
        {
            _ = page.Items.Any(item => isLast(item));
        }
        return null;
    }

    internal static async Task<object?> PagesByNextPageAsync<TItem, TPage>(
        Pager<TItem, TPage> pager,
        Func<object?, bool> isLast
    )
    {
        for (
            var page = await pager;
            page is not null;
            page = page.HasNextPage ? await page.GetNextPageAsync() : null
        )
        {
            _ = page.Items.Any(item => isLast(item));
        }
        return null;
    }

    internal static async Task<object?> FirstAsync<TItem, TPage>(Pager<TItem, TPage> pager) =>
        await pager;

    internal static async Task<object?> StreamAllAsync<T>(
        EventStream<T> stream,
        Func<object?, bool> isLast
    )
    {
        await using (stream)
        {
            return await ReadAsync(stream, isLast);
        }
    }

    internal static async Task<object?> StreamEventsAsync<T>(
        EventStream<T> stream,
        Func<object?, bool> isLast
    )
    {
        await using (stream)
        {
            return await ReadAsync(stream.Events, isLast);
        }
    }

    internal static Task<object?> MessagesAsync<T>(
        Channel<T> channel,
        Func<object?, bool> isLast
    ) => ReadAsync(channel, isLast);
}

/// <summary>Downloads that are read as streams.</summary>
internal static class Downloads
{
    internal static readonly string[] Ways = ["bytes", "copy", "stream", "file"];

    internal static async Task<byte[]> ReadAsync(BinaryResponse file, string way)
    {
        await using (file)
        {
            if (way == "bytes")
            {
                return await file.ReadAsBytesAsync();
            }
            if (way == "stream")
            {
                await using var body = file.OpenRead();
                using var read = new MemoryStream();
                await body.CopyToAsync(read);
                return read.ToArray();
            }
            if (way == "copy")
            {
                using var all = new MemoryStream();
                await file.CopyToAsync(all);
                return all.ToArray();
            }
            var path = Path.GetTempFileName();
            await file.SaveAsync(path);
            var content = await File.ReadAllBytesAsync(path);
            File.Delete(path);
            return content;
        }
    }

    /// <summary>Hashes a body, or its first chunks if the message says so; gives its length.</summary>
    internal static async Task<long> DigestAsync(
        BinaryResponse file,
        JsonNode message,
        IncrementalHash hash
    )
    {
        var length = 0L;
        var chunk = new byte[1 << 16];
        await using var body = file.OpenRead();
        for (var count = 1; await body.ReadAsync(chunk) is var size and > 0; count++)
        {
            hash.AppendData(chunk, 0, size);
            length += size;
            if (count == (int?)message["limit"])
            {
                break;
            }
            await Task.Delay(TimeSpan.FromMilliseconds((double?)message["pause"] ?? 0));
        }
        return length;
    }
}
