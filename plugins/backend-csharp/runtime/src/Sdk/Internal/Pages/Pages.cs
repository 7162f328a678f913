using System;
using System.Collections.Generic;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Calls operations that respond with a page of a list.</summary>
internal static class Pages
{
    /// <summary>The list, none of whose pages is requested yet.</summary>
    internal static Pager<T, TBody> List<T, TBody>(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> item,
        JsonType<TBody> body,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        Reader<T, TBody> reader = new(core, operation, item, body, options, cancellationToken);
        return new Pager<T, TBody>(token =>
            reader.FetchAsync(new PageCall { Arguments = arguments }, token)
        );
    }

    /// <summary>The first page with the status and the headers of its response.</summary>
    internal static Task<Response<Page<T, TBody>>> FirstRawAsync<T, TBody>(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> item,
        JsonType<TBody> body,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        Reader<T, TBody> reader = new(core, operation, item, body, options, cancellationToken);
        PageCall first = new() { Arguments = arguments };
        return core.PerformAsync(
            ClientCore.CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<Page<T, TBody>>(
                reply.Head,
                await reader.ReadAsync(first, reply).ConfigureAwait(false)
            )
        );
    }

    /// <summary>Requests pages and reads them.</summary>
    private sealed class Reader<T, TBody>(
        ClientCore core,
        OperationSpec operation,
        JsonType<T> item,
        JsonType<TBody> body,
        RequestOptions? options,
        CancellationToken caller
    )
    {
        internal async Task<Page<T, TBody>> FetchAsync(
            PageCall call,
            CancellationToken cancellationToken
        )
        {
            using CancellationTokenSource? linked =
                caller.CanBeCanceled && cancellationToken.CanBeCanceled
                    ? CancellationTokenSource.CreateLinkedTokenSource(caller, cancellationToken)
                    : null;
            CancellationToken either =
                linked?.Token ?? (caller.CanBeCanceled ? caller : cancellationToken);
            Call made = new()
            {
                Operation = operation,
                Arguments = call.Arguments,
                Options = options ?? RequestOptions.None,
                CancellationToken = either,
                Url = call.Url,
            };
            try
            {
                return await core.PerformAsync(made, reply => ReadAsync(call, reply))
                    .ConfigureAwait(false);
            }
            catch (OperationCanceledException error) when (linked is not null)
            {
                throw new OperationCanceledException(
                    error.Message,
                    error,
                    caller.IsCancellationRequested ? caller : cancellationToken
                );
            }
        }

        internal async Task<Page<T, TBody>> ReadAsync(PageCall call, Reply reply)
        {
            byte[] bytes = await reply.BytesAsync().ConfigureAwait(false);
            string text = reply.TextOf(bytes);
            JsonElement data = ParseOf(reply, text);
            FetchedPage page = new(reply, data);
            string baseUrl = options?.BaseUrl ?? core.Config.BaseUrlOf(operation);
            NextPage following = new(operation.Page!, call, page, baseUrl);
            following.CheckCounted();
            Func<PageCall>? next = following.Find();
            return new Page<T, TBody>(
                ItemsOf(page, reply, text),
                () => BodyOf(data, reply, text),
                next is null ? null : token => FetchAsync(next(), token)
            );
        }

        private static JsonElement ParseOf(Reply reply, string text)
        {
            if (text.Length == 0 && reply.Status is 204 or 205)
            {
                return default;
            }

            string json = string.IsNullOrWhiteSpace(text)
                ? reply.Operation.Response?.EmptyBody ?? text
                : text;
            if (json.Length == 0 && reply.Operation.Response?.Empty == true)
            {
                return default;
            }

            try
            {
                return Json.Parse(json);
            }
            catch (JsonException)
            {
                string problem =
                    json.Length == 0 ? "has no body" : "is not the JSON that the API declares";
                throw reply.DecodeFailure(problem, text);
            }
        }

        private IReadOnlyList<T> ItemsOf(FetchedPage page, Reply reply, string text)
        {
            if (page.Items.Count == 0)
            {
                return [];
            }

            string path = string.Join(".", (IEnumerable<string>)["$", .. operation.Page!.Results]);
            try
            {
                return Json.Read(JsonTypes.List(item), page.List, path)!;
            }
            catch (MismatchException error)
            {
                throw reply.DecodeFailure(error.Message, text, error.Path);
            }
        }

        private TBody BodyOf(JsonElement data, Reply reply, string text)
        {
            if (data.ValueKind == JsonValueKind.Undefined)
            {
                throw reply.DecodeFailure("has no body", "");
            }

            try
            {
                return Json.Read(body, data)!;
            }
            catch (MismatchException error)
            {
                throw reply.DecodeFailure(error.Message, text, error.Path);
            }
        }
    }
}
