package audiences_test

import (
	"context"
	"fmt"
	"log"
	"strings"

	"example.com/audiences"
)

func ExampleBooksClient_List() {
	ctx := context.Background()
	client := audiences.NewClient()
	result, err := client.Books.List(ctx, &audiences.ListBooksRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleBooksClient_Upload() {
	ctx := context.Background()
	client := audiences.NewClient()
	result, err := client.Books.Upload(ctx, &audiences.UploadBooksRequest{File: strings.NewReader("content of the file")})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
