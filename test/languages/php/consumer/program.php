<?php

declare(strict_types=1);

// What a user of the published package writes.

use Bookshop\BookshopClient;
use Bookshop\Core\FileUpload;
use Bookshop\Exceptions\NotFoundException;

require __DIR__ . '/vendor/autoload.php';

$client = new BookshopClient(token: 'secret', baseUrl: getenv('BASE_URL'));
$book = $client->books->create(title: 'Invisible Cities', author: 'Italo Calvino', genre: 'fiction');
echo "created $book->title by $book->author\n";

$client->books->uploadCover($book->id, image: FileUpload::fromString('12345', 'cover.png'));
$cover = $client->books->downloadCover($book->id)->contents();
// The example server keeps the whole form.
echo 'cover of ', str_contains($cover, '12345') ? 5 : 0, " bytes\n";

try {
    $client->books->get('00000000-0000-4000-8000-000000000000');
} catch (NotFoundException $error) {
    echo "no such book: $error->statusCode\n";
}
