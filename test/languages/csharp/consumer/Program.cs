// What a user of the published package writes.
using System.Text;
using Bookshop;
using Bookshop.Core;

var baseUrl = Environment.GetEnvironmentVariable("BASE_URL");
using var client = new BookshopClient(
    new BookshopClientOptions { Token = "secret", BaseUrl = baseUrl }
);
var book = await client.Books.CreateAsync(
    new NewBook { Title = "Invisible Cities", Author = "Italo Calvino" }
);
Console.WriteLine($"created {book.Title} by {book.Author}");

var image = FileParameter.FromBytes("12345"u8.ToArray());
await client.Books.UploadCoverAsync(book.Id, new(image));
await using var cover = await client.Books.DownloadCoverAsync(book.Id);

// The example server keeps the whole form.
if (Encoding.UTF8.GetString(await cover.ReadAsBytesAsync()).Contains("12345"))
{
    Console.WriteLine("cover of 5 bytes");
}

try
{
    await client.Books.GetAsync(Guid.Parse("00000000-0000-4000-8000-000000000000"));
}
catch (BookshopNotFoundException missing)
{
    Console.WriteLine($"no such book: {missing.StatusCode}");
}
