package clientvalues_test

import (
	"context"
	"log"

	clientvalues "example.com/client-values"
)

func ExampleJobsClient_List() {
	ctx := context.Background()
	client := clientvalues.NewClient()
	if err := client.Jobs.List(ctx, &clientvalues.ListJobsRequest{}); err != nil {
		log.Fatal(err)
	}
}

func ExampleJobsClient_Create() {
	ctx := context.Background()
	client := clientvalues.NewClient()
	if err := client.Jobs.Create(ctx, &clientvalues.CreateJobsRequest{}); err != nil {
		log.Fatal(err)
	}
}
