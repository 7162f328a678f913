package forms_test

import (
	"context"
	"log"

	"example.com/forms"
)

func ExampleClient_AddOrder() {
	ctx := context.Background()
	client := forms.NewClient()
	if err := client.AddOrder(ctx, &forms.AddOrderRequest{}); err != nil {
		log.Fatal(err)
	}
}

func ExampleClient_AddUpload() {
	ctx := context.Background()
	client := forms.NewClient()
	if err := client.AddUpload(ctx, &forms.AddUploadRequest{}); err != nil {
		log.Fatal(err)
	}
}
