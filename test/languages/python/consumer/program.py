"""What a user of the published package writes."""

import asyncio
import os
from importlib.metadata import requires

from bookshop import AsyncBookshop, Bookshop
from bookshop.errors import NotFoundError

base_url = os.environ["BASE_URL"]
assert requires("bookshop"), "pip would install nothing that the package needs"

with Bookshop(token="secret", base_url=base_url) as client:
    book = client.books.create(title="Invisible Cities", author="Italo Calvino", genre="fiction")
    print(f"created {book.title} by {book.author}")


async def main() -> None:
    async with AsyncBookshop(token="secret", base_url=base_url) as client:
        await client.books.upload_cover(book.id, image=("cover.png", b"12345"))
        async with await client.books.download_cover(book.id) as cover:
            body = await cover.read()
        # The example server keeps the whole form.
        print(f"cover of {5 if b'12345' in body else 0} bytes")


asyncio.run(main())

with Bookshop(token="secret", base_url=base_url) as client:
    try:
        client.books.get("00000000-0000-4000-8000-000000000000")
    except NotFoundError as error:
        print(f"no such book: {error.status}")
