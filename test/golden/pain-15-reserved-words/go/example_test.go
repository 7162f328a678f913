package reserved_test

import (
	"context"
	"fmt"
	"log"

	"example.com/reserved"
)

func ExampleClassClient_Import() {
	ctx := context.Background()
	client := reserved.NewClient()
	result, err := client.Class.Import(ctx, &reserved.ImportClassRequest{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleClassClient_Delete() {
	ctx := context.Background()
	client := reserved.NewClient()
	if err := client.Class.Delete(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExampleClassClient_New() {
	ctx := context.Background()
	client := reserved.NewClient()
	if err := client.Class.New(ctx); err != nil {
		log.Fatal(err)
	}
}

func ExamplePackageClient_Return() {
	ctx := context.Background()
	client := reserved.NewClient()
	result, err := client.Package.Return(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
