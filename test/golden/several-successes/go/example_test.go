package severalsuccesses_test

import (
	"context"
	"fmt"
	"log"

	severalsuccesses "example.com/several-successes"
)

func ExampleJobsClient_StartJob() {
	ctx := context.Background()
	client := severalsuccesses.NewClient()
	result, err := client.Jobs.StartJob(ctx, &severalsuccesses.StartJobRequest{ID: "id"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleJobsClient_ListJobs() {
	ctx := context.Background()
	client := severalsuccesses.NewClient()
	result, err := client.Jobs.ListJobs(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleJobsClient_PutJob() {
	ctx := context.Background()
	client := severalsuccesses.NewClient()
	result, err := client.Jobs.PutJob(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleJobsClient_GetJob() {
	ctx := context.Background()
	client := severalsuccesses.NewClient()
	result, err := client.Jobs.GetJob(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

func ExampleJobsClient_DeleteJob() {
	ctx := context.Background()
	client := severalsuccesses.NewClient()
	result, err := client.Jobs.DeleteJob(ctx, "id")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
