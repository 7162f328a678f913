package files_test

import (
	"context"
	"fmt"
	"log"

	"example.com/files"
)

func ExampleClient_GetFile() {
	ctx := context.Background()
	client := files.NewClient()
	result, err := client.GetFile(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
