using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Tests;

/// <content>Calls that list pages.</content>
internal sealed partial class WireCase<TClient>
{
    /// <summary>
    /// Makes a call that lists pages, the first of which must be the expected JSON, and returns its first items.
    /// </summary>
    internal Task<List<TItem>> CheckPageAsync<TItem, TPage>(
        Func<TClient, Pager<TItem, TPage>> call,
        int count
    ) =>
        RunAsync(async client =>
        {
            List<TItem> items = [];
            var page = await call(client);
            Compare(page.Body);
            foreach (var item in page.Items)
            {
                if (items.Count < count)
                {
                    items.Add(item);
                }
            }
            return items;
        });
}
