// What a library for .NET Standard, or a program for .NET Framework, writes.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Bookshop;
using Bookshop.Core;

public sealed class Catalogue(IBookshopClient client)
{
    public async Task<IReadOnlyList<string>> TitlesAsync(CancellationToken cancellationToken)
    {
        var page = await client.Books.ListAsync(cancellationToken: cancellationToken);
        List<string> titles = [];
        foreach (Book book in page.Items)
        {
            titles.Add(book.Title);
        }

        return titles;
    }

    public Task<Book> AddAsync(string title, string author) =>
        client.Books.CreateAsync(
            new NewBook { Title = title, Author = author },
            new RequestOptions { MaxRetries = 0 }
        );
}
