package files_test

import (
	"context"
	"io"
	"log"
	"os"

	"example.com/files"
)

func ExampleClient_GetFile() {
	ctx := context.Background()
	client := files.NewClient()
	file, err := client.GetFile(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(os.Stdout, file); err != nil {
		log.Fatal(err)
	}
}
