package library_test

import (
	"context"
	"fmt"
	"log"

	"example.com/library"
	"example.com/library/option"
)

func ExampleLibraryClient_GetBook() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Library.GetBook(ctx, "name")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleLibraryClient_GetBookByGet() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Library.GetBookByGet(ctx, "name")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleLibraryClient_ListBooks() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Library.ListBooks(ctx, &library.ListBooksLibraryRequest{Parent: "parent"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleLibraryClient_UpdateBook() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Library.UpdateBook(ctx, &library.UpdateBookLibraryRequest{BookName: "book.name"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleLibraryClient_MoveBook() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	result, err := client.Library.MoveBook(ctx, &library.MoveBookLibraryRequest{Name: "name"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleLibraryClient_DeleteBook() {
	ctx := context.Background()
	client := library.NewClient(option.WithBaseURL("https://api.example.com"))
	if err := client.Library.DeleteBook(ctx, "name"); err != nil {
		log.Fatal(err)
	}
}
