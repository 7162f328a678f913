// What a user of the published module writes.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"example.test/bookshop"
	"example.test/bookshop/option"
)

func main() {
	ctx := context.Background()
	client := bookshop.NewClient(option.WithToken("secret"), option.WithBaseURL(os.Getenv("BASE_URL")))
	book, err := client.Books.Create(ctx, &bookshop.NewBook{Title: "Invisible Cities", Author: "Italo Calvino"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("created %s by %s\n", book.Title, book.Author)

	request := &bookshop.UploadBookCoverRequest{BookID: book.ID, Image: strings.NewReader("12345")}
	if err := client.Books.UploadCover(ctx, request); err != nil {
		log.Fatal(err)
	}
	cover, err := client.Books.DownloadCover(ctx, book.ID)
	if err != nil {
		log.Fatal(err)
	}
	content, err := io.ReadAll(cover)
	if err != nil || cover.Close() != nil {
		log.Fatal(err)
	}
	// The example server keeps the whole form.
	if bytes.Contains(content, []byte("12345")) {
		fmt.Println("cover of 5 bytes")
	}

	_, err = client.Books.Get(ctx, "00000000-0000-4000-8000-000000000000")
	var missing *bookshop.NotFoundError
	if errors.As(err, &missing) {
		fmt.Printf("no such book: %d\n", missing.StatusCode)
	}
}
